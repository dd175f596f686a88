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
 * Inserts placeholders for the drawings above the fold: painted with the first text, and covered by
 * the drawings one request later. React leaves them in place during hydration.
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
