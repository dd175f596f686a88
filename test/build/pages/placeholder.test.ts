import fs from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeholderOf } from '../../../build/pages/placeholder';

/** Returns the bitmap that a data address has in it. */
const bitmapIn = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

/** A drawing of many small squares of all colors. */
const noise = Array.from({ length: 4_800 }, (_, index) => {
  const color = ((index * 2_654_435_761) % 16_777_216).toString(16).padStart(6, '0');
  return `<path fill="#${color}" d="M${index % 80} ${Math.floor(index / 80)}h1v1h-1z"/>`;
}).join('');

describe('a placeholder', () => {
  it('of a drawing is a bitmap of 480 px', async () => {
    const drawing = fs.readFileSync('src/public/drawings/deck-after.svg');
    const bitmap = bitmapIn(await placeholderOf(drawing));
    expect(await sharp(bitmap).metadata()).toMatchObject({ format: 'heif', width: 480 });
  });

  it.each([
    ['detail everywhere', noise],
    ['a single color', '<rect width="80" height="60" fill="#336633"/>'],
  ])('stops the build at %s: it weighs too much, or counts as no paint', async (_what, shapes) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${shapes}</svg>`;
    await expect(placeholderOf(svg)).rejects.toThrow(/placeholder has \d+ bytes/);
  });

  it('has the colors of the drawing where they are', async () => {
    // Checks of two shades, as a single color would be too little.
    const checks = Array.from({ length: 300 }, (_, index) => {
      const [x, y] = [(index % 20) * 4, Math.floor(index / 20) * 4];
      const shade = (x + y) % 8 === 0 ? 'dd' : 'ff';
      const color = x < 40 ? `${shade}0000` : `0000${shade}`;
      return `<path fill="#${color}" d="M${x} ${y}h4v4h-4z"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${checks.join('')}</svg>`;
    const pixels = await sharp(bitmapIn(await placeholderOf(svg)))
      .raw()
      .toBuffer();
    // Red, green and blue, near the left and the right end of the first row.
    const at = (x: number): number[] => [...pixels.subarray(x * 3, x * 3 + 3)];
    const [left, right] = [at(100), at(380)];
    expect(left[0]).toBeGreaterThan(200);
    expect(left[2]).toBeLessThan(60);
    expect(right[0]).toBeLessThan(60);
    expect(right[2]).toBeGreaterThan(200);
  });
});
