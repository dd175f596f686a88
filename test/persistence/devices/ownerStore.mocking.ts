// @vitest-environment jsdom
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnerStore } from '../../../src/persistence/devices/ownerStore';
import type { StoreKind } from '../../../src/lib/storeKinds';
import { dropboxHandlers, dropboxSignIn } from '../../support/dropbox';
import { googleDriveHandlers, googleDriveSignIn } from '../../support/googleDrive';
import { server } from '../../support/server';

/**
 * The stores by stand-ins of their documented interfaces. A real remoteStorage server is in
 * `test/e2e/persistence/devices.spec.ts`; Dropbox and Google Drive themselves were never asked.
 */

const KEYS = { dropbox: 'app-key', googleDrive: 'client-id' };
const SERVER = 'https://storage.example.com/owner';

/** A remoteStorage server's folder. */
function remoteStorageHandlers(files: Map<string, string>, isSignedIn: () => boolean) {
  const refused = () => new HttpResponse(null, { status: 401 });
  const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
  return [
    http.get(`${SERVER}/maple-ridge/`, () => {
      if (!isSignedIn()) return refused();
      const items = Object.fromEntries([...files.keys()].map((name) => [name, { ETag: 'etag' }]));
      return HttpResponse.json({
        '@context': 'http://remotestorage.io/spec/folder-description',
        items,
      });
    }),
    http.get(`${SERVER}/maple-ridge/*`, ({ request }) => {
      if (!isSignedIn()) return refused();
      const text = files.get(nameOf(request.url));
      return text === undefined
        ? new HttpResponse(null, { status: 404 })
        : new HttpResponse(text, { headers: { 'Content-Type': 'text/plain' } });
    }),
    http.put(`${SERVER}/maple-ridge/*`, async ({ request }) => {
      if (!isSignedIn()) return refused();
      files.set(nameOf(request.url), await request.text());
      return new HttpResponse(null, { status: 201 });
    }),
    http.delete(
      `${SERVER}/maple-ridge/*`,
      ({ request }) =>
        new HttpResponse(null, { status: files.delete(nameOf(request.url)) ? 200 : 404 }),
    ),
  ];
}

interface StandIn {
  signIn: Readonly<Record<string, string>>;
  handlers: (isSignedIn: () => boolean) => RequestHandler[];
  /** Where a file is written. */
  writes: string;
}

const STAND_INS: Record<StoreKind, StandIn> = {
  remoteStorage: {
    signIn: {
      'remotestorage:backend': 'remotestorage',
      'remotestorage:wireclient': JSON.stringify({
        userAddress: 'owner@example.com',
        href: SERVER,
        storageApi: 'draft-dejong-remotestorage-10',
        token: 'token',
      }),
    },
    handlers: (isSignedIn) => remoteStorageHandlers(new Map(), isSignedIn),
    writes: `${SERVER}/maple-ridge/*`,
  },
  dropbox: {
    signIn: dropboxSignIn,
    handlers: (isSignedIn) => dropboxHandlers(new Map(), isSignedIn),
    writes: 'https://content.dropboxapi.com/2/files/upload',
  },
  googleDrive: {
    signIn: googleDriveSignIn,
    handlers: googleDriveHandlers,
    writes: 'https://www.googleapis.com/upload/drive/v2/files',
  },
};

