import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { storePicturesSmaller } from '../../../app/storage/storePicturesSmaller';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { messageOf } from '../../../lib/errors';
import { pluralize } from '../../../lib/text';
import { pictureSource } from '../../../persistence/pictures/pictureKeys';
import {
  removeUnusedPictures,
  storedPictures,
  sweepPictures,
  type SmallerPicture,
  type StoredPicture,
} from '../../../persistence/pictures/pictures';
import { reasonOf } from '../../../persistence/engine/keyValueStorage';
import { useConfirm } from '../../../ui/screen/useConfirm';
import { focusElement } from '../../../ui/screen/focusElement';
import { shrinkPicture } from '../../../ui/picturePicker/processPicture';
import { useNotify } from '../../../ui/notices/Notices';
import { Section } from '../../../ui/screen/Section';
import { useSelection } from '../../../ui/selection/useSelection';
import { PICTURES_FRAGMENT } from '../../shared/storage/fragments';
import { PictureList } from './PictureList';
import { selectPictureUses } from './pictureUses';
import { SmallerPreview } from './SmallerPreview';
import { formatKilobytes } from '../formatSize';
import { measureAgain, useStorageUsage } from '../useStorageUsage';

function readPictures(): StoredPicture[] {
  try {
    return storedPictures();
  } catch {
    return []; // Storage is denied; the usage section reports that.
  }
}

/** Returns the smaller versions of some pictures, without those that would save too little. */
async function shrinkAll(addresses: Iterable<string>): Promise<SmallerPicture[]> {
  const smaller: SmallerPicture[] = [];
  for (const address of addresses) {
    const source = pictureSource(address);
    const dataUrl = source === undefined ? undefined : await shrinkPicture(source);
    if (dataUrl !== undefined) smaller.push({ address, dataUrl });
  }
  return smaller;
}

/** The uploaded pictures, and ways to free space, each after a confirmation. */
export function PicturesSection() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const usage = useStorageUsage();
  const uses = useAppSelector(selectPictureUses);
  const [preview, setPreview] = useState<SmallerPicture[]>();
  const [isBusy, setBusy] = useState(false);
  const { confirm, dialog } = useConfirm();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    try {
      if (sweepPictures(Date.now()) > 0) measureAgain();
    } catch (error) {
      console.warn('Unused pictures could not be swept', error);
    }
  }, []);

  const pictures = useMemo(
    () =>
      (usage ? readPictures() : []).map((one) => ({ ...one, uses: uses.get(one.address) ?? [] })),
    [usage, uses],
  );
  const used = pictures
    .filter(({ isUsed, uses: places }) => isUsed || places.length > 0)
    .sort((a, b) => (a.uses[0]?.since ?? '').localeCompare(b.uses[0]?.since ?? ''));
  const selection = useSelection(used.map(({ address }) => address));
  const unused = pictures.filter((one) => !used.includes(one));

  /** Shows a preview or the list; the pressed button is gone, so the section gets the focus. */
  const show = (next: SmallerPicture[] | undefined): void => {
    setPreview(next);
    focusElement(PICTURES_FRAGMENT);
  };

  const run = (what: () => Promise<void>): void => {
    setBusy(true);
    setProblem('');
    what()
      .catch((error: unknown) => {
        console.error('Room could not be made:', error);
        const isFull = error instanceof DOMException && reasonOf(error) === 'full';
        setProblem(
          isFull
            ? 'There is no room to put the smaller pictures beside the larger ones. Choose fewer of them.'
            : `That did not work: ${messageOf(error)}`,
        );
      })
      .finally(() => {
        setBusy(false);
        measureAgain();
      });
  };

  const makeSmaller = (): void =>
    run(async () => {
      const smaller = await shrinkAll(selection.chosen);
      if (smaller.length === 0) setProblem('These pictures are as small as they can well be.');
      else show(smaller);
    });
  const replace = (wanted: SmallerPicture[]): void =>
    run(async () => {
      await dispatch(storePicturesSmaller(wanted));
      show(undefined);
      selection.setAll(false);
      notify(`${pluralize(wanted.length, 'picture')} stored smaller`);
    });
  const removeUnused = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Remove unused pictures',
      question: `Remove ${pluralize(unused.length, 'picture')} that no page, post, lead or project shows? A picture in a form that you have not saved yet goes too.`,
      confirmLabel: 'Remove',
    });
    if (!isConfirmed) return;
    run(async () => {
      const count = removeUnusedPictures();
      notify(`${pluralize(count, 'picture')} removed`);
      return Promise.resolve();
    });
  };

  return (
    <Section title="Pictures" id={PICTURES_FRAGMENT}>
      {pictures.length === 0 && (
        <Typography>No uploaded picture is stored in this browser.</Typography>
      )}
      {preview ? (
        <SmallerPreview
          pictures={preview}
          sizes={new Map(used.map(({ address, units }) => [address, units]))}
          isBusy={isBusy}
          onReplace={replace}
          onCancel={() => show(undefined)}
        />
      ) : (
        used.length > 0 && (
          <PictureList
            pictures={used}
            selection={selection}
            isBusy={isBusy}
            onPreview={makeSmaller}
          />
        )
      )}
      {unused.length > 0 && (
        <div>
          <Typography gutterBottom>
            {pluralize(unused.length, 'picture is', 'pictures are')} shown nowhere (
            {formatKilobytes(unused.reduce((sum, { units }) => sum + units, 0))}).{' '}
            {unused.length === 1 ? 'It goes by itself' : 'They go by themselves'} after a day.
          </Typography>
          <Button variant="outlined" disabled={isBusy} onClick={() => void removeUnused()}>
            Remove {unused.length === 1 ? 'it' : 'them'} now
          </Button>
        </div>
      )}
      {problem && <Alert severity="error">{problem} Nothing was changed.</Alert>}
      {dialog}
    </Section>
  );
}
