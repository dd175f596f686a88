import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { madeOnce } from '../cache.ts';
import { DIST } from '../paths.ts';

/** The width of a placeholder, in pixels; an enlarged one would not count as a first paint. */
const WIDTH = 480;
/** Softens what would cost bytes and is not seen for a moment, in pixels. */
const BLUR = 2;
/** Of 100. */
const QUALITY = 5;

/** The most that a placeholder may weigh, in bytes: it is in the page itself. */
const MOST_BYTES = 2_400;
/** The bits of a pixel, from which on Chromium takes a bitmap for content that is painted. */
const LEAST_BITS = 0.05;

/**
 * Returns the address of a placeholder of an SVG drawing: a soft bitmap of 1 to 2 KB in itself. Throws where it weighs
 * more, or so little that it would not count as a first paint in its frame of 4 by 3.
 */
export async function placeholderOf(svg: string | Buffer): Promise<string> {
  const bitmap = await madeOnce(`avif ${WIDTH} ${BLUR} ${QUALITY}`, svg, () =>
    sharp(Buffer.from(svg))
      .resize(WIDTH)
      .blur(BLUR)
      .removeAlpha()
      .avif({ quality: QUALITY })
      .toBuffer(),
  );
  const { height } = await sharp(bitmap).metadata();
  const bits = (bitmap.length * 8) / ((height * 4 * height) / 3);
  if (bitmap.length >= MOST_BYTES || bits <= LEAST_BITS) {
    throw new Error(`A drawing's placeholder has ${bitmap.length} bytes, ${bits} bits a pixel`);
  }
  return `data:image/avif;base64,${bitmap.toString('base64')}`;
}

/** A picture in its frame: the frame's class and the picture's attributes. */
const FRAMED_PICTURE = /<span class="([^"]*)"><img([^<>]*)>/g;

/** The drawing that a picture shows, where it is in the first view; undefined for any other. */
const firstViewDrawing = (attributes: string): string | undefined =>
  attributes.includes(' fetchPriority="high"')
    ? / src="\/([\w/-]+\.svg)"/.exec(attributes)?.[1]
    : undefined;

/** Inserts placeholders for the drawings above the fold, which the drawings cover later. */
export async function withPlaceholders(body: string): Promise<string> {
  const placeholders = new Map<string | undefined, string>();
  for (const [, , attributes = ''] of body.matchAll(FRAMED_PICTURE)) {
    const file = firstViewDrawing(attributes);
    if (file === undefined) continue;
    placeholders.set(file, await placeholderOf(await fs.readFile(path.join(DIST, file))));
  }
  return body.replaceAll(FRAMED_PICTURE, (all, frame: string, attributes: string) => {
    const placeholder = placeholders.get(firstViewDrawing(attributes));
    if (placeholder === undefined) return all;
    return `<span class="${frame}" style="background-image:url(${placeholder})"><img${attributes}>`;
  });
}
