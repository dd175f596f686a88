import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/errors';
import { PICTURE_MESSAGES, PictureError } from './pictureProblems';

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

/** Processes pictures for a form field, one at a time; the last one wins. */
export function usePictureIntake(onTaken: (address: string) => void): Intake {
  const latest = useRef(0);
  const onItsWay = useRef<Promise<boolean>>(undefined);
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();

  // Ignores the result of a call that is still running when the form closes.
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const clear = useCallback(() => {
    latest.current += 1;
    onItsWay.current = undefined;
    setProgress(undefined);
    setProblem(undefined);
  }, []);

  const follow = useCallback(
    async (taking: () => Promise<string>): Promise<boolean> => {
      const turn = latest.current;
      try {
        const address = await taking();
        if (turn !== latest.current) return false;
        onTaken(address);
        return true;
      } catch (error) {
        if (!(error instanceof PictureError)) {
          console.error('A picture could not be taken:', messageOf(error));
        }
        if (turn !== latest.current) return false;
        setProblem(error instanceof PictureError ? error.message : PICTURE_MESSAGES.processing);
        return false;
      } finally {
        if (turn === latest.current) {
          onItsWay.current = undefined;
          setProgress(undefined);
        }
      }
    },
    [onTaken],
  );

  const take: Intake['take'] = useCallback(
    (words, taking) => {
      clear();
      setProgress(words);
      const taken = follow(taking);
      onItsWay.current = taken;
      return taken;
    },
    [clear, follow],
  );

  const settled = useCallback(() => onItsWay.current ?? Promise.resolve(true), []);

  return { progress, problem, take, settled, clear };
}
