import Beasties from 'beasties';
import { JSDOM } from 'jsdom';
import postcss from 'postcss';
import { BELOW_THE_FOLD } from '../../src/site/layout/belowTheFold.ts';

const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;
/**
 * The faces that stand in for a font until it is here. They are named by custom properties, which no
 * look at selectors follows; the font itself is fetched once all styles are here.
 */
const fallbackFaces = (css: string): string[] =>
  (css.match(FONT_FACE) ?? []).filter((face) => /src:\s*local\(/.test(face));

/** What a menu looks like once it is open: it can be opened before the stylesheets are here. */
const OPEN = /\[open\]/;

/** What nothing can be pressed for in the moment until all styles are here. */
const PRESSED = /:(?:hover|active)/;

/** Styles without those of paper and of what is under the pointer. */
function withoutPrintAndPointerStyles(styles: string): string {
  const root = postcss.parse(styles);
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !PRESSED.test(selector));
    if (rule.selector === '') rule.remove();
  });
  return root.toString();
}

/**
 * The styles of a page's first screen: what of its styles is put into the page itself, so that it can
 * be painted as soon as it is here.
 *
 * @param body the page as it is rendered
 * @param css all of its styles
 */
export async function criticalCss(body: string, css: string): Promise<string> {
  const { document } = new JSDOM(`<div id="root">${body}</div>`).window;
  for (const element of document.querySelectorAll(BELOW_THE_FOLD)) element.remove();
  const beasties = new Beasties({
    reduceInlineStyles: true,
    fonts: false,
    keyframes: 'critical',
    allowRules: [OPEN],
    logLevel: 'error',
  });
  const page = await beasties.process(
    `<html><head><style>${css}</style></head><body>${document.body.innerHTML}</body></html>`,
  );
  const styles = new JSDOM(page).window.document.querySelector('style')?.textContent;
  if (!styles) throw new Error('A page has no styles for its first screen');
  return [...fallbackFaces(css), withoutPrintAndPointerStyles(styles)].join('');
}
