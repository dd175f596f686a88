import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../app/store/hooks';
import { stageOverview } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { formatDollars } from '../../lib/money';
import { leadsAddress } from '../shared/leadsView/leadsView';
import styles from './StageFunnel.module.css';

/**
 * The twelve stages, each with its active leads and a bar for their value; links to the table.
 */
export function StageFunnel() {
  const leads = useAppSelector(selectLeads);
  const stages = useMemo(() => stageOverview(leads), [leads]);
  const most = Math.max(1, ...stages.map(({ value }) => value));
  return (
    <ol className={styles.stages} aria-label="Stages">
      {stages.map(({ stage, count, value }) => (
        <li key={stage}>
          <Typography
            variant="body2"
            component={Link}
            to={leadsAddress({ stage })}
            className={styles.line}
          >
            <span className={styles.stage} data-empty={count === 0 ? '' : undefined}>
              {stage}
              <span className="visually-hidden">: </span>
            </span>
            <div aria-hidden className={styles.track}>
              <div className={styles.bar} style={{ width: `${(value / most) * 100}%` }} />
            </div>
            <span className={styles.count}>
              {count}
              <span className="visually-hidden">{count === 1 ? ' lead, ' : ' leads, '}</span>
            </span>
            <span className={styles.value}>{formatDollars(value)}</span>
          </Typography>
        </li>
      ))}
    </ol>
  );
}
