import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  storePicture,
  storeSmallerPictures,
  PicturesFullError,
  removeUnusedPictures,
  storedPictures,
  sweepPictures,
} from '../../src/persistence/pictures/pictures';
import { keyOfPicture, pictureSource } from '../../src/persistence/pictures/pictureKeys';
import {
  measureUsage,
  pictureLimitBeside,
  STORE_UNITS,
} from '../../src/persistence/pictures/storageUsage';
import { memoryStorage, QUOTA_EXCEEDED } from '../support/keyValueStorage';

const picture = (units: number, salt = ''): string =>
  `data:image/jpeg;base64,${salt}${'A'.repeat(units)}`;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('an uploaded picture', () => {
  it('is kept once by its content, and shown from its address', async () => {
    const storage = memoryStorage();
    const address = storePicture(picture(10), storage);
    expect(storePicture(picture(10), storage)).toBe(address);
    expect(address).toMatch(/^picture:[0-9a-f]{20}$/);
    expect(storage.all.size).toBe(1);
    expect(pictureSource(address, storage)).toBe(picture(10));
    expect(pictureSource('picture:00000000000000000000', storage)).toBeUndefined();
    expect(pictureSource('https://example.com/a.jpg', storage)).toBe('https://example.com/a.jpg');
  });

  it('is refused before the store is full, so that a lead still fits', async () => {
    const storage = memoryStorage();
    for (let count = 0; count < 17; count += 1)
      storePicture(picture(240_000, String(count)), storage);
    expect(() => storePicture(picture(240_000, 'more'), storage)).toThrow(PicturesFullError);
    expect(measureUsage(storage).photosLeft).toBe(0);
    expect(STORE_UNITS - measureUsage(storage).pictureUnits).toBeGreaterThan(700_000);
  });

  it('that nothing refers to goes after a day, and not before', async () => {
    const storage = memoryStorage();
    const used = storePicture(picture(10, 'used'), storage);
    const unused = storePicture(picture(10, 'unused'), storage);
    storage.write('handyman.gallery', JSON.stringify([{ beforeImage: used }]));
    expect(sweepPictures(0, storage)).toBe(0);
    expect(sweepPictures(86_399_999, storage)).toBe(0);
    expect(pictureSource(unused, storage)).toBeDefined();
    expect(sweepPictures(86_400_000, storage)).toBe(1);
    expect(pictureSource(unused, storage)).toBeUndefined();
    expect(pictureSource(used, storage)).toBeDefined();
    expect([...storage.all.keys()].filter((key) => key.includes('unused'))).toEqual([]);
  });

  it('that is wanted again is no longer counted as unused', async () => {
    const storage = memoryStorage({ 'handyman.unusedPictures': 'nonsense' });
    const address = storePicture(picture(10), storage);
    sweepPictures(0, storage);
    storage.write('handyman.pages', `[{"image":"${address}"}]`);
    sweepPictures(50_000_000, storage);
    storage.write('handyman.pages', '[]');
    expect(sweepPictures(100_000_000, storage)).toBe(0);
  });
});

describe('the measure of the store', () => {
  it('counts entries and pictures apart, keys included', () => {
    const storage = memoryStorage({
      'handyman.leads': 'x'.repeat(100),
      'handyman.pages': 'x'.repeat(50),
      'handyman.picture.abc': 'x'.repeat(1_000),
      elsewhere: 'x',
    });
    expect(measureUsage(storage)).toMatchObject({
      entries: [
        { key: 'handyman.leads', units: 114 },
        { key: 'handyman.pages', units: 64 },
      ],
      entryUnits: 188,
      pictureCount: 1,
      pictureUnits: 1_020,
      pictureLimit: 4_200_000,
    });
  });

  it.each([
    [0, 4_200_000],
    [342_880, 4_200_000],
    [1_000_000, 3_542_880],
    [5_000_000, 0],
  ])('leaves pictures beside %i units of entries %i', (entries, limit) => {
    expect(pictureLimitBeside(entries)).toBe(limit);
  });
});

