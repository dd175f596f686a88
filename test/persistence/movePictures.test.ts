import { beforeEach, describe, expect, it, vi } from 'vitest';
import { movePictures } from '../../src/persistence/pictures/movePictures';
import { hashOf } from '../../src/persistence/pictures/pictureData';
import { inDatabase } from '../../src/persistence/pictures/pictureDatabase';
import { keyOfPicture } from '../../src/persistence/pictures/pictureKeys';
import { memoryStorage, QUOTA_EXCEEDED, type MemoryStorage } from '../support/keyValueStorage';
import { readPicture } from '../support/storedPictures';

const PICTURES = ['AAAA', 'BBBB', 'CCCC'].map((text) => `data:image/jpeg;base64,${text}`);
const addressOf = (dataUrl: string): string => `picture:${hashOf(dataUrl)}`;

/** The localStorage of an earlier version, with three pictures. */
const ofEarlierVersion = (): MemoryStorage =>
  memoryStorage(
    Object.fromEntries(PICTURES.map((dataUrl) => [keyOfPicture(hashOf(dataUrl)), dataUrl])),
  );
const shown = (storage: MemoryStorage) =>
  Promise.all(PICTURES.map((dataUrl) => readPicture(addressOf(dataUrl), storage)));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('pictures in localStorage', () => {
  it('move, and have the same addresses', async () => {
    const storage = ofEarlierVersion();
    await movePictures(storage);
    expect(storage.all.size).toBe(0);
    expect(await shown(storage)).toEqual(PICTURES);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'are all there when the tab is killed at step %i, and the next start goes on',
    async (last) => {
      const storage = ofEarlierVersion();
      let steps = 0;
      const step = (): void => {
        steps += 1;
        if (steps > last) throw new Error('The tab is gone');
      };
      // Each step that changes or looks at what is stored.
      const killed: MemoryStorage = {
        ...storage,
        read: (key) => {
          step();
          return storage.read(key);
        },
        remove: (key) => {
          step();
          storage.remove(key);
        },
      };
      const spies = (['put', 'get'] as const).map((method) => {
        const real = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest;
        return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
          this: IDBObjectStore,
          ...args: unknown[]
        ) {
          step();
          return real.apply(this, args);
        } as never);
      });
      await movePictures(killed).catch(() => {});
      for (const spy of spies) spy.mockRestore();
      expect(await shown(storage)).toEqual(PICTURES);
      await movePictures(storage);
      expect(storage.all.size).toBe(0);
      expect(await shown(storage)).toEqual(PICTURES);
    },
  );

  it('are moved by two tabs at once without a loss', async () => {
    const storage = ofEarlierVersion();
    await Promise.all([movePictures(storage), movePictures(storage)]);
    expect(storage.all.size).toBe(0);
    expect(await shown(storage)).toEqual(PICTURES);
  });

  it('of an old tab beside this one are shown at once, and move at the next start', async () => {
    const storage = ofEarlierVersion();
    await movePictures(storage);
    const [first = ''] = PICTURES;
    storage.write(keyOfPicture(hashOf(first)), first);
    const late = 'data:image/png;base64,DDDD';
    storage.write(keyOfPicture(hashOf(late)), late);
    expect(await readPicture(addressOf(late), storage)).toBe(late);
    await movePictures(storage);
    expect(storage.all.size).toBe(0);
    expect(await readPicture(addressOf(late), storage)).toBe(late);
  });

  it('stay where they cannot be written, or are read back as something else', async () => {
    const storage = ofEarlierVersion();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw QUOTA_EXCEEDED;
    });
    await movePictures(storage);
    put.mockRestore();
    expect(storage.all.size).toBe(3);
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    get.mockImplementation(function (this: IDBObjectStore) {
      return this.count() as IDBRequest;
    });
    await movePictures(storage);
    get.mockRestore();
    expect(storage.all.size).toBe(3);
    expect(await shown(storage)).toEqual(PICTURES);
  });

  it.each(['x'.repeat(50), 'data:image/jpeg;base64,BB', 'data:image/svg+xml;base64,AAAA'])(
    'that would be another text afterwards stay as they are: %s',
    async (text) => {
      const storage = memoryStorage({ 'handyman.picture.00000000000000000000': text });
      await movePictures(storage);
      expect([...storage.all.values()]).toEqual([text]);
      await inDatabase(storage, async (database) => {
        expect(await database.getAllKeys('pictures')).toEqual([]);
      });
    },
  );
});
