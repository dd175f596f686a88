import type { UnknownAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../domain/session/events';
import { entryDamaged } from '../../domain/system/events';
import { attempt } from '../attempt';
import { setAside } from './damage';
import { SIGNED_IN_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';

const UNREADABLE = 'Who is signed in cannot be read from the browser’s storage';

/**
 * The bare flag `handyman.signedIn`: `true`, or absent. Shared by all tabs; `emit` receives another tab's change,
 * and that the flag could not be read.
 */
export function createSignedInFlag(storage: KeyValueStorage, emit: (event: UnknownAction) => void) {
  let known = false;

  /** Applies a sign-in or sign-out from another tab. */
  const receive = (text: string | null): void => {
    const isSignedIn = text === 'true';
    if (isSignedIn === known) return;
    known = isSignedIn;
    emit(isSignedIn ? signedIn() : signedOut());
  };

  return {
    /** Reads the flag at start; undefined where storage is denied: then nobody is signed in. */
    restore: (): { isSignedIn: boolean } | undefined =>
      attempt(UNREADABLE, () => {
        const text = storage.read(SIGNED_IN_KEY);
        known = text === 'true';
        if (text !== null && !known && text !== 'false') {
          const keptUnder = setAside(storage, 'signedIn', text, Date.now());
          const report = { entry: 'signedIn', keptUnder, goodEntities: 0, badEntities: 1 } as const;
          queueMicrotask(() => emit(entryDamaged(report)));
        }
        return { isSignedIn: known };
      }),
    write(isSignedIn: boolean): void {
      if (isSignedIn === known) return;
      known = isSignedIn;
      attempt('The browser does not keep who is signed in', () => {
        if (isSignedIn) storage.write(SIGNED_IN_KEY, 'true');
        else storage.remove(SIGNED_IN_KEY);
      });
    },
    receive,
    reread: (): void => attempt(UNREADABLE, () => receive(storage.read(SIGNED_IN_KEY))),
  };
}
