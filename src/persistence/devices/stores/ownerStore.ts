import type { StoreKind } from '../../../lib/storeKinds';
import type { KeyValueStorage } from '../../engine/keyValueStorage';
import { driveProblem } from './driveApi';
import { dropboxFiles, dropboxProblem } from './dropbox';
import { googleDriveFiles } from './googleDrive';
import type { RemoteFiles } from './remoteFiles';
import { remoteStorageFiles } from './remoteStorage';
import { createRequests } from './requests';
import { beginSignIn, finishSignIn, renewToken, type StoreKeys } from './signingIn';
import { readSignIn, removeSignIn } from './storeSignIn';

/** A store of the owner's: a remoteStorage server, Dropbox or Google Drive. */
export type OwnerStore = Awaited<ReturnType<typeof openOwnerStore>>;

/**
 * Opens the store of the owner's choice, after the answer of a sign-in that has just ended. Once in a page,
 * because the opened store remembers what it has written lately.
 */
export async function openOwnerStore(kind: StoreKind, keys: StoreKeys, storage: KeyValueStorage) {
  const signInEnd = await finishSignIn(kind, keys, storage);
  const authorization = (): Record<string, string> | undefined => {
    const { token } = readSignIn(storage);
    return token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  };
  const filesOf: Readonly<Record<StoreKind, () => RemoteFiles>> = {
    remoteStorage: () =>
      remoteStorageFiles(createRequests({ authorization }), () => readSignIn(storage).href ?? ''),
    dropbox: () => {
      const renew = (): Promise<boolean> => renewToken(keys, storage);
      return dropboxFiles(createRequests({ authorization, renew, problemIn: dropboxProblem }));
    },
    googleDrive: () => googleDriveFiles(createRequests({ authorization, problemIn: driveProblem })),
  };
  return {
    files: filesOf[kind](),
    /** Whether the owner is signed in there. */
    isSignedIn: (): boolean => readSignIn(storage).token !== undefined,
    ...signInEnd,
    /** Leaves for the store's own sign-in, which leads back. Rejects with a RemoteError without a store. */
    signIn: (address: string): Promise<never> => beginSignIn(kind, address, keys, storage),
    /** Forgets the sign-in. The files at the store stay. */
    signOut: (): void => removeSignIn(storage),
  };
}
