import { useCallback, useMemo, useState } from 'react';

/** Ends what a picker has begun; answers whether nothing is left that still needs the owner. */
export type FinishPicture = () => Promise<boolean>;

/** The pickers of one form, as they see it. */
export interface UnfinishedPictures {
  /** Enters a picker; answers what takes it out again. */
  join: (finish: FinishPicture) => () => void;
  /** Says whether a picker has begun something that is not in the form yet. */
  mark: (picker: string, isUnfinished: boolean) => void;
}

interface PicturesOfForm {
  pictures: UnfinishedPictures;
  /** Whether a picture is on its way, or an address typed and not taken: leaving would lose it. */
  hasUnfinished: boolean;
  /**
   * Waits for pictures on their way and takes in addresses typed and not confirmed. Answers whether
   * the form may be saved: not where a picker has just said that something is wrong.
   */
  finish: FinishPicture;
}

/** Makes the place where the pickers of a form and its save meet. */
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
