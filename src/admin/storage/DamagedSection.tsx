import { Button, Typography } from '@mui/material';
import { useAppSelector } from '../../app/store/hooks';
import { pluralize } from '../../lib/text';
import { damagedEntries } from '../../persistence/damagedEntries';
import { keyOf } from '../../persistence/engine/keys';
import { browserStorage } from '../../persistence/engine/keyValueStorage';
import { selectDamage } from '../../persistence/engine/storageSlice';
import { useNotify } from '../../ui/notices/Notices';
import { Row } from '../../ui/parts';
import { saveFile } from '../../ui/saveFile';
import { focusElement } from '../../ui/screen/focus';
import { Section } from '../../ui/screen/Screen';
import { useConfirm } from '../../ui/screen/useConfirm';
import { DAMAGED_FRAGMENT } from '../shared/storage/fragments';
import { entryLabel, formatKilobytes } from './entryLabels';
import { measureAgain, useStorageUsage } from './useStorageUsage';

/** An unreadable text that can be downloaded. */
interface Damaged {
  /** Its localStorage key. */
  key: string;
  entry: string;
  words: string;
  /** Whether it was set aside and can be removed; the entry itself cannot. */
  isSetAside: boolean;
}

function useDamaged(): Damaged[] {
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
export function DamagedSection() {
  const notify = useNotify();
  const damaged = useDamaged();
  const { confirm, dialog } = useConfirm();

  const download = ({ key, entry }: Damaged): void => {
    const text = browserStorage().read(key);
    saveFile(`damaged-${entry}.txt`, text ?? '', 'text/plain');
  };
  const remove = async ({ key }: Damaged): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Remove damaged data',
      question:
        'This is the only copy of what could not be read. Download it first if you may still want to look at it. Your present data stays as it is.',
      confirmLabel: 'Remove',
      focusAfter: DAMAGED_FRAGMENT,
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
    focusElement(DAMAGED_FRAGMENT);
  };

  return (
    <>
      {damaged.length > 0 && (
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
        </Section>
      )}
      {dialog}
    </>
  );
}
