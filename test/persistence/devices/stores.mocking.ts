// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreProblem } from '../../../src/domain/devices/events';
import { STORE_KINDS, type StoreKind } from '../../../src/lib/storeKinds';
import {
  openOwnerStore,
  type OwnerStore,
} from '../../../src/persistence/devices/stores/ownerStore';
import { storeSignIn, type StoreSignIn } from '../../../src/persistence/devices/stores/storeSignIn';
import { memoryStorage, QUOTA_EXCEEDED } from '../../support/keyValueStorage';
import { server } from '../../support/server';
import { dropboxStandIn } from '../../support/stores/dropbox';
import { googleDriveStandIn, type DriveStandIn } from '../../support/stores/googleDrive';
import { remoteStorageStandIn, STORAGE } from '../../support/stores/remoteStorage';
import { requestOf, responseOf, type StandIn } from '../../support/stores/standIn';

/**
 * The stores by stand-ins of their documented interfaces, with bad habits that public reports tell of. A
 * real remoteStorage server is in `test/e2e/persistence/devices.spec.ts`; Dropbox and Google Drive
 * themselves were never asked.
 */

const KEYS = { dropbox: 'app-key', googleDrive: 'client-id' };

/** What the store answers instead, request by request; undefined for its own answer. */
let habit: (request: Request) => Response | undefined;
/** How late the list shows what has changed, in milliseconds. */
let listAge: number;
let now: number;
beforeEach(() => {
  habit = () => undefined;
  listAge = 0;
  now = Date.parse('2026-11-20T15:00:00.000Z');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/admin/storage');
});

/** Has a stand-in answer what is sent to its addresses; every request takes a millisecond. */
function answerBy(standIn: StandIn): void {
  const handlers = standIn.origins.map((origin) =>
    http.all(`${origin}/*`, async ({ request }) => {
      const instead = habit(request.clone());
      if (instead) return instead;
      now += 1;
      return responseOf(
        standIn.answer(await requestOf(request), { at: now, listedAt: now - listAge }),
      );
    }),
  );
  server.use(...handlers);
}

/** Opens a store, signed in, as after a reload. */
const open = (kind: StoreKind, signIn: StoreSignIn = { token: 'token', href: STORAGE }) => {
  const storage = memoryStorage();
  storeSignIn(signIn, storage);
  return openOwnerStore(kind, KEYS, storage);
};

const STAND_INS: Record<StoreKind, (pageSize?: number) => StandIn> = {
  remoteStorage: remoteStorageStandIn,
  dropbox: dropboxStandIn,
  googleDrive: googleDriveStandIn,
};

