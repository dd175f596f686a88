import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepPicture,
  keepSmallerPictures,
  PicturesFullError,
  removeUnusedPictures,
  storedPictures,
  sweepPictures,
} from '../../src/persistence/pictures';
import { keyOfPicture, pictureSource } from '../../src/persistence/pictureKeys';
import { measureUsage, pictureLimitBeside, STORE_UNITS } from '../../src/persistence/usage';
import { memoryTexts, QUOTA_EXCEEDED } from '../support/textStore';

const picture = (units: number, salt = ''): string =>
  `data:image/jpeg;base64,${salt}${'A'.repeat(units)}`;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('an uploaded picture', () => {
  it('is kept once by its content, and shown from its address', async () => {
    const texts = memoryTexts();
    const address = keepPicture(picture(10), texts);
    expect(keepPicture(picture(10), texts)).toBe(address);
    expect(address).toMatch(/^picture:[0-9a-f]{20}$/);
    expect(texts.all.size).toBe(1);
    expect(pictureSource(address, texts)).toBe(picture(10));
    expect(pictureSource('picture:00000000000000000000', texts)).toBeUndefined();
    expect(pictureSource('https://example.com/a.jpg', texts)).toBe('https://example.com/a.jpg');
  });

  it('is refused before the store is full, so that a lead still fits', async () => {
    const texts = memoryTexts();
    for (let count = 0; count < 17; count += 1) keepPicture(picture(240_000, String(count)), texts);
    expect(() => keepPicture(picture(240_000, 'more'), texts)).toThrow(PicturesFullError);
    expect(measureUsage(texts).photosLeft).toBe(0);
    expect(STORE_UNITS - measureUsage(texts).pictureUnits).toBeGreaterThan(700_000);
  });

  it('that nothing refers to goes after a day, and not before', async () => {
    const texts = memoryTexts();
    const used = keepPicture(picture(10, 'used'), texts);
    const unused = keepPicture(picture(10, 'unused'), texts);
    texts.write('handyman.gallery', JSON.stringify([{ beforeImage: used }]));
    expect(sweepPictures(0, texts)).toBe(0);
    expect(sweepPictures(86_399_999, texts)).toBe(0);
    expect(pictureSource(unused, texts)).toBeDefined();
    expect(sweepPictures(86_400_000, texts)).toBe(1);
    expect(pictureSource(unused, texts)).toBeUndefined();
    expect(pictureSource(used, texts)).toBeDefined();
    expect([...texts.all.keys()].filter((key) => key.includes('unused'))).toEqual([]);
  });

  it('that is wanted again is no longer counted as unused', async () => {
    const texts = memoryTexts({ 'handyman.unusedPictures': 'nonsense' });
    const address = keepPicture(picture(10), texts);
    sweepPictures(0, texts);
    texts.write('handyman.pages', `[{"image":"${address}"}]`);
    sweepPictures(50_000_000, texts);
    texts.write('handyman.pages', '[]');
    expect(sweepPictures(100_000_000, texts)).toBe(0);
  });
});

describe('the measure of the store', () => {
  it('counts entries and pictures apart, keys included', () => {
    const texts = memoryTexts({
      'handyman.leads': 'x'.repeat(100),
      'handyman.pages': 'x'.repeat(50),
      'handyman.picture.abc': 'x'.repeat(1_000),
      elsewhere: 'x',
    });
    expect(measureUsage(texts)).toMatchObject({
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
    const texts = memoryTexts();
    const old = keepPicture(picture(100, 'old'), texts);
    texts.write('handyman.gallery', gallery(old));
    const { [old]: smaller = '' } = keepSmallerPictures(
      [{ address: old, dataUrl: picture(10, 'small') }],
      texts,
    );
    expect(sweepPictures(0, texts)).toBe(0);
    expect(pictureSource(old, texts)).toBe(picture(100, 'old'));
    texts.write('handyman.gallery', gallery(smaller));
    expect(sweepPictures(0, texts)).toBe(1);
    expect(texts.all.has(keyOfPicture(old))).toBe(false);
    expect(pictureSource(smaller, texts)).toBe(picture(10, 'small'));
  });

  it('are shown to whoever still asks for the larger one, also through two replacements', () => {
    const texts = memoryTexts();
    const first = keepPicture(picture(100), texts);
    const { [first]: second = '' } = keepSmallerPictures(
      [{ address: first, dataUrl: picture(50) }],
      texts,
    );
    keepSmallerPictures([{ address: second, dataUrl: picture(10) }], texts);
    texts.remove(keyOfPicture(first));
    texts.remove(keyOfPicture(second));
    expect(pictureSource(first, texts)).toBe(picture(10));
    expect(pictureSource(second, texts)).toBe(picture(10));
  });

  it('are all put or none, where one does not fit', () => {
    const texts = memoryTexts();
    const addresses = ['a', 'b'].map((salt) => keepPicture(picture(100, salt), texts));
    const before = Object.fromEntries(texts.all);
    const write = texts.write;
    let count = 0;
    texts.write = (key, text) => {
      count += 1;
      if (count === 2) throw QUOTA_EXCEEDED;
      write(key, text);
    };
    const smaller = addresses.map((address, index) => ({ address, dataUrl: picture(index) }));
    expect(() => keepSmallerPictures(smaller, texts)).toThrow(QUOTA_EXCEEDED);
    expect(Object.fromEntries(texts.all)).toEqual(before);
  });

  it('give way where the owner takes the larger one in again', () => {
    const texts = memoryTexts();
    const old = keepPicture(picture(100), texts);
    keepSmallerPictures([{ address: old, dataUrl: picture(10) }], texts);
    texts.remove(keyOfPicture(old));
    expect(keepPicture(picture(100), texts)).toBe(old);
    expect(pictureSource(old, texts)).toBe(picture(100));
    expect(sweepPictures(0, texts)).toBe(0);
  });

  it('count as never replaced where the note of it is damaged', () => {
    const texts = memoryTexts({ 'handyman.replacedPictures': '{"x"' });
    expect(pictureSource('picture:00000000000000000000', texts)).toBeUndefined();
    texts.write('handyman.replacedPictures', '7');
    expect(pictureSource('picture:00000000000000000000', texts)).toBeUndefined();
  });
});

describe('the list of stored pictures', () => {
  it('tells the size of each and whether something refers to it, the largest first', () => {
    const texts = memoryTexts();
    const small = keepPicture(picture(10), texts);
    const large = keepPicture(picture(90), texts);
    texts.write('handyman.damaged.posts', `half a text with ${small}`);
    expect(storedPictures(texts)).toEqual([
      { address: large, units: expect.any(Number) as number, isUsed: false },
      { address: small, units: expect.any(Number) as number, isUsed: true },
    ]);
    expect(removeUnusedPictures(texts)).toBe(1);
    expect(storedPictures(texts).map(({ address }) => address)).toEqual([small]);
  });
});
