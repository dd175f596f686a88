import { useEffect } from 'react';

/** Closes what is open about a record once that is gone. */
export function useCloseWithout(record: object | undefined, onClose: () => void): void {
  const isGone = record === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
}