describe.each(STORE_KINDS)('files at %s', (kind) => {
  let standIn: StandIn;
  let store: OwnerStore;
  beforeEach(async () => {
    standIn = STAND_INS[kind](3);
    answerBy(standIn);
    store = await open(kind);
  });

  it('are written, listed, read, overwritten and removed', async () => {
    expect(store.isSignedIn()).toBe(true);
    const { files } = store;
    expect(await files.list()).toEqual([]);
    expect(await files.read('a0')).toBeUndefined();
    await files.write('a0', 'one');
    await files.write('a0-b1', 'two, “café”');
    await files.write('a0', 'three');
    expect((await files.list()).toSorted()).toEqual(['a0', 'a0-b1']);
    expect(await files.read('a0')).toBe('three');
    expect(await files.read('a0-b1')).toBe('two, “café”');
    await files.remove('a0');
    await files.remove('a0');
    expect(await files.list()).toEqual(['a0-b1']);
  });

  it('have their pictures in a folder of their own', async () => {
    const { files } = store;
    await files.write('a0', 'one');
    await files.write('pictures/p-1', 'picture');
    expect(await files.list()).toEqual(['a0']);
    expect(await files.list('pictures/')).toEqual(['pictures/p-1']);
    expect(await files.read('pictures/p-1')).toBe('picture');
    await files.remove('pictures/p-1');
    expect(await files.list('pictures/')).toEqual([]);
  });

  it('are none where nothing was written into them, as an upload that breaks may leave them', async () => {
    const { files } = store;
    const before = await open(kind);
    for (const name of ['a0', 'pictures/p-1']) await before.files.write(name, '');
    await files.write('b0', 'whole');
    expect(await files.list()).toEqual(['b0']);
    expect(await files.list('pictures/')).toEqual([]);
    for (const name of ['a0', 'pictures/p-1']) {
      expect(await files.read(name)).toBeUndefined();
      await files.write(name, 'whole');
      expect(await files.read(name)).toBe('whole');
    }
    expect(standIn.filesAt(now).size).toBe(3);
    expect((await files.list()).toSorted()).toEqual(['a0', 'b0']);
    expect(await files.list('pictures/')).toEqual(['pictures/p-1']);
  });

  it('are listed whole, however many pages that takes', async () => {
    const names = Array.from({ length: 10 }, (_none, index) => `a${index}`);
    for (const name of names) await store.files.write(name, name);
    expect((await (await open(kind)).files.list()).toSorted()).toEqual(names);
  });

  it('say that nobody is signed in, and ask nothing of the store', async () => {
    habit = () => {
      throw new Error('The store was asked');
    };
    const { files } = await open(kind, {});
    await expect(files.list()).rejects.toMatchObject({ problem: 'signedOut' });
  });

  const page = (status: number) =>
    new HttpResponse('<!doctype html><title>Guest network</title>', {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  /** What a store, or a network before it, answers; and what it means. */
  const HABITS: [what: string, problem: StoreProblem, answer: () => Response][] = [
    ['401 in the middle', 'signedOut', () => HttpResponse.json({}, { status: 401 })],
    // Servers of remoteStorage may say it by a page.
    ['401 with a page', 'signedOut', () => page(401)],
    ['412', 'busy', () => HttpResponse.json({}, { status: 412 })],
    ['423', 'busy', () => HttpResponse.json({}, { status: 423 })],
    ['429', 'busy', () => HttpResponse.json({}, { status: 429 })],
    ['500', 'busy', () => HttpResponse.json({}, { status: 500 })],
    ['502 with a page', 'busy', () => page(502)],
    ['507', 'full', () => HttpResponse.json({}, { status: 507 })],
    ['413', 'full', () => HttpResponse.json({}, { status: 413 })],
    ['a page of the network', 'offline', () => page(200)],
    [
      'a page of the network that does not say what it is',
      'offline',
      () => HttpResponse.text('\n<!doctype html><title>Guest network</title>'),
    ],
    ['a page that forbids', 'offline', () => page(403)],
    ['nothing', 'offline', () => HttpResponse.error()],
  ];
  it.each(HABITS)(
    'that are answered with %s say so (%s), lose nothing, and go on',
    async (...row) => {
      const [, problem, answer] = row;
      const { files } = store;
      await files.write('a0', 'kept');
      await files.list();
      habit = answer;
      await expect(files.write('a0', 'refused')).rejects.toMatchObject({ problem });
      await expect(files.write('b0', 'refused')).rejects.toMatchObject({ problem });
      await expect(files.read('a0')).rejects.toMatchObject({ problem });
      await expect(files.remove('a0')).rejects.toMatchObject({ problem });
      await expect(files.list()).rejects.toMatchObject({ problem });
      habit = () => undefined;
      expect(await files.list()).toEqual(['a0']);
      expect(await files.read('a0')).toBe('kept');
      await files.write('b0', 'later');
      expect((await files.list()).toSorted()).toEqual(['a0', 'b0']);
    },
  );

  it('are not listed in part where an answer is cut off', async () => {
    for (const name of ['a0', 'a1', 'a2', 'a3']) await store.files.write(name, name);
    let asked = 0;
    habit = () => ((asked += 1) > 1 ? HttpResponse.text('{"files": [{"id": "id-0') : undefined);
    const { files } = await open(kind);
    if (kind === 'remoteStorage') asked = 1;
    await expect(files.list()).rejects.toMatchObject({ problem: 'offline' });
  });

  it('say how long the store asks to be left alone', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const DAY = 86_400_000;
    for (const [header, retryAfterMs] of [
      ['7', 7_000],
      [new Date(now + 60_000).toUTCString(), 60_000],
      // A past or broken date, and more than a timer can wait.
      [new Date(now - 60_000).toUTCString(), 0],
      ['Fri, 20 Nov', 0],
      ['soon', 0],
      ['-7', 0],
      ['9999999999', DAY],
      [new Date(now + 365 * DAY).toUTCString(), DAY],
    ] as const) {
      habit = () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': header } });
      await expect(store.files.list(), header).rejects.toMatchObject({ retryAfterMs });
    }
    // Scripts may not read the header of every store: Dropbox says it in the answer too.
    habit = () => HttpResponse.json({ error: { retry_after: 300 } }, { status: 429 });
    await expect(store.files.list()).rejects.toMatchObject({ retryAfterMs: 300_000 });
    habit = () => HttpResponse.json({}, { status: 503 });
    await expect(store.files.list()).rejects.toMatchObject({ retryAfterMs: 0 });
  });

  it('wait for an answer that takes half a minute', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    await store.files.list();
    expect(Math.min(...patience.mock.calls.map(([milliseconds]) => milliseconds))).toBeGreaterThan(
      30_000,
    );
  });
});

