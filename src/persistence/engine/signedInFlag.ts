import { attempt } from '../attempt';
import { setAside } from './damage';
import { SIGNED_IN_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';

const UNREADABLE = 'Who is signed in cannot be read from the browser’s storage';

export interface SignedInFlagListener {
  /** Another tab signed in or out. */
  changed: (isSignedIn: boolean) => void;
  /** The flag could not be read; `keptUnder` as in `DamageReport`. */
  damaged: (keptUnder: string | null) => void;
}

/** The bare flag `handyman.signedIn`: `true`, or absent. Shared by all tabs. */
export function createSignedInFlag(storage: KeyValueStorage, listener: SignedInFlagListener) {
  let known = false;

  /** Applies a sign-in or sign-out from another tab. */
  const receive = (text: string | null): void => {
    const isSignedIn = text === 'true';
    if (isSignedIn === known) return;
    known = isSignedIn;
    listener.changed(isSignedIn);
  };

  return {
    /** Reads the flag at start; undefined where storage is denied: then nobody is signed in. */
    restore: (): { isSignedIn: boolean } | undefined =>
      attempt(UNREADABLE, () => {
        const text = storage.read(SIGNED_IN_KEY);
        known = text === 'true';
        if (text !== null && !known && text !== 'false') {
          const keptUnder = setAside(storage, 'signedIn', text, Date.now());
          queueMicrotask(() => listener.damaged(keptUnder));
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
