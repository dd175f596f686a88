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

/** The drawings in the first view of a page, and their frames: those that are to be had first. */
const FIRST_DRAWINGS =
  /<span class="([^"]*)">(?=<img(?=[^>]* fetchPriority="high")[^>]* src="\/drawings\/([\w-]+)\.svg")/g;

const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/["%#&<>]/g, encodeURIComponent)}`;

/**
 * Puts the drawings of the first view into the page as placeholders: they are painted with the first
 * words, and covered by the drawings a request later. React leaves them when it takes the page over.
 */
export async function withPlaceholders(body: string): Promise<string> {
  const names = new Set([...body.matchAll(FIRST_DRAWINGS)].map(([, , name = '']) => name));
  const placeholders = new Map(
    await Promise.all([...names].map(async (name) => [name, await placeholderFor(name)] as const)),
  );
  return body.replaceAll(FIRST_DRAWINGS, (_, frame: string, name: string) => {
    const address = asAddress(placeholders.get(name) ?? '');
    return `<span class="${frame}" style="background-image:url('${address}')">`;
  });
}
