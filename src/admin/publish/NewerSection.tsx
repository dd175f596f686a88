import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PlainList } from '../../ui/layout/PlainList';
import { useAppDispatch } from '../../app/store/hooks';
import { applyDeployed } from '../../app/publication/publishSite';
import type { Change } from '../../domain/publication/rules';
import { messageOf } from '../../lib/errors';
import { focusElement } from '../../ui/screen/focusElement';
import { useNotify } from '../../ui/notices/Notices';
import { Section } from '../../ui/screen/Section';
import { ChangeItem } from './ChangeItem';

/** Newer content of the deployed site, applied one page, project or post at a time. */
export function NewerSection({ newer }: { newer: readonly Change[] }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [problem, setProblem] = useState('');

  const take = async (wanted: readonly Change[], words: string): Promise<void> => {
    try {
      const act = await dispatch(applyDeployed(wanted));
      setProblem('');
      notify(words, { act });
      // The pressed button disappears with the change that it applied.
      focusElement();
    } catch (error) {
      console.error('The deployed site’s version could not be taken:', error);
      setProblem(messageOf(error));
    }
  };

  return (
    <Section
      title="Newer on the deployed site"
      action={
        newer.length > 1 && (
          <Button onClick={() => void take(newer, 'All of the newer versions were taken')}>
            Take all
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        Published from another browser, and not edited in this one. Until you take it, you see the
        earlier version here. Publishing keeps the newer one, and your own edits stay.
      </Typography>
      {problem && <Alert severity="error">Nothing was taken: {problem}</Alert>}
      <PlainList lines="between">
        {newer.map((change) => (
          <ChangeItem
            key={`${change.list} ${change.id}`}
            change={change}
            action={
              <Button
                variant="outlined"
                aria-label={`Take ${change.title}`}
                onClick={() => void take([change], `${change.title} was taken`)}
              >
                Take
              </Button>
            }
          />
        ))}
      </PlainList>
    </Section>
  );
}
