import { storeKeys } from '../../business';
import { connectionRead, storeDisconnected } from '../../domain/devices/events';
import { readConnection, type Connection } from '../../persistence/devices/connection';
import { openOwnerStore, type OwnerStore } from '../../persistence/devices/stores/ownerStore';
import type { KeyValueStorage } from '../../persistence/engine/keyValueStorage';
import type { AppDispatch } from '../store/setupStore';

/** Gives access to the store that this browser is connected to, opened at the first use. */
export function createConnectedStore(storage: KeyValueStorage, dispatch: AppDispatch) {
  let opened: Promise<OwnerStore> | undefined;
  let isAnnounced = false;

  /** Returns the connection; throws without one. */
  const connection = (): Connection => {
    const stored = readConnection(storage);
    if (!stored) throw new Error('No store is connected');
    return stored;
  };
  const store = (): Promise<OwnerStore> => {
    if (opened) return opened;
    const opening = openOwnerStore(connection().kind, storeKeys, storage);
    opened = opening;
    opening.catch(() => (opened = undefined));
    return opening;
  };

  return {
    connection,
    store,

    /** Whether the app has been told that a store is connected, and its passphrase given. */
    isAnnounced: (): boolean => isAnnounced,

    /** Tells the app whether a store is connected, and which. */
    async announce(): Promise<void> {
      const stored = readConnection(storage);
      if (!stored) {
        isAnnounced = false;
        dispatch(storeDisconnected());
        return;
      }
      const { kind, address, name, syncedAt, identities } = stored;
      const { isSignedIn, wasRefused, wasUnfinished } = await store();
      const step = identities.length > 0 ? 'connected' : isSignedIn() ? 'passphrase' : 'signIn';
      dispatch(
        connectionRead({
          kind,
          address,
          name,
          step,
          wasRefused,
          wasUnfinished,
          ...(syncedAt && { syncedAt }),
        }),
      );
      isAnnounced = step === 'connected';
    },
  };
}
