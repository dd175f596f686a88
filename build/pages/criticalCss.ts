import Beasties from 'beasties';
import { JSDOM } from 'jsdom';
import postcss from 'postcss';
import { BELOW_THE_FOLD } from '../../src/site/layout/belowTheFold.ts';

const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;
/** The metric-matched fallbacks of fonts, which a search by selectors misses. */
const fallbackFaces = (css: string): string[] =>
  (css.match(FONT_FACE) ?? []).filter((face) => /src:\s*local\(/.test(face));

/** What a menu looks like once it is open: it can be opened before the stylesheets are here. */
const OPEN = /\[open\]/;

/** Not needed before all styles have loaded. */
const PRESSED = /:(?:hover|active)/;

/** Removes print, `:hover` and `:active` rules. */
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

/** Returns a page's critical CSS, inlined so that its first screen is painted at once. */
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