describe('what Dropbox says', () => {
  beforeEach(() => answerBy(dropboxStandIn(2)));

  it.each([
    ['full', 409, 'path/insufficient_space/..'],
    ['busy', 429, 'too_many_write_operations/.'],
    ['busy', 409, 'path/too_many_write_operations/'],
    ['refused', 401, 'missing_scope/'],
    ['refused', 403, 'invalid_account_type/'],
    ['refused', 409, 'path/conflict/folder/'],
    ['refused', 400, 'Error in call to API function "files/upload"'],
  ] as const)('means %s by %i %s', async (problem, status, summary) => {
    const { files } = await open('dropbox');
    habit = () => HttpResponse.json({ error_summary: summary, error: {} }, { status });
    await expect(files.write('a0', 'text')).rejects.toMatchObject({ problem });
  });

  it('begins a list anew once where its place in it is lost', async () => {
    const { files } = await open('dropbox');
    for (const name of ['a0', 'a1', 'a2']) await files.write(name, name);
    let resets = 1;
    habit = ({ url }) => {
      if (!url.endsWith('/continue') || resets === 0) return undefined;
      resets -= 1;
      return HttpResponse.json({ error_summary: 'reset/..', error: {} }, { status: 409 });
    };
    expect(await files.list()).toHaveLength(3);
    resets = 2;
    await expect(files.list()).rejects.toMatchObject({ problem: 'busy' });
  });

  it('gets another token by itself when the first has ended, once', async () => {
    let tokens = 0;
    server.use(
      http.post('https://api.dropboxapi.com/oauth2/token', async ({ request }) => {
        expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual({
          grant_type: 'refresh_token',
          refresh_token: 'refresh',
          client_id: 'app-key',
        });
        tokens += 1;
        return HttpResponse.json({ access_token: 'second' });
      }),
    );
    const { files } = await open('dropbox', { token: 'first', refreshToken: 'refresh' });
    habit = ({ headers, url }) =>
      headers.get('Authorization') === 'Bearer first' && !url.endsWith('/token')
        ? HttpResponse.json({ error_summary: 'expired_access_token/' }, { status: 401 })
        : undefined;
    await files.write('a0', 'text');
    expect(await files.list()).toEqual(['a0']);
    expect(tokens).toBe(1);
  });

  it('asks for the sign-in where there is no other token', async () => {
    server.use(
      http.post('https://api.dropboxapi.com/oauth2/token', () =>
        HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }),
      ),
    );
    const { files } = await open('dropbox', { token: 'first', refreshToken: 'ended' });
    habit = ({ url }) =>
      url.endsWith('/token') ? undefined : HttpResponse.json({}, { status: 401 });
    await expect(files.list()).rejects.toMatchObject({ problem: 'signedOut' });
  });
});

