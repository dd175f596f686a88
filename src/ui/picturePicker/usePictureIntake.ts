import { useEffect, useRef, useState } from 'react';
import { pictureProblemOf } from './pictureProblems';

interface Intake {
  /** The current step, for display; undefined when idle. */
  progress: string | undefined;
  /** The last picture's error. */
  problem: string | undefined;
  /** Processes a picture; a later call replaces this one, even while it is running. */
  take: (progress: string, taking: () => Promise<string>) => Promise<boolean>;
  /** Waits for a running call; returns whether it succeeded, and true when idle. */
  settled: () => Promise<boolean>;
  /** Clears the error and cancels a running call. */
  clear: () => void;
}

const IDLE = Promise.resolve(true);

/** Processes pictures for a form field, one at a time; the last one wins. */
export function usePictureIntake(onTaken: (address: string) => void): Intake {
  const latest = useRef(IDLE);
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const clear = (): void => {
    latest.current = IDLE;
    setProgress(undefined);
    setProblem(undefined);
  };
  // Ignores the result of a call that is still running when the form closes.
  useEffect(
    () => () => {
      latest.current = IDLE;
    },
    [],
  );

  const take: Intake['take'] = (words, taking) => {
    const isLatest = (): boolean => latest.current === taken;
    const follow = async (): Promise<boolean> => {
      try {
        const address = await taking();
        if (!isLatest()) return false;
        onTaken(address);
        return true;
      } catch (error) {
        const why = pictureProblemOf(error);
        if (isLatest()) setProblem(why);
        return false;
      } finally {
        if (isLatest()) {
          latest.current = IDLE;
          setProgress(undefined);
        }
      }
    };
    clear();
    setProgress(words);
    const taken = follow();
    latest.current = taken;
    return taken;
  };

  return { progress, problem, take, settled: () => latest.current, clear };
}
