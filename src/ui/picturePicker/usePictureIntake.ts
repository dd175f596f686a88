import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/errors';
import { PICTURE_MESSAGES, PictureError } from './pictureProblems';

interface Intake {
  /** What is being done, in words; undefined while nothing is. */
  progress: string | undefined;
  /** What was wrong with the last picture. */
  problem: string | undefined;
  /** Takes a picture in; a later one replaces it, also where this one is not ready yet. */
  take: (progress: string, taking: () => Promise<string>) => Promise<boolean>;
  /** Waits for what is on its way; answers whether it was taken, and yes where nothing is. */
  settled: () => Promise<boolean>;
  /** Forgets what was wrong, and whatever is still on its way. */
  clear: () => void;
}

/** Follows a picture on its way into the form: one at a time, the last one wins. */
export function usePictureIntake(onTaken: (address: string) => void): Intake {
  const latest = useRef(0);
  const onItsWay = useRef<Promise<boolean>>(undefined);
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();

  // What is still on its way when the form closes goes nowhere.
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
