import { useCallback, useMemo, useState } from 'react';

/** Finishes what a picker has begun; returns whether nothing needs the owner any more. */
export type FinishPicture = () => Promise<boolean>;

/** The unfinished pictures of a form, as its pickers see them. */
export interface UnfinishedPictures {
  /** Registers a picker; returns a function that unregisters it. */
  join: (finish: FinishPicture) => () => void;
  /** Sets whether a picker has begun something that is not in the form yet. */
  mark: (picker: string, isUnfinished: boolean) => void;
}

interface PicturesOfForm {
  pictures: UnfinishedPictures;
  /** Whether a picture is processed or an address not submitted: leaving would lose it. */
  hasUnfinished: boolean;
  /**
   * Waits for pictures being processed and submits typed addresses. Returns whether the form may be
   * saved, which is false after a new error.
   */
  finish: FinishPicture;
}

/** Connects the pickers of a form to its save. */
export function useUnfinishedPictures(): PicturesOfForm {
  const [joined] = useState(() => new Set<FinishPicture>());
  const [unfinished, setUnfinished] = useState<readonly string[]>([]);
  const pictures = useMemo(
    (): UnfinishedPictures => ({
      join: (finish) => {
        joined.add(finish);
        return () => joined.delete(finish);
      },
      mark: (picker, isUnfinished) => {
        setUnfinished((before) => {
          if (before.includes(picker) === isUnfinished) return before;
          return isUnfinished ? [...before, picker] : before.filter((one) => one !== picker);
        });
      },
    }),
    [joined],
  );
  const finish = useCallback(async () => {
    const finished = await Promise.all([...joined].map((one) => one()));
    return finished.every(Boolean);
  }, [joined]);
  return { pictures, hasUnfinished: unfinished.length > 0, finish };
}
