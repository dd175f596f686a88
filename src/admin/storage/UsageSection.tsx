import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { LIST_NAMES } from '../../domain/lists/schema';
import { pluralize } from '../../lib/text';
import { keyOf } from '../../persistence/engine/keys';
import { requestPersistence, isPersistent } from '../../persistence/persistentStorage';
import {
  photosIn,
  STORE_UNITS,
  WARN_AT,
  type StorageUsage,
} from '../../persistence/pictures/storageUsage';
import { BarTable } from '../../ui/BarTable';
import { Section } from '../../ui/screen/Screen';
import { USAGE_FRAGMENT } from '../shared/storage/fragments';
import { entryLabel, formatKilobytes } from './entryLabels';
import { useStoredPictures } from './pictures/useStoredPictures';
import { useStorageUsage } from './useStorageUsage';

const percent = (units: number): string =>
  `${((units / STORE_UNITS) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;

const NAMES = new Map(
  [...LIST_NAMES, 'signedIn'].map((entry) => [keyOf(entry), entryLabel(entry)]),
);

/** The size of each entry, how many photos still fit, and whether data may be evicted. */
export function UsageSection() {
  const usage = useStorageUsage();

  return (
    <Section title="How full it is" id={USAGE_FRAGMENT}>
      {usage ? (
        <Usage usage={usage} />
      ) : (
        <Typography>Storage cannot be read in this browser.</Typography>
      )}
      <PicturesUsage usage={usage} />
      <Persistence />
    </Section>
  );
}

function Usage({ usage }: { usage: StorageUsage }) {
  const rows = usage.entries.filter(({ key }) => NAMES.has(key));
  const other = usage.entryUnits - rows.reduce((sum, { units }) => sum + units, 0);
  const pictures = usage.pictureUnits > 0 ? [{ key: 'pictures', units: usage.pictureUnits }] : [];
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, usage.share * 100)}
        color={usage.share >= WARN_AT ? 'error' : 'primary'}
        aria-label="Storage used"
      />
      <Typography>
        {percent(usage.entryUnits + usage.pictureUnits)} of the room for leads, jobs and texts is
        used.
      </Typography>
      {usage.share >= WARN_AT && (
        <Alert severity="warning">
          More than 80% of the room is used. Download a backup, then delete what you no longer need.
        </Alert>
      )}
      <BarTable
        title="Storage by entry"
        head={['Entry', 'Share']}
        rows={[...rows, ...pictures, { key: 'other', units: other }].map(({ key, units }) => ({
          label: NAMES.get(key) ?? (key === 'pictures' ? 'Pictures' : 'Bookkeeping'),
          cells: [percent(units)],
        }))}
      />
    </>
  );
}

/** How many pictures are stored, where, and how many more fit. */
function PicturesUsage({ usage }: { usage: StorageUsage | undefined }) {
  const { isRead, pictures, free, isLocal } = useStoredPictures();
  const room = isLocal ? usage && usage.pictureLimit - usage.pictureUnits : free;
  if (!isRead) return null;
  return (
    <>
      <Typography>
        {pluralize(pictures.length, 'picture')} stored (
        {formatKilobytes(pictures.reduce((sum, { size }) => sum + size, 0))})
        {room !== undefined && `, room for about ${pluralize(photosIn(room), 'more photo')}`}.
      </Typography>
      {isLocal && (
        <Alert severity="warning">
          This browser keeps no database for this site, as in some private windows, or its database
          does not answer. New pictures take the room of leads and jobs here, so that few fit. Are
          earlier ones missing? They are there again once you close this site and open it again.
        </Alert>
      )}
    </>
  );
}

/** Whether WebKit shows the site in a browser's tab: there it removes what is stored after a while. */
const isSafariTab = (): boolean =>
  navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;

/** Whether the browser has agreed to keep the data even when the device runs out of space. */
function Persistence() {
  const [isPromised, setPromised] = useState<boolean>();
  useEffect(() => {
    void isPersistent().then(setPromised);
  }, []);
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Typography component="output" variant="body2">
        {isPromised
          ? 'This browser keeps the data until you clear it yourself.'
          : 'This browser has not promised to keep the data. Backups matter all the more.'}
      </Typography>
      {isSafariTab() && (
        <Alert severity="warning">
          Safari removes what a site has stored after seven days without a visit, unless the site is
          on the home screen. Tap Share, then Add to Home Screen (on a Mac: File, then Add to Dock),
          and open it from there. It starts empty: restore a backup of this one.
        </Alert>
      )}
      {isPromised === false && (
        <Button variant="outlined" onClick={() => void requestPersistence().then(setPromised)}>
          Ask the browser to keep the data
        </Button>
      )}
    </Stack>
  );
}
