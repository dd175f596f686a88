import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './engineTest';
import type { Tab } from './tab';
import { until } from './until';

/** Pictures whose left half is red and whose right half is blue, as Chromium encodes them. */
const FILES = path.join(import.meta.dirname, 'files');

/** Picture uploads, decoded and encoded by a real browser. */

/** Returns a JPEG with what a camera held upright writes: a rotation by 90 degrees, a location. */
function withExif(file: string): Buffer {
  const jpeg = readFileSync(file);
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  const body = Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    tiff,
    Buffer.from('GPS 44.4759 N 73.2121 W'),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

interface Shown {
  width: number;
  height: number;
  type: string;
  /** The colors at the left, right, top and bottom. */
  colors: string[];
  hasLocation: boolean;
}

/** Returns what is shown of the chosen picture, which a busy browser shows late. */
const shown = (tab: Tab): Promise<Shown> =>
  tab.role('img', 'Before Image, as it is now').get(async (shownImage) => {
    const { src } = shownImage as HTMLImageElement;
    // One of its own: the shown one may get another address meanwhile.
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const colorAt = (x: number, y: number): string => {
      const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    // What is stored, because the policy of the page lets no script fetch the address.
    const open = indexedDB.open('handyman');
    await new Promise((resolve) => {
      open.addEventListener('success', resolve);
    });
    const all = open.result.transaction('pictures').objectStore('pictures').getAll();
    await new Promise((resolve) => {
      all.addEventListener('success', resolve);
    });
    open.result.close();
    // A browser that puts no Blob into a database keeps them in localStorage.
    const local = Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('handyman.picture.') ? [text as string] : [],
    );
    const stored = [
      ...(all.result as Blob[]),
      ...local.map((dataUrl) => {
        const [head = '', base64 = ''] = dataUrl.split(',');
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' });
      }),
    ];
    const texts = await Promise.all(stored.map((one) => one.text()));
    return {
      width,
      height,
      type: [...new Set(stored.map((one) => one.type))].join(),
      colors: [colorAt(0.1, 0.5), colorAt(0.9, 0.5), colorAt(0.5, 0.1), colorAt(0.5, 0.9)],
      hasLocation: texts.some((text) => /GPS|Exif/.test(text)),
    };
  });

const LARGE = { width: 1_200, height: 600, type: 'image/jpeg' };

test('pictures are fitted within 1200 px and kept as JPEGs, upright and without a location, whole or without their end', async ({
  tab,
}, info) => {
  const small = path.join(FILES, 'small.jpg');
  const upright = info.outputPath('upright.jpg');
  await fs.writeFile(upright, withExif(small));
  const cut = info.outputPath('cut.jpg');
  await fs.writeFile(cut, readFileSync(small).subarray(0, -2));
  await tab.store({ signedIn: true });
  await tab.open('/admin/gallery/new');
  // Each differs in size from the one before, in whose place it is shown.
  for (const [file, expected, ends] of [
    [path.join(FILES, 'large.jpg'), LARGE, 'left and right'],
    [upright, { width: 200, height: 400, hasLocation: false }, 'top and bottom'],
    [path.join(FILES, 'large.png'), LARGE, 'left and right'],
    [cut, { width: 400, height: 200, type: 'image/jpeg' }, 'left and right'],
    [path.join(FILES, 'large.webp'), LARGE, 'left and right'],
  ] as const) {
    await tab.label('Before Image file').chooseFile(file);
    await until(async () => {
      const { colors, ...picture } = await shown(tab);
      expect(picture).toMatchObject(expected);
      const atEnds = ends === 'left and right' ? colors.slice(0, 2) : colors.slice(2);
      expect(atEnds).toEqual(['red', 'blue']);
    });
  }
});
