import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeholderOf } from '../../../build/pages/placeholder';

const DRAWINGS = path.resolve('src/public/drawings');

/** Returns the bitmap that a data address has in it. */
const bitmapIn = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

/** The bits of a pixel, from which on Chromium takes a bitmap for content that is painted. */
const LEAST_BITS = 0.05;

describe('a placeholder', () => {
  it.each(fs.readdirSync(DRAWINGS))('of %s is small, and counts as its paint', async (file) => {
    const bitmap = bitmapIn(await placeholderOf(fs.readFileSync(path.join(DRAWINGS, file))));
    const { format, width, height } = await sharp(bitmap).metadata();
    expect(format).toBe('heif');
    expect(width).toBe(480);
    expect(bitmap.length).toBeLessThan(2_400);
    // In a frame of 4 by 3, as wide as the bitmap is at that height.
    expect((bitmap.length * 8) / ((height * 4 * height) / 3)).toBeGreaterThan(LEAST_BITS);
  });

  it('has the colors of the drawing where they are', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">
      <path fill="#ff0000" d="M0 0h40v60H0z"/><path fill="#0000ff" d="M40 0h40v60H40z"/>
    </svg>`;
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
