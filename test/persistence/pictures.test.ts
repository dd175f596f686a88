import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashIn } from '../../src/lib/pictureAddresses';
import { reasonOf } from '../../src/persistence/engine/keyValueStorage';
import { watchPicture } from '../../src/persistence/pictures/arrivals';
import { dataUrlOf, pictureIn } from '../../src/persistence/pictures/pictureData';
import { inDatabase } from '../../src/persistence/pictures/pictureDatabase';
import { keyOfPicture } from '../../src/persistence/pictures/pictureKeys';
import {
  addThumbnails,
  findDamaged,
  getThumbnail,
  listPictures,
  PicturesFullError,
  putPictures,
  storedHashes,
} from '../../src/persistence/pictures/pictures';
import {
  measureUsage,
  pictureRoom,
  STORE_UNITS,
} from '../../src/persistence/pictures/storageUsage';
import {
  keepUnused,
  removeUnusedPictures,
  sweepPictures,
} from '../../src/persistence/pictures/unusedPictures';
import { memoryStorage, QUOTA_EXCEEDED } from '../support/keyValueStorage';
import { readPicture, storePicture } from '../support/storedPictures';

const picture = (units: number, salt = ''): string =>
  `data:image/jpeg;base64,${salt}${'A'.repeat(units)}`;
const DAY = 86_400_000;