describe('what Google Drive says', () => {
  let standIn: DriveStandIn;
  beforeEach(() => {
    standIn = googleDriveStandIn(2);
    answerBy(standIn);
  });

  it.each([
    ['full', 'storageQuotaExceeded'],
    ['busy', 'userRateLimitExceeded'],
    ['busy', 'rateLimitExceeded'],
    ['busy', 'RATE_LIMIT_EXCEEDED'],
    ['busy', 'dailyLimitExceeded'],
    ['busy', 'downloadQuotaExceeded'],
    ['signedOut', 'insufficientPermissions'],
    ['signedOut', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'],
    ['refused', 'accessNotConfigured'],
  ] as const)('means %s by 403 %s', async (problem, reason) => {
    const { files } = await open('googleDrive');
    habit = () => HttpResponse.json({ error: { errors: [{ reason }] } }, { status: 403 });
    await expect(files.write('a0', 'text')).rejects.toMatchObject({ problem });
  });

  it('is written once, although the list shows it late', async () => {
    listAge = 1_000;
    const { files } = await open('googleDrive');
    await files.write('a0', 'one');
    await files.write('a1', 'two');
    expect((await files.list()).toSorted()).toEqual(['a0', 'a1']);
    await files.write('a0', 'three');
    expect(await files.read('a0')).toBe('three');
    now += 1_000;
    expect((await files.list()).toSorted()).toEqual(['a0', 'a1']);
    // A folder and two files.
    expect([...standIn.files.values()].map(({ name }) => name)).toEqual([
      'maple-ridge',
      'a0',
      'a1',
    ]);
  });

  it('has one folder, however many files are first written at a time', async () => {
    const { files } = await open('googleDrive');
    await Promise.all(['a0', 'a1', 'a2'].map((name) => files.write(name, name)));
    expect([...standIn.files.values()].filter(({ name }) => name === 'maple-ridge')).toHaveLength(
      1,
    );
  });

  it('is read whole where two devices made a folder each', async () => {
    listAge = 1_000;
    const phone = await open('googleDrive');
    const desk = await open('googleDrive');
    await phone.files.write('a0', 'of the phone');
    await desk.files.write('b0', 'of the desk');
    now += 1_000;
    for (const { files } of [phone, desk, await open('googleDrive')]) {
      expect((await files.list()).toSorted()).toEqual(['a0', 'b0']);
      expect(await files.read('b0')).toBe('of the desk');
    }
  });

  it('counts the newest of several files of one name, until its writer removes the others', async () => {
    listAge = 1_000;
    await (await open('googleDrive')).files.write('a0', 'before the reload');
    await (await open('googleDrive')).files.write('a0', 'after it');
    now += 1_000;
    const { files } = await open('googleDrive');
    expect(await files.list()).toEqual(['a0']);
    expect(await files.read('a0')).toBe('after it');
    await files.write('a0', 'later');
    expect(await files.read('a0')).toBe('later');
    const left = [...standIn.files.values()].filter(
      ({ name, removedAt }) => name === 'a0' && removedAt === Infinity,
    );
    expect(left).toHaveLength(1);
  });

  it('keeps a file that is listed on two pages, as one that is written meanwhile may be', async () => {
    const { files } = await open('googleDrive');
    await files.write('a0', 'one');
    const [, file] = standIn.files.values();
    habit = ({ method, url }) =>
      method === 'GET' && url.includes('parents')
        ? HttpResponse.json({ files: [file, file] })
        : undefined;
    await files.list();
    await files.write('a0', 'two');
    expect(await files.read('a0')).toBe('two');
  });

  it('passes over a file of a name into which nothing was written', async () => {
    const { files } = await open('googleDrive');
    await files.write('a0', 'whole');
    const [, whole] = standIn.files.values();
    if (!whole) throw new Error('Nothing was written');
    now += 1;
    const empty = { ...whole, id: 'empty', versions: [{ at: now, text: '' }] };
    standIn.files.set(empty.id, empty);
    await files.list();
    expect(await files.read('a0')).toBe('whole');
  });

  it('goes on where the owner has thrown the folder away', async () => {
    const { files } = await open('googleDrive');
    await files.write('a0', 'one');
    await files.list();
    for (const file of standIn.files.values()) file.isTrashed = true;
    expect(await files.list()).toEqual([]);
    await files.write('a1', 'two');
    expect(await files.list()).toEqual(['a1']);
    // Thrown away for good, between the list and the next file.
    for (const file of standIn.files.values()) file.removedAt = now;
    await files.write('a2', 'three');
    await files.write('a1', 'four');
    expect((await files.list()).toSorted()).toEqual(['a1', 'a2']);
  });

  it('lacks a file that another device has removed, though it is listed', async () => {
    const { files } = await open('googleDrive');
    await files.write('a0', 'one');
    await files.list();
    const other = await open('googleDrive');
    await other.files.remove('a0');
    listAge = 1_000;
    expect(await files.read('a0')).toBeUndefined();
    await files.remove('a0');
  });
});

/** What a server says of a storage whose permission is asked for at an address. */
const storeAt = (page: string) => ({
  links: [
    {
      rel: 'http://tools.ietf.org/id/draft-dejong-remotestorage',
      href: STORAGE,
      properties: { 'http://tools.ietf.org/html/rfc6749#section-4.2': page },
    },
  ],
});

describe('a sign-in', () => {
  it.each(STORE_KINDS)('at %s is unknown where there was none', async (kind) => {
    expect((await open(kind, {})).isSignedIn()).toBe(false);
  });

  it.each([
    ['remoteStorage', '#access_token=the-key&token_type=bearer&state=abc'],
    [
      'googleDrive',
      '#state=abc&access_token=the-key&scope=https://www.googleapis.com/auth/drive.file',
    ],
    ['dropbox', '?code=the-code&state=abc'],
  ] as const)('at %s leaves no key in the address', async (kind, answer) => {
    server.use(
      http.post('https://api.dropboxapi.com/oauth2/token', async ({ request }) => {
        expect(await request.text()).toContain('code_verifier=secret');
        return HttpResponse.json({ access_token: 'the-key', refresh_token: 'refresh' });
      }),
    );
    window.history.replaceState(null, '', `/admin/storage${answer}`);
    const store = await open(kind, { state: 'abc', verifier: 'secret', href: STORAGE });
    expect(store.isSignedIn()).toBe(true);
    expect(store).toMatchObject({ wasRefused: false, wasUnfinished: false });
    expect(window.location.href).toMatch(/\/admin\/storage$/);
    store.signOut();
    expect(store.isSignedIn()).toBe(false);
  });

  it.each([
    ['remoteStorage', '#error=access_denied&state=abc'],
    ['dropbox', '?error=access_denied&state=abc'],
    ['googleDrive', '#error=access_denied&state=abc'],
    // As armadietto says it: without what the answer has to repeat.
    ['remoteStorage', '#error=access_denied&error_description=The+user+did+not+grant+permission'],
    // The permission was not ticked.
    ['googleDrive', '#access_token=key&scope=openid&state=abc'],
  ] as const)('at %s that was refused is said to be: %s', async (kind, answer) => {
    window.history.replaceState(null, '', `/admin/storage${answer}`);
    const store = await open(kind, { state: 'abc', href: STORAGE });
    expect(store).toMatchObject({ wasRefused: true });
    expect(store.isSignedIn()).toBe(false);
    expect(window.location.href).toMatch(/\/admin\/storage$/);
  });

  it.each(['#access_token=theirs&state=other', '#access_token=theirs'])(
    'that did not begin here is left alone: %s',
    async (answer) => {
      window.history.replaceState(null, '', `/admin/storage${answer}`);
      const store = await open('remoteStorage', { state: 'abc', href: STORAGE });
      expect(store).toMatchObject({ wasRefused: false, wasUnfinished: true });
      expect(store.isSignedIn()).toBe(false);
      expect(window.location.hash).toBe('');
    },
  );

  it.each([
    ['nobody answers', () => HttpResponse.error()],
    ['the code is old', () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })],
  ])('that Dropbox does not finish is asked for again, and said to be: %s', async (...row) => {
    const [, answer] = row;
    server.use(http.post('https://api.dropboxapi.com/oauth2/token', answer));
    window.history.replaceState(null, '', '/admin/storage?code=the-code&state=abc');
    const store = await open('dropbox', { state: 'abc', verifier: 'secret' });
    expect(store).toMatchObject({ wasRefused: false, wasUnfinished: true });
    expect(store.isSignedIn()).toBe(false);
  });

  it('for which the browser has no room is asked for again, and said to be', async () => {
    const storage = memoryStorage();
    storeSignIn({ state: 'abc' }, storage);
    storage.write = () => {
      throw QUOTA_EXCEEDED;
    };
    window.history.replaceState(null, '', '/admin/storage#access_token=the-key&state=abc');
    const store = await openOwnerStore('googleDrive', KEYS, storage);
    expect(store).toMatchObject({ wasRefused: false, wasUnfinished: true });
  });

  it.each([
    ['nobody answers', () => HttpResponse.error()],
    ['nothing is known of it', () => HttpResponse.json({ links: [] })],
    ['a page is all there is', () => HttpResponse.html('<p>Welcome</p>')],
    ['there is no such thing', () => new HttpResponse(null, { status: 404 })],
    ['a script is in the place of a page', () => HttpResponse.json(storeAt('javascript:alert(1)'))],
  ])('finds no store at an address where %s', async (_what, answer) => {
    server.use(
      http.get('https://nowhere.example.com/.well-known/*', answer),
      http.get('http://nowhere.example.com/.well-known/*', answer),
    );
    const store = await open('remoteStorage', {});
    await expect(store.signIn('owner@nowhere.example.com')).rejects.toMatchObject({
      name: 'RemoteError',
    });
  });
});
