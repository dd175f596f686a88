import fs from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { DIST } from '../paths.ts';

/** The SVG elements that are drawn by themselves. */
const SHAPES = 'path, rect, circle, ellipse, polygon';
/** The greatest length of a placeholder, in characters, because it precedes the page's text. */
const LIMIT = 1_000;
/** The greatest length of one shape, in characters: a longer one is a detail. */
const SHAPE_LIMIT = 450;

/**
 * Returns a placeholder of a drawing, a tenth of its size: the large plain shapes that are painted
 * first, such as the sky and the hills. It is shown until the drawing has loaded.
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

/** The folder of hand-made placeholders, for drawings whose first shapes show too little. */
const BY_HAND = path.resolve('build/pages/placeholders');

/** Returns the placeholder of one of the site's drawings. */
async function placeholderFor(name: string): Promise<string> {
  const file = `${name}.svg`;
  const byHand = (await fs.readdir(BY_HAND)).includes(file);
  const text = await fs.readFile(
    path.join(byHand ? BY_HAND : path.join(DIST, 'drawings'), file),
    'utf8',
  );
  return byHand ? text.trim() : placeholderOf(text);
}

/** The drawings above the fold of a page and their frames, which have priority. */
const FIRST_DRAWINGS =
  /<span class="([^"]*)">(?=<img(?=[^>]* fetchPriority="high")[^>]* src="\/drawings\/([\w-]+)\.svg")/g;

const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/["%#&<>]/g, encodeURIComponent)}`;

/**
 * Inserts placeholders for the drawings above the fold: painted with the first text, and covered by
 * the drawings one request later. React leaves them in place during hydration.
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
