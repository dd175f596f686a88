import { useEffect, useRef, useState, type RefObject } from 'react';
import { pictureProblemOf } from './pictureProblems';
import type { FinishPicture } from './useUnfinishedPictures';

interface Intake {
  /** The current step, for display; undefined when idle. */
  progress: string | undefined;
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

/** The typed address of a picture: see {@link useTypedAddress}. */
export interface TypedAddress {
  typed: string;
  type: (address: string) => void;
  /** Submits the typed address, if any; returns whether the field is empty afterwards. */
  submit: FinishPicture;
  /** The same on blur, except for an address that was rejected before. */
  submitIfNew: FinishPicture;
  input: RefObject<HTMLInputElement | null>;
}

/** The typed address of a picture, until it is accepted. `take` returns whether it was. */
export function useTypedAddress(take: (address: string) => Promise<boolean>): TypedAddress {
  const [typed, setTyped] = useState('');
  // The field's current value, also for callbacks that have waited since the last render.
  const latest = useRef('');
  const refused = useRef('');
  const input = useRef<HTMLInputElement>(null);

  const type = (address: string): void => {
    latest.current = address;
    setTyped(address);
  };
  const submit = async (): Promise<boolean> => {
    const address = latest.current;
    if (address.trim() === '') return true;
    refused.current = address;
    if (await take(address)) {
      refused.current = '';
      if (latest.current === address) type('');
    }
    return latest.current.trim() === '';
  };
  const submitIfNew = (): Promise<boolean> =>
    latest.current === refused.current ? Promise.resolve(latest.current === '') : submit();

  return { typed, type, submit, submitIfNew, input };
}
