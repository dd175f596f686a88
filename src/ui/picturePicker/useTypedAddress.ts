import { useRef, useState, type RefObject } from 'react';
import type { FinishPicture } from './useUnfinishedPictures';

interface TypedAddress {
  typed: string;
  type: (address: string) => void;
  /** Takes what is typed, if anything is; answers whether nothing is left in the field. */
  submit: FinishPicture;
  /** The same on leaving the field: what was refused once is not tried again unasked. */
  submitIfNew: FinishPicture;
  /** The field, for whoever has to lead back to it. */
  input: RefObject<HTMLInputElement | null>;
}

/** What is typed as a picture's address, until it is taken. `take` answers whether it was. */
export function useTypedAddress(take: (address: string) => Promise<boolean>): TypedAddress {
  const [typed, setTyped] = useState('');
  // What is in the field now, also for whoever has waited since the last rendering.
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
