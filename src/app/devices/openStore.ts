import type { ExchangeProgress } from '../../domain/devices/events';
import type { ListName } from '../../domain/lists/schema';
import { planMerge, type RestorePlan } from '../../persistence/backup/restorePlan';
import type { Connection } from '../../persistence/devices/connection';
import { joinedLists } from '../../persistence/devices/deletedElsewhere';
import { devicesIn, nameOfKey } from '../../persistence/devices/deviceFiles';
import {
  createCipher,
  lockIdentity,
  newIdentity,
  unlockIdentity,
} from '../../persistence/devices/encryption';
import { readDevices, type ReadDevice } from '../../persistence/devices/receiving';
import type { SharedLists } from '../../persistence/devices/sharedLists';
import { RemoteError, type RemoteFiles } from '../../persistence/devices/stores/remoteFiles';
import type { Replica } from '../../persistence/engine/merge';
import type { Persistence } from '../../persistence/engine/persistence';

/** What the passphrase opened: the connection, what other devices hold, and what joining them would change here. */
export interface Opened {
  connection: Connection;
  /** Undefined where the store is empty. */
  others?: { read: Record<string, ReadDevice>; plan: RestorePlan };
}

/**
 * Opens the data at the store, or makes an identity if the store is empty, and returns what joining would change
 * here; undefined if the passphrase is wrong. Changes nothing itself. Rejects with a RemoteError where the store
 * fails.
 */
export async function openStore(
  connection: Connection,
  passphrase: string,
  files: RemoteFiles,
  here: Pick<Persistence, 'storage' | 'replicaOf'> & { lists: SharedLists },
  onProgress: (progress: ExchangeProgress) => void,
): Promise<Opened | undefined> {
  const names = await files.list();
  const devices = devicesIn(names).toSorted();
  if (devices.length === 0) {
    const identity = await newIdentity();
    const key = await lockIdentity(identity, passphrase);
    return { connection: { ...connection, key, identities: [identity] } };
  }
  const keys = new Set<string>();
  for (const device of devices) {
    const key = await files.read(nameOfKey(device));
    if (key !== undefined) keys.add(key);
  }
  // It was written before the manifest: the list is late.
  if (keys.size === 0) throw new RemoteError('busy', 'No key of the other devices is listed yet');
  const unlocked = new Map<string, string>();
  for (const key of keys) {
    const identity = await unlockIdentity(key, passphrase);
    if (identity !== undefined) unlocked.set(identity, key);
  }
  const [own] = unlocked;
  if (!own) return undefined;
  const opened = { ...connection, key: own[1], identities: [...unlocked.keys()] };
  const cipher = await createCipher(opened.identities);
  const read = await readDevices(opened, names, {
    files,
    cipher,
    onProgress,
    now: () => Date.now(),
  });
  const replicas = joinedLists(read);
  // Where the store has a list, it replaces the samples of this browser.
  const localReplicaOf = (name: ListName): Replica =>
    (replicas.get(name)?.entities.size ?? 0) > 0 ? here.lists.sharedOf(name) : here.replicaOf(name);
  const plan = planMerge({ replicas }, localReplicaOf, here.storage);
  return { connection: opened, others: { read, plan } };
}
