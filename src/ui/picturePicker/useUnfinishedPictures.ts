import { useState } from 'react';

/** Ends what a picker has begun; answers whether nothing is left that still needs the owner. */
export type FinishPicture = () => Promise<boolean>;

/** The pickers of one form: a save first lets them finish. */
export interface UnfinishedPictures {
  /** Enters a picker; answers what takes it out again. */
  join: (finish: FinishPicture) => () => void;
  /**
   * Waits for pictures on their way and takes in addresses typed and not confirmed. Answers whether
   * the form may be saved: not where a picker has just said that something is wrong.
   */
  finish: FinishPicture;
}

/** Makes the place where the pickers of a form and its save meet. */
export function useUnfinishedPictures(): UnfinishedPictures {
  const [pictures] = useState((): UnfinishedPictures => {
    const joined = new Set<FinishPicture>();
    return {
      join: (finish) => {
        joined.add(finish);
        return () => joined.delete(finish);
      },
      finish: async () => {
        const finished = await Promise.all([...joined].map((finish) => finish()));
        return finished.every(Boolean);
      },
    };
  });
  return pictures;
}