describe('pictures that are stored smaller', () => {
  const gallery = (...addresses: string[]): string =>
    JSON.stringify(addresses.map((beforeImage) => ({ beforeImage })));

  it('stand beside the larger ones until nothing refers to these, which then go at once', () => {
    const storage = memoryStorage();
    const old = storePicture(picture(100, 'old'), storage);
    storage.write('handyman.gallery', gallery(old));
    const { [old]: smaller = '' } = storeSmallerPictures(
      [{ address: old, dataUrl: picture(10, 'small') }],
      storage,
    );
    expect(sweepPictures(0, storage)).toBe(0);
    expect(pictureSource(old, storage)).toBe(picture(100, 'old'));
    storage.write('handyman.gallery', gallery(smaller));
    expect(sweepPictures(0, storage)).toBe(1);
    expect(storage.all.has(keyOfPicture(old))).toBe(false);
    expect(pictureSource(smaller, storage)).toBe(picture(10, 'small'));
  });

  it('are shown to whoever still asks for the larger one, also through two replacements', () => {
    const storage = memoryStorage();
    const first = storePicture(picture(100), storage);
    const { [first]: second = '' } = storeSmallerPictures(
      [{ address: first, dataUrl: picture(50) }],
      storage,
    );
    storeSmallerPictures([{ address: second, dataUrl: picture(10) }], storage);
    storage.remove(keyOfPicture(first));
    storage.remove(keyOfPicture(second));
    expect(pictureSource(first, storage)).toBe(picture(10));
    expect(pictureSource(second, storage)).toBe(picture(10));
  });

  it('are all put or none, where one does not fit', () => {
    const storage = memoryStorage();
    const addresses = ['a', 'b'].map((salt) => storePicture(picture(100, salt), storage));
    const before = Object.fromEntries(storage.all);
    const write = storage.write;
    let count = 0;
    storage.write = (key, text) => {
      count += 1;
      if (count === 2) throw QUOTA_EXCEEDED;
      write(key, text);
    };
    const smaller = addresses.map((address, index) => ({ address, dataUrl: picture(index) }));
    expect(() => storeSmallerPictures(smaller, storage)).toThrow(QUOTA_EXCEEDED);
    expect(Object.fromEntries(storage.all)).toEqual(before);
  });

  it('give way where the owner takes the larger one in again', () => {
    const storage = memoryStorage();
    const old = storePicture(picture(100), storage);
    storeSmallerPictures([{ address: old, dataUrl: picture(10) }], storage);
    storage.remove(keyOfPicture(old));
    expect(storePicture(picture(100), storage)).toBe(old);
    expect(pictureSource(old, storage)).toBe(picture(100));
    expect(sweepPictures(0, storage)).toBe(0);
  });

  it('count as never replaced where the note of it is damaged', () => {
    const storage = memoryStorage({ 'handyman.replacedPictures': '{"x"' });
    expect(pictureSource('picture:00000000000000000000', storage)).toBeUndefined();
    storage.write('handyman.replacedPictures', '7');
    expect(pictureSource('picture:00000000000000000000', storage)).toBeUndefined();
  });
});

describe('the list of stored pictures', () => {
  it('lists the size of each and whether something refers to it, the largest first', () => {
    const storage = memoryStorage();
    const small = storePicture(picture(10), storage);
    const large = storePicture(picture(90), storage);
    storage.write('handyman.damaged.posts', `half a text with ${small}`);
    expect(storedPictures(storage)).toEqual([
      { address: large, units: expect.any(Number) as number, isUsed: false },
      { address: small, units: expect.any(Number) as number, isUsed: true },
    ]);
    expect(removeUnusedPictures(storage)).toBe(1);
    expect(storedPictures(storage).map(({ address }) => address)).toEqual([small]);
  });
});
