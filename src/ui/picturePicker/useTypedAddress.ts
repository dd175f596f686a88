import { useRef, useState, type RefObject } from 'react';
import type { FinishPicture } from './useUnfinishedPictures';

interface TypedAddress {
  typed: string;
  type: (address: string) => void;
  /** Submits the typed address, if any; returns whether the field is empty afterwards. */
  submit: FinishPicture;
  /** The same on blur, except for an address that was rejected before. */
  submitIfNew: FinishPicture;
  /** The input element, for moving the focus to it. */
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