let isSignedIn = true;
beforeEach(() => {
  isSignedIn = true;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Opens a store whose owner is signed in, as after a reload. */
async function openSignedIn(kind: StoreKind): Promise<OwnerStore> {
  const { signIn, handlers } = STAND_INS[kind];
  for (const [key, value] of Object.entries(signIn)) localStorage.setItem(key, value);
  server.use(...handlers(() => isSignedIn));
  // One for the page: the next test has a page of its own.
  vi.resetModules();
  const { openOwnerStore } = await import('../../../src/persistence/devices/ownerStore');
  return openOwnerStore(kind, KEYS);
}

describe.each(Object.keys(STAND_INS) as StoreKind[])('files at %s', (kind) => {
  it('are written, listed, read, overwritten and removed', async () => {
    const store = await openSignedIn(kind);
    expect(store.isSignedIn()).toBe(true);
    const { files } = store;
    expect(await files.list()).toEqual([]);
    expect(await files.read('a0')).toBeUndefined();
    await files.write('a0', 'one');
    await files.write('a0-b1', 'two');
    await files.write('a0', 'three');
    expect((await files.list()).toSorted()).toEqual(['a0', 'a0-b1']);
    expect(await files.read('a0')).toBe('three');
    await files.remove('a0');
    await files.remove('a0');
    expect(await files.list()).toEqual(['a0-b1']);
  });

  it('say that the sign-in has ended, and leave the page where it is', async () => {
    const { files } = await openSignedIn(kind);
    const address = window.location.href;
    isSignedIn = false;
    await expect(files.list()).rejects.toMatchObject({ problem: 'signedOut' });
    expect(window.location.href).toBe(address);
    isSignedIn = true;
    await expect(files.list()).resolves.toEqual([]);
  });

  it.each([
    ['full', () => HttpResponse.json(FULL[kind], { status: FULL_STATUS[kind] })],
    ['busy', () => new HttpResponse(null, { status: 502 })],
    ['offline', () => HttpResponse.error()],
  ] as const)('say that the store is %s', async (problem, answer) => {
    const { files } = await openSignedIn(kind);
    await files.write('a0', 'kept');
    const { writes } = STAND_INS[kind];
    server.use(http.put(writes, answer), http.post(writes, answer));
    await expect(files.write('b1', 'refused')).rejects.toMatchObject({ problem });
    expect(await files.read('a0')).toBe('kept');
  });
});

/** What each says that is full. */
const FULL: Record<StoreKind, object> = {
  remoteStorage: {},
  dropbox: { error_summary: 'path/insufficient_space/..', error: {} },
  googleDrive: { error: { errors: [{ reason: 'storageQuotaExceeded' }], code: 403 } },
};
const FULL_STATUS: Record<StoreKind, number> = {
  remoteStorage: 507,
  dropbox: 409,
  googleDrive: 403,
};

describe('a sign-in', () => {
  it('is unknown where there was none', async () => {
    vi.resetModules();
    const { openOwnerStore } = await import('../../../src/persistence/devices/ownerStore');
    expect((await openOwnerStore('remoteStorage', KEYS)).isSignedIn()).toBe(false);
  });

  it('leaves no key in the address', async () => {
    window.history.replaceState(null, '', '/admin/storage#access_token=the-key&token_type=bearer');
    const { token: _token, ...server } = JSON.parse(
      STAND_INS.remoteStorage.signIn['remotestorage:wireclient'] ?? '',
    ) as Record<string, string>;
    localStorage.setItem('remotestorage:wireclient', JSON.stringify(server));
    vi.resetModules();
    const { openOwnerStore } = await import('../../../src/persistence/devices/ownerStore');
    const store = await openOwnerStore('remoteStorage', KEYS);
    expect(store.isSignedIn()).toBe(true);
    expect(window.location.href).toMatch(/\/admin\/storage$/);
  });

  it('that was refused is said to be', async () => {
    window.history.replaceState(null, '', '/admin/storage#error=access_denied');
    vi.resetModules();
    const { openOwnerStore } = await import('../../../src/persistence/devices/ownerStore');
    const store = await openOwnerStore('remoteStorage', KEYS);
    expect(store).toMatchObject({ wasRefused: true });
    expect(window.location.hash).toBe('');
  });

  it('is forgotten by signing out', async () => {
    const store = await openSignedIn('remoteStorage');
    store.signOut();
    expect(store.isSignedIn()).toBe(false);
    expect(localStorage.getItem('remotestorage:wireclient') ?? '').not.toContain('token":"');
  });

  it('finds no store at an address that has none', async () => {
    server.use(http.get('https://nowhere.example.com/.well-known/*', () => HttpResponse.error()));
    server.use(http.get('http://nowhere.example.com/.well-known/*', () => HttpResponse.error()));
    vi.resetModules();
    const { openOwnerStore } = await import('../../../src/persistence/devices/ownerStore');
    const store = await openOwnerStore('remoteStorage', KEYS);
    await expect(store.signIn('owner@nowhere.example.com')).rejects.toMatchObject({
      name: 'RemoteError',
    });
  });
});
