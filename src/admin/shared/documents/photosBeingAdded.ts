import { pictureProblemOf } from '../../../ui/picturePicker/pictureProblems';

/** The photos that are being added to a lead or a job, or were last. */
export interface PhotosBeingAdded {
  done: number;
  total: number;
  /** Why some could not be added, with their names. */
  problems: readonly string[];
}

const NONE: PhotosBeingAdded = { done: 0, total: 0, problems: [] };
const added = new Map<string, PhotosBeingAdded>();
const watchers = new Set<() => void>();
/** Of what is added to others, the end is awaited: a phone has memory for one photo. */
let queue = Promise.resolve();

/** Whether some are yet to be added. */
export const isBusy = ({ done, total }: PhotosBeingAdded): boolean => done < total;
/** Asks before the page is closed, because photos that wait would be lost. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

function change(target: string, next: (last: PhotosBeingAdded) => PhotosBeingAdded): void {
  added.set(target, next(photosBeingAdded(target)));
  if ([...added.values()].some(isBusy)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const watcher of watchers) watcher();
}

/** Returns the photos that are being added to a lead or a job, by its address. */
export const photosBeingAdded = (target: string): PhotosBeingAdded => added.get(target) ?? NONE;

/** Calls `watcher` on each change; returns what ends that. */
export function watchPhotos(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Forgets why photos could not be added. */
export const forgetProblems = (target: string): void =>
  change(target, (last) => ({ ...last, problems: [] }));

/**
 * Makes photos smaller, stores and attaches them, one after the other, also when their panel is closed
 * meanwhile; one that fails does not stop the others. `attach` returns whether it could. Resolves to how many were attached.
 */
export async function addPhotos(
  target: string,
  files: readonly File[],
  attach: (picture: string, index: number) => boolean,
): Promise<number> {
  let count = 0;
  change(target, (last) =>
    isBusy(last) ? { ...last, total: last.total + files.length } : { ...NONE, total: files.length },
  );
  const addAll = async (): Promise<void> => {
    const { takeFile } = await import('../../../ui/picturePicker/takePicture');
    for (const [index, file] of files.entries()) {
      let problem: string[] = [];
      try {
        if (attach(await takeFile(file, true), index)) count += 1;
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
