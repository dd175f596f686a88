import fs from 'node:fs/promises';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { cardAddress } from '../../src/app/addresses.ts';
import { light } from '../../src/app/theme/tokens.ts';
import { business } from '../../src/business.ts';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { CARD_SIZE } from '../../src/site/cardSize.ts';
import { withoutName } from '../../src/site/pageTitle.ts';
import { DRAWINGS } from '../../src/ui/pictures/drawings.ts';
import { DIST } from '../paths.ts';

/**
 * The pictures that stand for public pages where they are shared: a page's title on the board of the
 * site, beside its first picture. Texts are drawn as outlines, so that the machine's fonts do not matter.
 */

export const FONT = path.resolve('src/ui/fonts/maple-display.woff2');
const MARK = path.join(DIST, 'favicon.svg');
/** For a page without a picture. */
const DEFAULT_PICTURE = path.join(DIST, DRAWINGS.about.src);

/** The place of things on a card, in pixels. */
const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const BOARD_WIDTH = 660;
const MARGIN = 60;
const MARK_SIZE = 64;
const NAME_SIZE = 34;
/** From the largest; the first in which a title has few enough lines is taken. */
const TITLE_SIZES = [72, 62, 54, 46, 38, 32];
const LINE_HEIGHT = 1.16;
const TEXT_WIDTH = BOARD_WIDTH - 2 * MARGIN;
/** Between the name at the top and the bar at the bottom. */
const TITLE_HEIGHT = 350;
const TITLE_TOP = 190;

/** Few colors, because the drawings are flat: of 100. */
const QUALITY = 85;

/** The font of a card's texts. */
export type Font = Extract<ReturnType<typeof fontkit.create>, { layout: unknown }>;

/** Returns the width of a text, in pixels. */
const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Returns the outline of a line of text, from its left end on the base line. */
function outlineOf(font: Font, text: string, size: number, x: number, y: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? 0;
    return outline;
  });
  // Fonts count upwards.
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** Breaks a text, without signs that the font lacks, into lines no wider than the board; a longer word has a line of its own. */
export function linesOf(font: Font, text: string, size: number): string[] {
  const lines: string[] = [];
  const drawn = (word: string): string =>
    Array.from(word)
      .filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      .join('');
  for (const word of text.split(/\s+/).map(drawn).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(font, longer, size) <= TEXT_WIDTH) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Returns the outlines of a title, in the largest size in which it fits. */
function titleOf(font: Font, title: string): string {
  const fits = (size: number): boolean => {
    const lines = linesOf(font, title, size);
    return (
      lines.length * size * LINE_HEIGHT <= TITLE_HEIGHT &&
      lines.every((line) => widthOf(font, line, size) <= TEXT_WIDTH)
    );
  };
  const size = TITLE_SIZES.find(fits) ?? Math.min(...TITLE_SIZES);
  return linesOf(font, title, size)
    .map((line, index) =>
      outlineOf(font, line, size, MARGIN, TITLE_TOP + size * (0.8 + index * LINE_HEIGHT)),
    )
    .join('');
}

/** Returns the board with its texts as an SVG. */
function boardOf(font: Font, title: string): string {
  const planks = Array.from(
    { length: Math.ceil(HEIGHT / 42) },
    (_, index) => `<path d="M0 ${index * 42 + 40}h${BOARD_WIDTH}v2H0z" opacity=".16"/>`,
  );
  const nails = [24, BOARD_WIDTH - 24].flatMap((x) =>
    [24, HEIGHT - 24].map((y) => `<circle cx="${x}" cy="${y}" r="5" fill="#d9d3c0"/>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BOARD_WIDTH}" height="${HEIGHT}">
<path fill="${light.evergreen}" d="M0 0h${BOARD_WIDTH}v${HEIGHT}H0z"/>${planks.join('')}${nails.join('')}
<g fill="${light.onEvergreen}">${outlineOf(font, business.name, NAME_SIZE, MARGIN + MARK_SIZE + 18, MARGIN + 44)}${titleOf(font, title)}</g>
<path fill="${light.maple}" d="M${MARGIN} ${HEIGHT - MARGIN - 8}h96v8H${MARGIN}z"/></svg>`;
}

/** Returns what a page's card shows: its title, and the file of its first picture, if it has one. */
function contentOf({ head, body }: PrerenderedPage): { title: string; picture?: string } {
  const { document } = new JSDOM(`${head}${body}`).window;
  const title = document.querySelector('title')?.textContent ?? '';
  const picture = document.querySelector('main img[src^="/"]')?.getAttribute('src');
  return {
    // The card has the name anyway.
    title: withoutName(title),
    ...(picture && { picture: path.join(DIST, picture) }),
  };
}

/** Writes the card of every public page into `dist`. */
export async function writeCards(pages: readonly PrerenderedPage[]): Promise<void> {
  const font = fontkit.create(await fs.readFile(FONT)) as Font;
  const mark = await sharp(MARK, { density: 72 }).resize(MARK_SIZE).png().toBuffer();
  await Promise.all(
    pages.map(async (page) => {
      if (page.address === null) return;
      const { title, picture = DEFAULT_PICTURE } = contentOf(page);
      const beside = await sharp(picture)
        .resize(WIDTH - BOARD_WIDTH, HEIGHT, { fit: 'cover' })
        .toBuffer();
      const file = path.join(DIST, cardAddress(page.address));
      await fs.mkdir(path.dirname(file), { recursive: true });
      await sharp({
        create: { width: WIDTH, height: HEIGHT, channels: 3, background: light.evergreen },
      })
        .composite([
          { input: beside, left: BOARD_WIDTH, top: 0 },
          { input: Buffer.from(boardOf(font, title)), left: 0, top: 0 },
          { input: mark, left: MARGIN, top: MARGIN },
        ])
        .png({ palette: true, quality: QUALITY })
        .toFile(file);
    }),
  );
}
