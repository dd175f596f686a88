import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { pluralize } from '../../lib/text';
import { keyOf } from '../../persistence/engine/keys';
import { STORE_UNITS, WARN_AT, type StorageUsage } from '../../persistence/pictures/storageUsage';
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
        sx={{ height: 10, borderRadius: 5 }}
      />
      <Typography sx={{ my: 1 }}>
        {percent(usage.entryUnits + usage.pictureUnits)} used.{' '}
        {pluralize(usage.pictureCount, 'picture')} stored, room for about{' '}
        {pluralize(usage.photosLeft, 'more photo', 'more photos')}.
      </Typography>
      {usage.share >= WARN_AT && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          More than 80% of the room is used. Download a backup, then make room under Pictures.
        </Alert>
      )}
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& td, & th': { py: 0.5 },
          [LARGE_TEXT]: {
            '&, & thead, & tbody': { display: 'block' },
            '& tr': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
            '& th': { maxWidth: '100%', overflowWrap: 'break-word' },
          },
        }}
      >
        <caption className="visually-hidden">Storage by entry</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, { key: 'other', units: other }].map(({ key, units }) => (
            <tr key={key}>
              <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400 }}>
                {NAMES.get(key) ?? (key === 'pictures' ? 'Pictures' : 'Bookkeeping')}
              </Box>
              <Box component="td" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {percent(units)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
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
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" onClick={() => void ask()}>
        Ask the browser to keep the data
      </Button>
      <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
        {answer}
      </Typography>
    </Box>
  );
}
