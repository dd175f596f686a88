import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { laidOut } from './pages';

const { resolve } = createRequire(import.meta.url);
const fontsource = (family: string, weight: number): string =>
  resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);

/**
 * Font families that people's systems use, from packages, so that the machine's own do not matter:
 * regular and bold. Arimo has the metrics of Liberation Sans and Arial.
 */
export const FONTS = {
  'Liberation Sans': [fontsource('arimo', 400), fontsource('arimo', 700)],
  'DejaVu Sans': [
    resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
  'Noto Sans': [fontsource('noto-sans', 400), fontsource('noto-sans', 700)],
} as const;
export type FontName = keyof typeof FONTS;

const FOLDER = '/test-fonts/';

/** Serves the fonts of the tests from the site itself, as its content security policy requires. */
export async function serveFonts(context: BrowserContext): Promise<void> {
  await context.route(`**${FOLDER}**`, (route) => {
    const [name = '', weight] = decodeURIComponent(
      new URL(route.request().url()).pathname.slice(FOLDER.length),
    ).split('/');
    return route.fulfill({
      body: readFileSync(FONTS[name as FontName][weight === 'bold' ? 1 : 0]),
    });
  });
}

/**
 * Shows the text of the current page in one font family, and waits until it has been loaded.
 *
 * @param of the selector of the elements; all unless it is given
 */
export async function forceFont(page: Page, font: FontName, of = '*'): Promise<void> {
  const face = (file: string, weights: string): string =>
    `@font-face { font-family: Forced; src: url('${FOLDER}${encodeURIComponent(font)}/${file}');
      font-weight: ${weights}; }`;
  await page.addStyleTag({
    content: `${face('regular', '100 500')} ${face('bold', '501 900')}
      ${of} { font-family: Forced !important; }`,
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await laidOut(page);
}

/** Sets the browser's text size: what `1rem` and the ems of media queries mean, in pixels. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  // Scripts are told of their media queries only where the window changes.
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.setViewportSize(size);
  await laidOut(page);
}

const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

/** Returns what the current page loses with the text spacing that a person may set (WCAG 1.4.12). */
export async function lostTextSpaced(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: SPACED });
  await laidOut(page);
  const lost = await lostText(page);
  await style.evaluate((element: Element) => element.remove());
  return lost;
}

/**
 * Returns what the current page loses: sideways scrolling, words outside the window, words cut off
 * by a box, words of headings and controls broken in the middle, text wider than its control.
 */
export async function lostText(page: Page): Promise<string[]> {
  // What the browser lays out only near the window would be measured as it was before.
  const style = await page.addStyleTag({
    content: '* { content-visibility: visible !important; }',
  });
  const lost = await lostTextLaidOut(page);
  await style.evaluate((element: Element) => element.remove());
  return lost;
}

function lostTextLaidOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px too wide`);

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, .skip-link, script, style, noscript, option') &&
      getComputedStyle(element).clipPath === 'none';
    const shown = (element: Element): string =>
      `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`;

    /**
     * Boxes around an element that cut off what does not fit without saying so, and whether a box
     * says so: by three dots.
     */
    const cuttingBoxes = (element: Element): { boxes: Element[]; hasDots: boolean } => {
      const boxes: Element[] = [];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const isCutting = /hidden|clip/.test(style.overflowX + style.overflowY);
        const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        // What it cuts off on purpose, the boxes around it need not show either.
        if (isCutting && saysSo) return { boxes, hasDots: true };
        if (isCutting) boxes.push(box);
        if (style.position === 'fixed') break;
      }
      return { boxes, hasDots: false };
    };
    /** What can be scrolled to sideways, such as a wide table in its box, is not lost. */
    const isScrolled = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.body) {
          return box.scrollWidth > box.clientWidth;
        }
      }
      return false;
    };

    /** Returns a check of the words of an element. */
    const wordCheck = (element: Element) => {
      // The box of a glyph is higher than its ink.
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.2 + 1;
      const { boxes, hasDots } = cuttingBoxes(element);
      const edges = boxes.map((box) => ({
        box,
        edge: box.getBoundingClientRect(),
        isList: /auto|scroll/.test(getComputedStyle(box).overflowY),
        // A wide table is scrolled sideways in its box.
        isWide: /auto|scroll/.test(getComputedStyle(box).overflowX),
      }));
      const isLabel = element.closest('h1, h2, h3, a, button, summary, label, dt, dd, th');
      return (word: string, rects: DOMRect[]): void => {
        for (const { left, right, top, bottom } of rects) {
          const isOutside = left < -1 || right > clientWidth + 1;
          if (isOutside && !hasDots && !isScrolled(element)) {
            found.add(`outside the window: ${word} in ${shown(element)}`);
          }
          for (const { box, edge, isList, isWide } of edges) {
            // The brand's name is dropped as a whole where it does not fit.
            if (box.matches('header a[href="/"]') && top >= edge.bottom - 2) continue;
            if (
              (!isWide && (right > edge.right + 1 || left < edge.left - 1)) ||
              (!isList && (bottom > edge.bottom + slack || top < edge.top - slack))
            ) {
              found.add(`cut off: ${word} in ${shown(element)}`);
            }
          }
        }
        const isBroken = new Set(rects.map(({ top }) => Math.round(top))).size > 1;
        // A word may break after a hyphen, a soft one too, and an address after its dots.
        if (isBroken && isLabel && !/[-\u00AD‐–/@.]/.test(word)) {
          found.add(`broken: ${word} in ${shown(element)}`);
        }
      };
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element || text.data.trim() === '' || !isShown(element)) continue;
      const checkWord = wordCheck(element);
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        checkWord(
          word,
          [...range.getClientRects()].filter(({ width }) => width > 0),
        );
      }
    }
    for (const control of document.querySelectorAll('a[href], button, summary')) {
      const { display, textOverflow } = getComputedStyle(control);
      // Words for screen readers alone make a control scroll; the others are checked above.
      const hasHiddenWords = control.querySelector('.visually-hidden') !== null;
      const isWider = !hasHiddenWords && control.scrollWidth > control.clientWidth + 1;
      const hasDots = textOverflow === 'ellipsis';
      if (
        isWider &&
        !hasDots &&
        display !== 'inline' &&
        isShown(control) &&
        !control.closest('header')
      ) {
        found.add(`wider than its control: ${shown(control)}`);
      }
    }
    return [...found];
  });
}
