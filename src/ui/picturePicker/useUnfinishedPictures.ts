import { useCallback, useState } from 'react';

/** Finishes what a picker has begun; returns whether nothing needs the owner any more. */
export type FinishPicture = () => Promise<boolean>;

/** Says that a picker has begun something that is not in the form yet, and what finishes it. */
export type MarkUnfinished = (picker: string, finish: FinishPicture | undefined) => void;

/** Connects the pickers of a form to its save. Leaving would lose a picture in work and an address not submitted (`hasUnfinished`). */
export function useUnfinishedPictures() {
  const [unfinished, setUnfinished] = useState<ReadonlyMap<string, FinishPicture>>(new Map());
  const pictures: MarkUnfinished = useCallback((picker, finish) => {
    setUnfinished((before) => {
      const after = new Map(before);
      after.delete(picker);
      return finish ? after.set(picker, finish) : after;
    });
  }, []);
  /** Finishes every picker; returns whether the form may be saved: not after a new error. */
  const finish: FinishPicture = async () => {
    const finished = await Promise.all([...unfinished.values()].map((finish) => finish()));
    return finished.every(Boolean);
  };
  return { pictures, hasUnfinished: unfinished.size > 0, finish };
}
