import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PlainList } from '../../ui/layout/PlainList';
import { useAppSelector } from '../../app/store/hooks';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { stageOverview, type StageCount } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { formatDollars } from '../../lib/money';
import { leadsAddress } from '../shared/leadsView/leadsView';

/**
 * The twelve stages, each with its active leads and a bar for their value; links to the table.
 */
export function StageFunnel() {
  const leads = useAppSelector(selectLeads);
  const stages = useMemo(() => stageOverview(leads), [leads]);
  const most = Math.max(1, ...stages.map(({ value }) => value));
  return (
    <PlainList
      component="ol"
      aria-label="Stages"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto auto',
          sm: 'fit-content(12rem) minmax(3rem, 1fr) auto auto',
        },
        pb: 1,
      }}
    >
      {stages.map((line) => (
        <StageLine key={line.stage} line={line} most={most} />
      ))}
    </PlainList>
  );
}

/** The columns of the surrounding grid. */
const COLUMNS = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;

function StageLine({ line: { stage, count, value }, most }: { line: StageCount; most: number }) {
  return (
    <Box component="li" sx={COLUMNS}>
      <Box
        component={Link}
        to={leadsAddress({ stage })}
        sx={{
          ...COLUMNS,
          alignItems: 'center',
          columnGap: 1,
          minHeight: 44,
          px: 2,
          py: { xs: 0.75, sm: 0 },
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Typography
          variant="body2"
          sx={{ fontWeight: count > 0 ? 600 : 400, [LARGE_TEXT]: { gridColumn: '1 / -1' } }}
        >
          {stage}
          <span className="visually-hidden">: </span>
        </Typography>
        <Box
          aria-hidden
          sx={{
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            gridRow: { xs: 2, sm: 'auto' },
            height: { xs: 6, sm: 10 },
            borderRadius: 5,
            bgcolor: 'var(--sunken)',
            // The name of the stage has a line of its own, above the bar and the numbers.
            [LARGE_TEXT]: { gridColumn: 'auto', gridRow: 2 },
          }}
        >
          <Box
            sx={{
              width: `${(value / most) * 100}%`,
              height: '100%',
              borderRadius: 5,
              bgcolor: 'primary.main',
              '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
            }}
          />
        </Box>
        <Typography
          variant="body2"
          sx={{ textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
          <span className="visually-hidden">{count === 1 ? ' lead, ' : ' leads, '}</span>
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDollars(value)}
        </Typography>
      </Box>
    </Box>
  );
}
