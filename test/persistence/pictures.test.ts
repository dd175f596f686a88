import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPicture, PicturesFullError, sweepPictures } from '../../src/persistence/pictures';
import { pictureSource } from '../../src/persistence/pictureKeys';
import { measureUsage, pictureLimitBeside, STORE_UNITS } from '../../src/persistence/usage';
import { memoryTexts } from '../support/textStore';

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
