import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LeadDocument } from '../../../domain/leads/schema';
import type { DomainEvent } from '../../../domain/shared/event';
import { formatMonthDay, localDay } from '../../../lib/dates';
import { createSubscribers } from '../../../lib/subscribers';
import { pluralize } from '../../../lib/text';
import { FileButton } from '../../../ui/FileButton';
import { useNotify } from '../../../ui/notices/Notices';
import { Row } from '../../../ui/parts';
import { pictureProblemOf } from '../../../ui/picturePicker/pictureProblems';

/** The photos that are being added to a lead or a job, or were last. */
interface PhotosBeingAdded {
  done: number;
  total: number;
  /** Why some could not be added, with their names. */
  problems: readonly string[];
}

const NONE: PhotosBeingAdded = { done: 0, total: 0, problems: [] };
const added = new Map<string, PhotosBeingAdded>();
const subscribers = createSubscribers();
/** Settles once the photos added so far are done: further ones wait, because a phone has memory for one. */
let queue = Promise.resolve();

const isBusy = ({ done, total }: PhotosBeingAdded): boolean => done < total;
/** Asks before the page is closed, because photos that wait would be lost. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

function change(target: string, next: (last: PhotosBeingAdded) => PhotosBeingAdded): void {
  added.set(target, next(photosBeingAdded(target)));
  if ([...added.values()].some(isBusy)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  subscribers.notify();
}

/** Returns the photos that are being added to a lead or a job, by its address. */
const photosBeingAdded = (target: string): PhotosBeingAdded => added.get(target) ?? NONE;

const forgetProblems = (target: string): void =>
  change(target, (last) => ({ ...last, problems: [] }));

/**
 * Makes photos smaller, stores and attaches them, one after the other, even when their panel is closed meanwhile.
 * A photo that fails does not stop the others. `attach` returns whether it could. Resolves to the number of
 * attached photos.
 */
async function addPhotos(
  target: string,
  files: readonly File[],
  attach: (picture: string, number: number) => boolean,
): Promise<number> {
  let count = 0;
  change(target, (last) =>
    isBusy(last) ? { ...last, total: last.total + files.length } : { ...NONE, total: files.length },
  );
  const addAll = async (): Promise<void> => {
    for (const file of files) {
      let problem: string[] = [];
      try {
        const { takeFile } = await import('../../../ui/picturePicker/takePicture');
        if (attach(await takeFile(file, true), count + 1)) count += 1;
      } catch (error) {
        problem = [`${file.name}: ${pictureProblemOf(error)}`];
      }
      change(target, ({ done, total, problems }) => ({
        done: done + 1,
        total,
        problems: [...problems, ...problem],
      }));
    }
  };
  const adding = queue.then(addAll);
  queue = adding.catch(() => {});
  await adding;
  return count;
}

/** A photo before it is attached. */
type Photo = Omit<LeadDocument, 'id' | 'uploadDate'>;

/** Below the buttons and the heading that they are beside. */
const LINE_OF_ITS_OWN = { width: '100%' } as const;

interface PhotoButtonsProps {
  /** The id of the button that opens the camera. */
  id?: string;
  /** The address of the lead or the job. */
  target: string;
  name: string;
  /**
   * Attaches a photo, in the act of the first of those that were chosen with it; returns the event, or undefined if
   * the lead or the job is deleted.
   */
  onPhoto: (photo: Photo, first?: DomainEvent) => DomainEvent | undefined;
}

/**
 * Attaches a photo from the phone's camera, or several from its files, and shows the progress. Photos still being
 * added when the panel is left are finished; notices say so, and how it ended.
 */
export function PhotoButtons({ id, target, name, onPhoto }: PhotoButtonsProps) {
  const notify = useNotify();
  const { done, total, problems } = useSyncExternalStore(subscribers.subscribe, () =>
    photosBeingAdded(target),
  );
  const add = async (files: File[]): Promise<void> => {
    const day = formatMonthDay(localDay(new Date()));
    let first: DomainEvent | undefined;
    let isDeleted = false;
    const count = await addPhotos(target, files, (picture, number) => {
      const place = files.length > 1 ? ` ${number}` : '';
      const photo = { name: `Photo${place}, ${day}`, note: '', url: '', picture };
      const attached = onPhoto(photo, first);
      first ??= attached;
      // An undo may have brought it back meanwhile.
      isDeleted = !attached;
      return !isDeleted;
    });
    // The undo of the deletion brings the photos back too.
    if (isDeleted) return;
    const what = count === 1 ? 'Photo added' : `${count} photos added`;
    notify(
      count === files.length
        ? `${what} to ${name}`
        : `${count} of ${pluralize(files.length, 'photo')} added to ${name}: the reasons are there`,
      { act: first?.meta.eventId, isLate: true },
    );
  };
  // Said when the panel is left, and not when only the name changes.
  const tellOfRest = useEffectEvent(() => {
    if (isBusy(photosBeingAdded(target)))
      notify(`Photos are still being added to ${name}. You can go on working.`);
  });
  useEffect(() => () => tellOfRest(), []);
  return (
    <>
      <Row align="stretch">
        <FileButton
          {...(id && { id })}
          label="Take a photo"
          accept="image/*"
          capture="environment"
          startIcon={<PhotoCameraIcon />}
          onFiles={(files) => void add(files)}
        />
        <FileButton
          label="Choose photos"
          accept="image/*"
          multiple
          startIcon={<PhotoLibraryIcon />}
          onFiles={(files) => void add(files)}
        />
      </Row>
      {done < total && (
        <Box sx={LINE_OF_ITS_OWN}>
          <LinearProgress
            variant="determinate"
            value={(done / total) * 100}
            aria-label="Adding photos"
          />
          <Typography variant="body2">
            {done} of {pluralize(total, 'photo')} added
          </Typography>
        </Box>
      )}
      {problems.length > 0 && (
        <Alert severity="error" onClose={() => forgetProblems(target)} sx={LINE_OF_ITS_OWN}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
