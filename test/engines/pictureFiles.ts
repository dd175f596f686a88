import fs from 'node:fs';
import path from 'node:path';

/** Pictures whose left half is red and whose right half is blue, as Chromium encodes them. */
const FOLDER = path.join(import.meta.dirname, 'files');

/** Returns the path of a picture file: 2,000 by 1,000 pixels, or 400 by 200. */
export const pictureFile = (name: 'large.jpg' | 'large.png' | 'large.webp' | 'small.jpg'): string =>
  path.join(FOLDER, name);

/** Returns a JPEG with what a camera held upright writes: a rotation by 90 degrees, a location. */
export function withExif(file: string): Buffer {
  const jpeg = fs.readFileSync(file);
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
