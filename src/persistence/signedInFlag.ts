import type { UnknownAction } from '@reduxjs/toolkit';
import { entryDamaged } from '../events/system';
import { keepDamaged } from './damage';
import { SIGNED_IN_KEY } from './entries';
import type { KeyValueStorage } from './keyValueStorage';

/** The bare flag `handyman.signedIn`: `true`, or absent. Shared by all tabs. */
export interface SignedInFlag {
  restore(): { isSignedIn: boolean } | undefined;
  write(isSignedIn: boolean): void;
  /** Another tab signed in or out. */
  hear(text: string | null): void;
  readAgain(): void;
}

/**
 * @param onSignedIn another tab signed in
 * @param onSignedOut another tab signed out: this one does too
 */
export function createSignedInFlag(
  storage: KeyValueStorage,
  onSignedIn: () => void,
  onSignedOut: () => void,
  tell: (event: UnknownAction) => void,
): SignedInFlag {
  let known = false;

  const hear = (text: string | null): void => {
    const isSignedIn = text === 'true';
    if (isSignedIn === known) return;
    known = isSignedIn;
    if (isSignedIn) onSignedIn();
    else onSignedOut();
  };

  return {
    restore() {
      try {
        const text = storage.read(SIGNED_IN_KEY);
        known = text === 'true';
        if (text !== null && !known && text !== 'false') reportDamage(text);
      } catch {
        return undefined; // Denied storage: nobody is signed in, and a write will say so.
      }
      return { isSignedIn: known };
    },
    write(isSignedIn) {
      if (isSignedIn === known) return;
      known = isSignedIn;
      try {
        if (isSignedIn) storage.write(SIGNED_IN_KEY, 'true');
        else storage.remove(SIGNED_IN_KEY);
      } catch (error) {
        console.warn('The browser does not keep who is signed in', error);
      }
    },
    hear,
    readAgain() {
      try {
        hear(storage.read(SIGNED_IN_KEY));
      } catch (error) {
        console.warn('The browser’s storage cannot be read', error);
      }
    },
  };

  function reportDamage(text: string): void {
    console.warn('Failed to load signedIn from localStorage');
    const keptUnder = keepDamaged(storage, 'signedIn', text, Date.now());
    queueMicrotask(() =>
      tell(entryDamaged({ entry: 'signedIn', keptUnder, goodEntities: 0, badEntities: 1 })),
    );
  }
}