/** Takes IndexedDB away, as some private windows do. */
function withoutDatabase(): void {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('an uploaded picture', () => {
  it('is kept once by its content, outside localStorage, and found by its address', async () => {
    const storage = memoryStorage();
    const address = await storePicture(picture(12), storage);
    expect(await storePicture(picture(12), storage)).toBe(address);
    expect(address).toMatch(/^picture:[0-9a-f]{20}$/);
    expect(storage.all.size).toBe(0);
    expect(await readPicture(address, storage)).toBe(picture(12));
    expect(await readPicture('picture:00000000000000000000', storage)).toBeUndefined();
    expect(await listPictures(storage)).toEqual([{ hash: hashIn(address), size: 9 }]);
  });

  it('is kept in localStorage where the database does not answer, for which nobody waits twice', async () => {
    vi.useFakeTimers();
    const open = vi
      .spyOn(IDBFactory.prototype, 'open')
      .mockImplementation(() => new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)());
    const storage = memoryStorage();
    const stored = storePicture(picture(12), storage);
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(4_000);
    const address = await stored;
    expect(await readPicture(address, storage)).toBe(picture(12));
    expect(await listPictures(storage)).toHaveLength(1);
    expect(storage.all.has(keyOfPicture(hashIn(address) ?? ''))).toBe(true);
    expect(open).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is kept in localStorage as long as the transaction of a page that was left keeps others from writing', async () => {
    const storage = memoryStorage();
    let isLeft = true;
    const left = await openDB(storage.database ?? '', 1, {
      upgrade: (created) =>
        ['pictures', 'thumbnails'].map((name) => created.createObjectStore(name)),
    });
    const { store } = left.transaction('pictures');
    const ask = async (): Promise<unknown> => (await store.count(), isLeft && ask());
    void ask();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = vi.spyOn(IDBFactory.prototype, 'open');
    const stored = storePicture(picture(12), storage);
    await vi.waitFor(() => expect(opening).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(4_000);
    const key = keyOfPicture(hashIn(await stored) ?? '');
    expect([storage.all.has(key), pictureRoom.isLocal]).toEqual([true, true]);
    isLeft = false;
    await vi.waitFor(() => expect(pictureRoom.isLocal).toBe(false));
    expect(await listPictures(storage)).toHaveLength(1);
    vi.useRealTimers();
  });

  it.each([
    { isLate: false, error: 'SecurityError', isLocal: [true, true] },
    { isLate: true, error: 'UnknownError', isLocal: [false, true] },
    { isLate: true, error: undefined, isLocal: [false, false] },
  ])('has little room once the database has refused: %j', async ({ isLate, error, isLocal }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    pictureRoom.isLocal = false;
    const request = new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)();
    const result = {
      addEventListener: () => {},
      getAllKeys: () => [],
      transaction: () => ({ done: Promise.resolve() }),
    };
    Object.assign(request, {
      error: new DOMException('No', error),
      result,
      readyState: 'done',
    });
    const listeners = new Map<string, () => void>();
    vi.spyOn(request, 'addEventListener').mockImplementation(
      (type: string, listener: unknown) => void listeners.set(type, listener as () => void),
    );
    const answer = (): void => listeners.get(error ? 'error' : 'success')?.();
    vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(request);
    const listed = listPictures(memoryStorage());
    await vi.waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    if (!isLate) answer();
    await vi.advanceTimersByTimeAsync(4_000);
    await listed;
    expect(pictureRoom.isLocal).toBe(isLocal[0]);
    if (isLate) answer();
    await vi.waitFor(() => expect(pictureRoom.isLocal).toBe(isLocal[1]));
    vi.useRealTimers();
  });

  it('is waited for until it is on the disk', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await storePicture(picture(12), memoryStorage());
    const { calls } = transaction.mock;
    expect(calls.at(-1)?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
  });

  it('is told to whoever waits for it, once it can be read', async () => {
    const storage = memoryStorage();
    const address = await storePicture(picture(12, 'told'), memoryStorage());
    const found = new Promise((resolve) => {
      watchPicture(hashIn(address), () => resolve(readPicture(address, storage)));
    });
    await storePicture(picture(12, 'told'), storage);
    await expect(found).resolves.toBe(picture(12, 'told'));
  });

  const { put } = IDBObjectStore.prototype;
  it.each<[how: string, put: typeof put]>([
    [
      'at once',
      () => {
        throw QUOTA_EXCEEDED;
      },
    ],
    [
      'by the end of the transaction',
      function (this: IDBObjectStore, ...args) {
        const { transaction } = this as unknown as {
          transaction: { _abort: (why: string) => void };
        };
        queueMicrotask(() => transaction._abort('QuotaExceededError'));
        return put.apply(this, args);
      },
    ],
  ])('is refused where the disk is full and the browser says so %s', async (_how, putInFull) => {
    const storage = memoryStorage();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putInFull);
    expect(await storePicture(picture(12), storage).catch(reasonOf)).toBe('full');
    expect(storage.all.size).toBe(0);
    expect(await storedHashes(storage)).toEqual(new Set());
  });

  it('is stored with others, or none is', async () => {
    const storage = memoryStorage();
    const put = IDBObjectStore.prototype.put;
    let count = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      count += 1;
      if (count === 2) throw QUOTA_EXCEEDED;
      return put.apply(this, args);
    });
    const both = ['a', 'b'].map((hash) => [hash, { picture: pictureIn(picture(12)) }] as const);
    await expect(putPictures(new Map(both), storage)).rejects.toThrow(QUOTA_EXCEEDED);
    expect(await storedHashes(storage)).toEqual(new Set());
  });

  it('is found again by a connection of its own where the browser has closed one', async () => {
    const storage = memoryStorage();
    const address = await storePicture(picture(12), storage);
    await inDatabase(storage, async (database) => database.close());
    expect(await readPicture(address, storage)).toBe(picture(12));
  });

  it('gets the thumbnail that it came without, and is shown without where none can be made', async () => {
    const storage = memoryStorage();
    const [moved, broken] = [
      await storePicture(picture(12, 'AAA1'), storage),
      await storePicture(picture(12, 'AAA2'), storage),
    ].map(hashIn);
    const small = new Blob(['small']);
    const make = vi.fn(async (whole: Blob) => {
      if ((await dataUrlOf(whole)) !== picture(12, 'AAA1')) throw new Error('Broken');
      return small;
    });
    await addThumbnails(make, storage);
    expect(await (await getThumbnail(moved ?? '', storage))?.text()).toBe('small');
    expect(await (await getThumbnail(broken ?? '', storage))?.text()).not.toBe('small');
    make.mockClear();
    await addThumbnails(make, storage);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await removeUnusedPictures(storage)).toBe(2);
    expect(await getThumbnail(moved ?? '', storage)).toBeUndefined();
  });

  it('whose bytes cannot be read is named, and mended by choosing it again', async () => {
    const storage = memoryStorage();
    const address = await storePicture(picture(12), storage);
    const hash = hashIn(address);
    await inDatabase(storage, (database) => database.put('pictures', new Blob([]), hash));
    expect(await findDamaged([hash], storage)).toEqual([hash]);
    await storePicture(picture(12), storage);
    expect(await findDamaged([hash], storage)).toEqual([]);
  });

  it.each([
    ['once', { aaaaaaaaaaaaaaaaaaaa: 'NEW' }],
    ['twice', { aaaaaaaaaaaaaaaaaaaa: 'b', b: 'NEW' }],
  ])('that an earlier version replaced %s by a smaller one is that one', async (_how, replaced) => {
    const storage = memoryStorage();
    const address = await storePicture(picture(12), storage);
    const text = JSON.stringify(replaced).replace('NEW', hashIn(address));
    storage.write('handyman.replacedPictures', text);
    expect(await readPicture('picture:aaaaaaaaaaaaaaaaaaaa', storage)).toBe(picture(12));
    // It is used wherever its old address is.
    storage.write('handyman.posts', '[{"featuredImage":"picture:aaaaaaaaaaaaaaaaaaaa"}]');
    expect(await removeUnusedPictures(storage)).toBe(0);
  });

  it.each(['{"x"', '7', '{"00000000000000000000":"00000000000000000000"}'])(
    'counts as never replaced where the note of it is %s',
    async (text) => {
      const storage = memoryStorage({ 'handyman.replacedPictures': text });
      expect(await readPicture('picture:00000000000000000000', storage)).toBeUndefined();
    },
  );
});

