import { formatDistance, max } from 'date-fns';
import type { DevicesState } from '../../../app/devices/devicesSlice';
import type {
  ConnectedStore,
  DeviceProblem,
  OtherDevice,
  StoreProblem,
} from '../../../domain/devices/events';
import type { StoreKind } from '../../../lib/storeKinds';
import { pluralize } from '../../../lib/text';
import { problemOf } from '../../../persistence/devices/stores/remoteFiles';

/** What the owner calls each kind of store. */
export const STORE_LABELS: Readonly<Record<StoreKind, string>> = {
  remoteStorage: 'remoteStorage',
  dropbox: 'Dropbox',
  googleDrive: 'Google Drive',
};

/** Returns what the owner calls a store: its address, if it has one of its own. */
export const storeName = ({ kind, address }: Pick<ConnectedStore, 'kind' | 'address'>): string =>
  address === '' ? STORE_LABELS[kind] : address;

const AGAIN = 'This is tried again by itself.';

/** What happened at the store, and what follows for an exchange. */
const STORE_PROBLEMS: Readonly<Record<StoreProblem, [what: string, follows: string]>> = {
  offline: ['The store cannot be reached: there is no network, or it does not answer.', AGAIN],
  signedOut: ['The store has ended your sign-in.', 'Sign in there again.'],
  full: ['The store is full. Make room there.', AGAIN],
  busy: ['The store is busy.', 'This is tried again by itself in a few minutes.'],
  emptied: [
    'The store has none of your devices’ files any more: it is another account’s, or somebody moved or removed them.',
    'Sign in there with the account of your devices, or press Sync now to send everything again.',
  ],
  notLoaded: ['This part of the site could not be loaded. Your devices stay connected.', AGAIN],
  browserFull: [
    'This browser is full. Delete what you no longer need, or free space on the device.',
    AGAIN,
  ],
  refused: [
    'The store refused.',
    'Try Sync now; if that does not help, disconnect and connect again.',
  ],
};

/** Returns why an exchange failed, how much waits, and what to do. */
export function failureMessage({ problem, waiting }: NonNullable<DevicesState['failure']>): string {
  const waits = problem === 'offline' ? 'for the network' : 'here; nothing is lost';
  const count =
    waiting === undefined || waiting === 0
      ? ''
      : `${pluralize(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} ${waits}. `;
  return `${count}${STORE_PROBLEMS[problem].join(' ')}`;
}

/** Returns why something that the owner asked for did not work. */
export const refusalMessage = (error: unknown): string =>
  `${STORE_PROBLEMS[problemOf(error)][0]} Try again.`;

/** Returns why the owner could not be led to the sign-in of a store. */
export const signInMessage = (error: unknown, store: Parameters<typeof storeName>[0]): string =>
  problemOf(error) === 'browserFull'
    ? refusalMessage(error)
    : `No store was found at ${storeName(store)}, or it cannot be reached. Check the address and the network.`;

/** What is wrong with another device's files, and what to do. */
export const DEVICE_PROBLEMS: Readonly<Record<DeviceProblem, string>> = {
  unreadable:
    'Its files cannot be opened: they are damaged, or another passphrase locks them. Nothing was changed here. Press Sync now on that device; if that does not help, forget it here, and connect it there again with this passphrase.',
  rolledBack:
    'The store shows older files of it than before. Nothing was changed here. It mends when that device syncs.',
  newer: 'It runs a newer version of this site. Reload this page to update.',
};

/** Returns the sentence about devices whose clocks are wrong, by how far they are ahead of this device's clock. */
export function clockMessages(others: readonly OtherDevice[]): string[] {
  const off = others.filter(({ clockOff = 0 }) => clockOff !== 0);
  const differ = 'Set the date and time by the network: of two edits, the later one stays.';
  const far = ({ clockOff = 0 }: OtherDevice): string => formatDistance(0, Math.abs(clockOff));
  const [first] = off;
  // A clock that differs from all the others is the wrong one.
  if (first && off.length === others.length && off.length > 1) {
    return [`The clock of this device is off by ${far(first)}. ${differ}`];
  }
  return off.map((device) => {
    const side = (device.clockOff ?? 0) > 0 ? 'ahead of' : 'behind';
    return `The clock of ${device.name} is ${far(device)} ${side} this one’s: one of both is wrong. ${differ}`;
  });
}

/** Returns in one line whether all devices have everything, or how far the exchange is. */
export function syncedMessage(
  { store, isExchanging, progress, failure, others }: DevicesState,
  now: Date,
): string {
  if (isExchanging && progress) {
    const verb = progress.direction === 'sending' ? 'Sending' : 'Receiving';
    return `${verb} ${progress.done + 1} of ${progress.total}`;
  }
  if (isExchanging) return 'Syncing';
  if (store?.syncedAt === undefined) return 'Not synced yet.';
  const at = new Date(store.syncedAt);
  const ago = formatDistance(at, max([now, at]), { addSuffix: true });
  const isWhole = !failure && others.length > 0 && others.every(({ problem }) => !problem);
  return isWhole ? `All devices have everything, ${ago}.` : `Synced ${ago}.`;
}
