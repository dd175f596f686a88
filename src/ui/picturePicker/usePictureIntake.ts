import { useEffect, useRef, useState } from 'react';
import { pictureProblemOf } from './pictureProblems';
import type { FinishPicture } from './useUnfinishedPictures';

const IDLE = Promise.resolve(true);

/** Processes pictures for a form field, one at a time; the last one wins. */
export function usePictureIntake(onTaken: (address: string) => void) {
  const latest = useRef(IDLE);
  /** The current step, for display; undefined when idle. */
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();

  /** Clears the error and cancels a running call. */
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

  /** Processes a picture; a later call replaces this one, even while it is running. */
  const take = (words: string, taking: () => Promise<string>): Promise<boolean> => {
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

  /** Waits for a running call; returns whether it succeeded, and true when idle. */
  const settled = (): Promise<boolean> => latest.current;
  return { progress, problem, take, settled, clear };
}

/** The typed address of a picture: see {@link useTypedAddress}. */
export type TypedAddress = ReturnType<typeof useTypedAddress>;

/** The typed address of a picture, until it is accepted. `take` returns whether it was. */
export function useTypedAddress(take: (address: string) => Promise<boolean>) {
  const [typed, setTyped] = useState('');
  // The field's current value, also for callbacks that have waited since the last render.
  const latest = useRef('');
  const refused = useRef('');
  const input = useRef<HTMLInputElement>(null);

  const type = (address: string): void => {
    latest.current = address;
    setTyped(address);
  };
  /** Submits the typed address, if any; returns whether the field is empty afterwards. */
  const submit: FinishPicture = async () => {
    const address = latest.current;
    if (address.trim() === '') return true;
    refused.current = address;
    if (await take(address)) {
      refused.current = '';
      if (latest.current === address) type('');
    }
    return latest.current.trim() === '';
  };
  /** The same on blur, except for an address that was rejected before. */
  const submitIfNew: FinishPicture = () =>
    latest.current === refused.current ? Promise.resolve(latest.current === '') : submit();

  return { typed, type, submit, submitIfNew, input };
}