describe('a browser without a database', () => {
  it('has pictures in localStorage, up to their share, so that a lead still fits', async () => {
    withoutDatabase();
    const storage = memoryStorage();
    for (let count = 10; count < 27; count += 1)
      await storePicture(picture(240_000, `${count}AA`), storage);
    await expect(storePicture(picture(240_000, 'more'), storage)).rejects.toThrow(
      PicturesFullError,
    );
    expect(STORE_UNITS - measureUsage(storage).pictureUnits).toBeGreaterThan(700_000);
    expect(await storedHashes(storage)).toHaveProperty('size', 17);
  });

  it.each(['DataCloneError', 'UnknownError'])(
    'is also one whose database takes no Blob, by %s, as in private windows of WebKit',
    async (name) => {
      const storage = memoryStorage();
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('Error preparing Blob/File data', name);
      });
      const address = await storePicture(picture(12), storage);
      expect([...storage.all.values()]).toEqual([picture(12)]);
      expect(await readPicture(address, storage)).toBe(picture(12));
    },
  );

  it('stores several or none, shows them, and sweeps them', async () => {
    withoutDatabase();
    const storage = memoryStorage();
    const address = await storePicture(picture(12), storage);
    expect(await readPicture(address, storage)).toBe(picture(12));
    const { write } = storage;
    storage.write = (key, text) => {
      if (key.endsWith('b')) throw QUOTA_EXCEEDED;
      write(key, text);
    };
    const both = ['a', 'b'].map((hash) => [hash, { picture: pictureIn(picture(8)) }] as const);
    await expect(putPictures(new Map(both), storage)).rejects.toThrow(QUOTA_EXCEEDED);
    expect(await storedHashes(storage)).toEqual(new Set([hashIn(address)]));
    expect(await removeUnusedPictures(storage)).toBe(1);
    expect(storage.all.size).toBe(0);
  });
});

describe('a picture that nothing refers to', () => {
  const isStored = async (address: string, storage = memoryStorage()): Promise<boolean> =>
    (await storedHashes(storage)).has(hashIn(address));

  it('goes after a day, and not before', async () => {
    const storage = memoryStorage();
    const used = await storePicture(picture(12, 'used'), storage);
    const unused = await storePicture(picture(12, 'gone'), storage);
    storage.write('handyman.gallery', JSON.stringify([{ beforeImage: used }]));
    expect(await sweepPictures(0, storage)).toBe(0);
    expect(await sweepPictures(DAY - 1, storage)).toBe(0);
    expect(await isStored(unused, storage)).toBe(true);
    expect(await sweepPictures(DAY, storage)).toBe(1);
    expect([await isStored(unused, storage), await isStored(used, storage)]).toEqual([false, true]);
    expect([...storage.all.keys()].filter((key) => key.includes('unused'))).toEqual([]);
  });

  it('is no longer counted as unused once it is wanted again', async () => {
    const storage = memoryStorage({ 'handyman.unusedPictures': 'nonsense' });
    const address = await storePicture(picture(12), storage);
    await sweepPictures(0, storage);
    storage.write('handyman.pages', `[{"image":"${address}"}]`);
    await sweepPictures(50_000_000, storage);
    storage.write('handyman.pages', '[]');
    expect(await sweepPictures(100_000_000, storage)).toBe(0);
  });

  it('begins its day anew where it is chosen again', async () => {
    const storage = memoryStorage();
    const address = await storePicture(picture(12), storage);
    await sweepPictures(0, storage);
    await storePicture(picture(12), storage);
    expect(await sweepPictures(DAY, storage)).toBe(0);
    expect(await isStored(address, storage)).toBe(true);
  });

  it('stays for a week where the undo of a restore needs it', async () => {
    const storage = memoryStorage();
    await storePicture(picture(12), storage);
    await keepUnused(0, storage);
    expect(await sweepPictures(7 * DAY - 1, storage)).toBe(0);
    expect(await sweepPictures(7 * DAY, storage)).toBe(1);
  });

  it('is used where a text was set aside that names it', async () => {
    const storage = memoryStorage();
    const small = await storePicture(picture(12), storage);
    await storePicture(picture(88), storage);
    storage.write('handyman.damaged.posts', `half a text with ${small}`);
    expect(await removeUnusedPictures(storage)).toBe(1);
    expect(await storedHashes(storage)).toEqual(new Set([hashIn(small)]));
  });
});

describe('the measure of localStorage', () => {
  it('counts entries and pictures apart, keys included', () => {
    const storage = memoryStorage({
      'handyman.leads': 'x'.repeat(100),
      'handyman.pages': 'x'.repeat(50),
      [keyOfPicture('abc')]: 'x'.repeat(1_000),
      elsewhere: 'x',
    });
    expect(measureUsage(storage)).toMatchObject({
      entries: [
        { key: 'handyman.leads', units: 114 },
        { key: 'handyman.pages', units: 64 },
      ],
      entryUnits: 188,
      pictureUnits: 1_020,
      pictureLimit: 4_200_000,
    });
  });

  it.each([
    [342_800, 4_200_000],
    [1_000_000, 3_542_880],
    [5_000_000, 0],
  ])('leaves pictures beside %i units of entries %i', (units, limit) => {
    const storage = memoryStorage({ a: 'x'.repeat(units - 1) });
    expect(measureUsage(storage).pictureLimit).toBe(limit);
  });
});
