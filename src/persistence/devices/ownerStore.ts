import RemoteStorage from 'remotestoragejs';
import type { StoreProblem } from '../../events/devices';
import { messageOf } from '../../lib/errors';
import type { StoreKind } from '../../lib/storeKinds';
import { problemOfStatus, RemoteError, type RemoteFiles } from './remoteFiles';

/**
 * A store of the owner's (a remoteStorage server, Dropbox, Google Drive), by remotestoragejs, which keeps
 * the sign-in in this browser. Loaded only where the owner has chosen a store.
 */
export interface OwnerStore {
  files: RemoteFiles;
  /** Whether the owner is signed in there. */
  isSignedIn: () => boolean;
  /** Whether the owner has just refused this app access there. */
  wasRefused: boolean;
  /**
   * Leaves the page for the store's own sign-in, which leads back here. Rejects with a RemoteError if no
   * store is found at the address.
   */
  signIn: (address: string) => Promise<never>;
  /** Forgets the sign-in. What lies at the store stays. */
  signOut: () => void;
}

/** The keys by which stores know this site, in `business.ts`. */
type StoreKeys = Readonly<Record<Exclude<StoreKind, 'remoteStorage'>, string>>;

/** The folder of this app, and what remoteStorage servers are asked to open. */
const FOLDER_NAME = 'maple-ridge';
const FOLDER = `/${FOLDER_NAME}/`;

const BACKENDS = {
  remoteStorage: 'remotestorage',
  dropbox: 'dropbox',
  googleDrive: 'googledrive',
} as const;

const GOOGLE_SIGN_IN = {
  authURL: 'https://accounts.google.com/o/oauth2/v2/auth',
  // Only what this app has written there. The library would ask for all of the owner's files.
  scope: 'https://www.googleapis.com/auth/drive.file',
};

/** How long a request may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Takes the answer of a sign-in out of the address, so that no entry of the history holds the key: the
 * key, or that access was refused.
 */
function takeAnswer(): { token: string | null; isRefused: boolean } {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  const token = answer.get('access_token');
  const isRefused = answer.has('error');
  if (token !== null || isRefused) {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return { token, isRefused };
}

/** One for the page: the library reads the answer of a sign-in from the address when it is created. */
let store: Promise<OwnerStore> | undefined;

/**
 * Opens the store, once in a page: another choice begins with a reload. Resolves when it is known whether
 * the owner is signed in there.
 */
export const openOwnerStore = (kind: StoreKind, keys: StoreKeys): Promise<OwnerStore> =>
  (store ??= openStore(kind, keys));

async function openStore(kind: StoreKind, keys: StoreKeys): Promise<OwnerStore> {
  const answer = takeAnswer();
  const rs = new RemoteStorage({ cache: false });
  rs.setRequestTimeout(REQUEST_TIMEOUT_MS);
  rs.access.claim(FOLDER_NAME, 'rw');
  const isKnown = new Promise<void>((resolve) => {
    for (const event of ['connected', 'not-connected', 'error']) rs.on(event, () => resolve());
  });
  /** What the library has said of the last answer beside its status. */
  let said = '';
  rs.on('error', (error) => {
    said = messageOf(error);
    console.warn('The owner’s store:', error);
  });
  if (rs.backend !== BACKENDS[kind]) rs.setBackend(BACKENDS[kind]);
  if (kind !== 'remoteStorage') rs.setApiKeys({ [BACKENDS[kind]]: keys[kind] });
  await isKnown;
  // Dropbox's answer, which the library has exchanged for a key by now.
  if (new URLSearchParams(window.location.search).has('code')) {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  if (answer.token !== null) rs.remote.configure({ token: answer.token });
  let isRefused = false;
  const google = kind === 'googleDrive' ? rs.googledrive : undefined;
  if (google) {
    // When a sign-in has ended the library would leave the page at once, in the middle of anything.
    google.connect = () => {
      isRefused = true;
    };
    const request = google._request.bind(google);
    google._request = async (...parameters) => {
      const answer = await request(...parameters);
      if (answer?.status >= 400 && answer.status !== 404) {
        throw new Error(`status ${answer.status} (${answer.responseText})`);
      }
      return answer;
    };
    // Its own fails on every answer, that of a success too.
    google.put = async (path, body, contentType) => {
      const whole = `/remotestorage${path}`;
      const id: unknown = await google._getFileId(whole);
      if (id === undefined) await google._createFile(whole, body, contentType);
      else await google._updateFile(id, whole, body, contentType, {});
      return { statusCode: 200 };
    };
  }

  const problemOf = (message: string, cause: unknown): StoreProblem => {
    const isSignedOut = isRefused || cause instanceof RemoteStorage.Unauthorized;
    isRefused = false;
    if (isSignedOut) return 'signedOut';
    // Dropbox and Google Drive say these with a status that means something else.
    if (/insufficient_space|storageQuotaExceeded/.test(message)) return 'full';
    if (/[rR]ateLimitExceeded/.test(message)) return 'busy';
    const status = /\b[45]\d\d\b/.exec(message)?.[0];
    return (status === undefined ? undefined : problemOfStatus(Number(status))) ?? 'offline';
  };
  const failed = (what: string, cause: unknown): RemoteError => {
    const message = typeof cause === 'string' ? cause : messageOf(cause);
    return new RemoteError(problemOf(message, cause), `${what}: ${message}`, { cause });
  };
  /** Makes a request; resolves to undefined where there is no such file. */
  const asked = async (
    what: string,
    request: () => Promise<{ statusCode: number; body?: unknown }>,
  ): Promise<unknown> => {
    said = '';
    const { statusCode, body } = await request().catch((error: unknown) => {
      const failure = failed(what, error);
      if (/\b404\b/.test(failure.message)) return { statusCode: 404, body: undefined };
      throw failure;
    });
    if (statusCode === 404) return undefined;
    if (problemOfStatus(statusCode)) throw failed(what, `status ${statusCode} ${said}`);
    return body;
  };

  return {
    isSignedIn: () => rs.remote.connected,
    wasRefused: answer.isRefused,
    signIn: (address) =>
      new Promise((_resolve, reject) => {
        rs.on('error', (error) => reject(failed('The sign-in', error)));
        // With a token, even one that has ended, the library would not ask for another.
        rs.remote.configure({ token: null, refreshToken: null });
        if (kind === 'remoteStorage') rs.connect(address);
        else if (kind === 'dropbox') void rs.dropbox.connect();
        else rs.authorize({ ...GOOGLE_SIGN_IN, clientId: keys.googleDrive });
      }),
    signOut: () => rs.disconnect(),
    files: {
      list: async () => {
        const body = await asked('Listing the files', () => rs.remote.get(FOLDER));
        return typeof body === 'object' && body !== null ? Object.keys(body) : [];
      },
      read: async (name) => {
        const body = await asked(`Reading ${name}`, () => rs.remote.get(FOLDER + name));
        return typeof body === 'string' ? body : undefined;
      },
      write: async (name, text) => {
        await asked(`Writing ${name}`, () => rs.remote.put(FOLDER + name, text, 'text/plain', {}));
      },
      remove: async (name) => {
        await asked(`Removing ${name}`, () => rs.remote.delete(FOLDER + name, {}));
      },
    },
  };
}
