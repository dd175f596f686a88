import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Button, LinearProgress, Link as MuiLink, Stack, Typography } from '@mui/material';
import { formatDistance, max } from 'date-fns';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { selectDeleted } from '../../domain/undo/slice';
import { formatDateTime } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { damagedEntries } from '../../persistence/damagedEntries';
import { keyOf } from '../../persistence/engine/keys';
import { browserStorage } from '../../persistence/engine/keyValueStorage';
import { selectDamage, selectLastBackup } from '../../persistence/engine/storageSlice';
import { useNotify } from '../../ui/notices/Notices';
import { Columns, LinkButton, Muted, Row } from '../../ui/parts';
import { saveFile } from '../../ui/saveFile';
import { Screen, Section } from '../../ui/screen/Screen';
import { useConfirm } from '../../ui/screen/useConfirm';
import { DAMAGED_FRAGMENT, PREVIEW_FRAGMENT } from '../shared/storage/fragments';
import { useBackupDownload } from '../shared/storage/useBackupDownload';
import { NOTHING_DELETED } from '../shared/undo/useAct';
import { RestoreSection } from './backup/RestoreSection';
import { LeadsCsvSection } from './csv/LeadsCsvSection';
import { DevicesSection } from './devices/DevicesSection';
import { useIsConnected } from './devices/useDevices';
import { entryLabel, formatKilobytes } from './entryLabels';
import { PicturesSection } from './pictures/PicturesSection';
import { StartOverSection } from './StartOverSection';
import { UsageSection } from './UsageSection';
import { measureAgain, useStorageUsage } from './useStorageUsage';

/** The Storage page: what this browser stores, the space left, and backups. */
export function StorageScreen() {
  const isConnected = useIsConnected();
  return (
    <Screen
      title="Storage and backup"
      isIntroOnPhone
      intro={`Everything you enter is kept in this browser, on this device${isConnected ? ', and encrypted at your store' : ''}. A backup is a file that you keep elsewhere.`}
      back={{ to: ADDRESSES.dashboard, label: 'Dashboard' }}
    >
      {/* The preview of an import takes both. */}
      <Columns sx={{ [`&:has(#${PREVIEW_FRAGMENT})`]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
        <Stack spacing={2}>
          <BackupSection />
          <DevicesSection />
          <MoveSection />
          <LeadsCsvSection />
        </Stack>
        <Stack spacing={2}>
          <UsageSection />
          <PicturesSection />
          <RestoreSection />
          <DeletedSection />
          <DamagedSection />
          <StartOverSection />
        </Stack>
      </Columns>
    </Screen>
  );
}

/** Explains how to move to another computer or browser. */
const MoveSection = () => (
  <Section title="Move to another machine">
    <Typography component="ol">
      <li>
        On this machine: <strong>Download backup</strong>.
      </li>
      <li>
        On the other one: open this page, choose the file under <strong>Restore</strong>, and{' '}
        <strong>Merge</strong>.
      </li>
    </Typography>
    <Muted>
      The same file twice adds nothing, and of two edits the newer one stays. So you can carry
      backups both ways; or join the two for good, under <strong>Your devices</strong>. What you
      have{' '}
      <MuiLink component={Link} to={ADDRESSES.publish}>
        published
      </MuiLink>{' '}
      is on the other machine already: it comes with the site.
    </Muted>
  </Section>
);

/** How much can be restored, and the way there. */
function DeletedSection() {
  const { length } = useAppSelector(selectDeleted);
  return (
    <Section title="Recently deleted">
      <Typography>
        {length === 0 ? NOTHING_DELETED : `${pluralize(length, 'deletion')} can be taken back.`}
      </Typography>
      <LinkButton to={ADDRESSES.deleted} variant="outlined">
        Show recently deleted
      </LinkButton>
    </Section>
  );
}

/** Downloads a backup of all data; shows the age of the last one. */
function BackupSection() {
  const lastBackup = useAppSelector(selectLastBackup);
  const now = useNow();
  const madeAt = lastBackup ? new Date(lastBackup.at) : undefined;
  const { save, problem, progress } = useBackupDownload();

  return (
    <Section title="Backup">
      <Typography>
        {lastBackup && madeAt
          ? `Last backup: ${formatDistance(madeAt, max([now, madeAt]), { addSuffix: true })} (${formatDateTime(lastBackup.at)}).`
          : 'No backup has been downloaded from this browser yet.'}
      </Typography>
      <Button variant="contained" startIcon={<DownloadIcon />} onClick={save}>
        Download backup
      </Button>
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress} aria-label="Making the backup" />
      )}
      <Muted>
        One file (.zip) with leads, projects, posts, gallery, page copy and uploaded pictures. Keep
        it where you keep your books.
      </Muted>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Section>
  );
}

/** An unreadable text that can be downloaded. */
type Damaged = ReturnType<typeof useDamaged>[number];

function useDamaged() {
  const reports = useAppSelector(selectDamage);
  const usage = useStorageUsage();
  const counts = new Map(
    reports.map(({ entry, keptUnder, goodEntities, badEntities }) => [
      keptUnder ?? keyOf(entry),
      `${pluralize(badEntities, 'entry', 'entries')} could not be read, ${goodEntities} could.`,
    ]),
  );
  const setAside = damagedEntries(usage).map(({ key, entry, units }) => ({
    key,
    entry,
    words: `${counts.get(key) ?? 'Could not be read in an earlier visit.'} The text was set aside (${formatKilobytes(units)}).`,
    /** Whether it was set aside and can be removed; the entry itself cannot. */
    isSetAside: true,
  }));
  const inPlace = reports
    .filter(({ keptUnder }) => keptUnder === null)
    .map(({ entry }) => ({
      key: keyOf(entry),
      entry,
      words: `${counts.get(keyOf(entry)) ?? ''} The text stands as it was.`,
      isSetAside: false,
    }));
  return [...inPlace, ...setAside];
}

/** The data that could not be read, to download unchanged or remove; renders nothing without any. */
function DamagedSection() {
  const notify = useNotify();
  const damaged = useDamaged();
  const { confirm, dialog } = useConfirm();

  const download = ({ key, entry }: Damaged): void => {
    saveFile(`damaged-${entry}.txt`, browserStorage().read(key) ?? '', 'text/plain');
  };
  const remove = async ({ key }: Damaged): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Remove damaged data',
      question:
        'This is the only copy of what could not be read. Download it first if you may still want to look at it. Your present data stays as it is.',
      confirmLabel: 'Remove',
    });
    if (!isConfirmed) return;
    try {
      browserStorage().remove(key);
      notify('The damaged text was removed');
    } catch (error) {
      console.error('The damaged text could not be removed:', error);
      notify('The damaged text could not be removed');
    }
    measureAgain();
  };

  return (
    damaged.length > 0 && (
      <Section title="Damaged data" id={DAMAGED_FRAGMENT}>
        {damaged.map((entry) => (
          <div key={entry.key}>
            <Typography gutterBottom>
              {entryLabel(entry.entry)}: {entry.words}
            </Typography>
            <Row align="stretch">
              <Button variant="outlined" onClick={() => download(entry)}>
                Download the damaged {entryLabel(entry.entry).toLowerCase()}
              </Button>
              {entry.isSetAside && (
                <Button color="error" onClick={() => void remove(entry)}>
                  Remove the damaged {entryLabel(entry.entry).toLowerCase()}
                </Button>
              )}
            </Row>
          </div>
        ))}
        {dialog}
      </Section>
    )
  );
}
