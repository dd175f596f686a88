import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pluralize } from '../../lib/text';
import { keyOf } from '../../persistence/engine/keys';
import { STORE_UNITS, WARN_AT, type StorageUsage } from '../../persistence/pictures/storageUsage';
import { BarTable } from '../../ui/BarTable';
import { Section } from '../../ui/screen/Section';
import { ENTRY_LABELS } from './entryLabels';
import { useStorageUsage } from './useStorageUsage';

const percent = (units: number): string =>
  `${((units / STORE_UNITS) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;

const NAMES = new Map(Object.entries(ENTRY_LABELS).map(([entry, name]) => [keyOf(entry), name]));

/** The size of each entry, how many photos still fit, and whether data may be evicted. */
export function UsageSection() {
  const usage = useStorageUsage();

  return (
    <Section title="How full it is">
      {usage ? (
        <Usage usage={usage} />
      ) : (
        <Typography>Storage cannot be read in this browser.</Typography>
      )}
      <Persistence />
    </Section>
  );
}

function Usage({ usage }: { usage: StorageUsage }) {
  const rows = [
    ...usage.entries.filter(({ key }) => NAMES.has(key)),
    { key: 'pictures', units: usage.pictureUnits },
  ];
  const other =
    usage.entryUnits -
    rows.reduce((sum, { key, units }) => sum + (key === 'pictures' ? 0 : units), 0);
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, usage.share * 100)}
        color={usage.share >= WARN_AT ? 'error' : 'primary'}
        aria-label="Storage used"
      />
      <Typography>
        {percent(usage.entryUnits + usage.pictureUnits)} used.{' '}
        {pluralize(usage.pictureCount, 'picture')} stored, room for about{' '}
        {pluralize(usage.photosLeft, 'more photo', 'more photos')}.
      </Typography>
      {usage.share >= WARN_AT && (
        <Alert severity="warning">
          More than 80% of the room is used. Download a backup, then make room under Pictures.
        </Alert>
      )}
      <BarTable
        title="Storage by entry"
        head={['Entry', 'Share']}
        rows={[...rows, { key: 'other', units: other }].map(({ key, units }) => ({
          label: NAMES.get(key) ?? (key === 'pictures' ? 'Pictures' : 'Bookkeeping'),
          cells: [percent(units)],
        }))}
      />
    </>
  );
}

/** Asks the browser to persist the data even when the device runs out of space. */
function Persistence() {
  const [answer, setAnswer] = useState('');
  // Older browsers, and pages without https, have no storage manager.
  const manager = navigator.storage as StorageManager | undefined;
  if (!manager) return null;
  const ask = async (): Promise<void> => {
    try {
      const isKept = await manager.persist();
      setAnswer(
        isKept
          ? 'This browser keeps the data until you clear it yourself.'
          : 'This browser did not promise to keep the data. Backups matter all the more.',
      );
    } catch (error) {
      console.error('The browser could not be asked to keep the data:', error);
      setAnswer('This browser could not be asked. Backups matter all the more.');
    }
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => void ask()}>
        Ask the browser to keep the data
      </Button>
      <Typography component="output" variant="body2">
        {answer}
      </Typography>
    </Stack>
  );
}
