import fs from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { DIST } from '../paths.ts';

/** Shapes that are painted by themselves. */
const SHAPES = 'path, rect, circle, ellipse, polygon';
/** How long a placeholder may be, in characters: it is in the page before the first words. */
const LIMIT = 1_000;
/** How long a shape of it may be: what is longer is a detail. */
const SHAPE_LIMIT = 450;

/**
 * A drawing in its first strokes: the large plain shapes that are painted first, such as the sky and
 * the hills, in a tenth of its size. It stands in the drawing's place until that is here.
 */
export function placeholderOf(svg: string): string {
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  const drawing = document.documentElement;
  const shapes: string[] = [];
  let length = 0;
  for (const element of drawing.children) {
    const shape = element.outerHTML.replace(/ xmlns="[^"]*"/, '');
    const isPlain = element.matches(SHAPES) && element.hasAttribute('fill');
    if (!isPlain || shape.includes('url(') || shape.length > SHAPE_LIMIT) continue;
    if (length + shape.length > LIMIT) break;
    shapes.push(shape);
    length += shape.length;
  }
  const viewBox = drawing.getAttribute('viewBox') ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes.join('')}</svg>`;
}

/** Placeholders that were drawn by hand, where the first strokes alone say too little. */
const BY_HAND = path.resolve('build/pages/placeholders');

/** The placeholder of one of the site's drawings. */
async function placeholderFor(name: string): Promise<string> {
  const file = `${name}.svg`;
  const byHand = (await fs.readdir(BY_HAND)).includes(file);
  const text = await fs.readFile(
    path.join(byHand ? BY_HAND : path.join(DIST, 'drawings'), file),
    'utf8',
  );
  return byHand ? text.trim() : placeholderOf(text);
}

/** A picture in its frame: the frame's class and the picture's attributes. */
const FRAMED_PICTURE = /<span class="([^"]*)"><img([^<>]*)>/g;

/** The drawing that a picture shows, where it is in the first view; undefined for any other. */
const firstViewDrawing = (attributes: string): string | undefined =>
  attributes.includes(' fetchPriority="high"')
    ? / src="\/drawings\/([\w-]+)\.svg"/.exec(attributes)?.[1]
    : undefined;

const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/["%#&<>]/g, encodeURIComponent)}`;

/**
 * Puts the drawings of the first view into the page as placeholders: they are painted with the first
 * words, and covered by the drawings a request later. React leaves them when it takes the page over.
 */
export async function withPlaceholders(body: string): Promise<string> {
  const placeholders = new Map<string | undefined, string>();
  for (const [, , attributes = ''] of body.matchAll(FRAMED_PICTURE)) {
    const name = firstViewDrawing(attributes);
    if (name !== undefined) placeholders.set(name, await placeholderFor(name));
  }
  return body.replaceAll(FRAMED_PICTURE, (all, frame: string, attributes: string) => {
    const placeholder = placeholders.get(firstViewDrawing(attributes));
    if (placeholder === undefined) return all;
    const style = `background-image:url('${asAddress(placeholder)}')`;
    return `<span class="${frame}" style="${style}"><img${attributes}>`;
  });
}
