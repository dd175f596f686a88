/** Converts markup of other programs to the toolbar's elements, before it is sanitised. */

import { ADDRESSES } from '../../../app/addresses';
import { withoutUnseen } from '../../../lib/text';
import { isFormatless, styleToElements, takeOutOfFormats } from './formats';
import { withSigns, writeSigns } from './signs';
import { rename } from './structure';
import { makeWordLists } from './wordLists';

/** Default colors of other pages: kept as a text color, they would be unreadable in dark mode. */
const DEFAULT_COLORS =
  /^(?:windowtext|black|inherit|initial|unset|currentcolor|auto|#000(?:000)?|rgb\(0, 0, 0\))$/i;
const DEFAULT_BACKGROUNDS =
  /^(?:transparent|white|window|inherit|initial|unset|none|#fff(?:fff)?|rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/i;

const RENAMED: Record<string, string> = {
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  DEL: 's',
  STRIKE: 's',
  INS: 'u',
  PRE: 'p',
  DT: 'p',
  DD: 'p',
  TR: 'p',
  CAPTION: 'p',
  SUMMARY: 'p',
  LEGEND: 'p',
  FIGCAPTION: 'p',
  ADDRESS: 'p',
  CENTER: 'div',
  FONT: 'span',
};
const CONTAINERS =
  'div, section, article, main, header, footer, figure, center, aside, nav, details, form, fieldset';
const BLOCKS = `p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol, li, pre, table, tr, dl, dt, dd, address, figcaption, summary, legend, ${CONTAINERS}`;

/** The properties that a style sheet may set; its colors belong to the page it came from. */
const FORMATS =
  'font-weight font-style text-decoration-line text-align vertical-align white-space display'.split(
    ' ',
  );

/** Gives elements the formats that a sheet of styles names by class, as Apple's programs and spreadsheets write. */
function inlineSheets(body: HTMLElement): void {
  for (const sheet of body.querySelectorAll('style')) {
    // Of several rules the last counts.
    for (const rule of Array.from(sheet.sheet?.cssRules ?? []).toReversed()) {
      // An element of a namespace, `svg|a`, cannot be asked for.
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('|')) continue;
      for (const element of body.querySelectorAll<HTMLElement>(rule.selectorText))
        for (const format of FORMATS)
          element.style.setProperty(
            format,
            element.style.getPropertyValue(format) || rule.style.getPropertyValue(format),
          );
    }
    sheet.remove();
  }
}

/** Keeps only colors and alignment: expands the background's shorthand, drops defaults. */
function keepStyles(element: HTMLElement): void {
  const { style } = element;
  const color = style.color || (element.getAttribute('color') ?? '');
  const { backgroundColor } = style;
  const align = style.textAlign || (element.getAttribute('align') ?? '');
  element.removeAttribute('style');
  if (!DEFAULT_COLORS.test(color)) style.color = color;
  if (!DEFAULT_BACKGROUNDS.test(backgroundColor)) style.backgroundColor = backgroundColor;
  if (element.matches(BLOCKS)) style.textAlign = element.matches('center') ? 'center' : align;
}

/** Converts a container without blocks to a paragraph; unwraps any other. */
function settleContainer(container: HTMLElement): void {
  const align = container.style.textAlign;
  if (container.querySelector(BLOCKS) === null) {
    rename(container, 'p');
    return;
  }
  if (align) {
    for (const child of container.children) {
      const { style } = child as HTMLElement;
      if (child.matches(BLOCKS) && style.textAlign === '') style.textAlign = align;
    }
  }
  container.replaceWith(...container.childNodes);
}

/** Pages through which documents, mails and messages lead their links. */
const REDIRECT =
  /^(?:www\.google\.com\/url|lm?\.facebook\.com\/l\.php|l\.instagram\.com\/|www\.youtube\.com\/redirect|www\.linkedin\.com\/redir\/redirect|\w+\.safelinks\.protection\.outlook\.com\/)$/;
/** The same of checked mails, with the address in the path. */
const CHECKED = /^https:\/\/urldefense\.com\/v3\/__(https?:.+?)__;/;

/** The beginning of an address without `https://`. */
const BARE_HOST = /^(?:www\.|[\w-]+\.(?:com|net|org|edu|gov|us)(?=[/?#]|$))/i;

/** Returns the address that a link leads to in the end. */
function targetOf({ href, host, pathname, searchParams }: URL): string {
  if (!REDIRECT.test(host + pathname)) return CHECKED.exec(href)?.[1] ?? href;
  return searchParams.get('q') ?? searchParams.get('url') ?? searchParams.get('u') ?? href;
}

/**
 * Rewrites links: past pages that only lead on; one to a part of the page or to the owner's screens loses its link,
 * another to this site becomes a path, so that it holds on whatever host the site is deployed.
 */
function rewriteLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    // A mail's writer may have left out what a browser adds.
    const written = link.getAttribute('href') ?? '';
    const address = written.replace(BARE_HOST, 'https://$&').replace(/^\/\//, 'https://');
    if (!URL.canParse(address, location.href)) continue;
    const url = new URL(address, location.href);
    const { origin, pathname, search, hash } = url;
    const target = targetOf(url);
    link.setAttribute('href', target === url.href ? address : target);
    if (origin !== location.origin) continue;
    const isHere = address.startsWith('#') || pathname === location.pathname;
    if (isHere || pathname.startsWith(ADDRESSES.signIn)) link.removeAttribute('href');
    else link.setAttribute('href', pathname + search + hash);
  }
}

const SAYS_SPACES = 'pre, [style*="white-space"]';
const KEEPS_LINES = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/i;

/** Signs that end a line wherever they stand. */
const LINE_ENDS = /[\v\u2028\u2029]/;

const textsOf = (holder: Node): Text[] => {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** Replaces a text by its lines, with line breaks between them. */
function breakLines(text: Text, lines: readonly string[]): void {
  const { ownerDocument } = text;
  const breakBefore = (line: string, index: number): (Node | string)[] =>
    index === 0 ? [line] : [ownerDocument.createElement('br'), line];
  text.replaceWith(...lines.flatMap(breakBefore));
}

/** Makes the lines of preformatted texts stay lines. */
function keepLines(body: HTMLElement): void {
  for (const holder of body.querySelectorAll<HTMLElement>(SAYS_SPACES)) {
    const style = holder.getAttribute('style') ?? '';
    if (style.includes('white-space') ? !KEEPS_LINES.test(style) : !holder.matches('pre')) continue;
    const texts = textsOf(holder);
    for (const text of texts) {
      const isBetweenBlocks = text.data.trim() === '' && text.parentElement?.querySelector(BLOCKS);
      if (isBetweenBlocks || text.parentElement?.closest(SAYS_SPACES) !== holder) continue;
      const all = text === texts.at(-1) ? text.data.replace(/\r?\n$/, '') : text.data;
      breakLines(text, all.split(/\r?\n/));
    }
  }
  for (const text of textsOf(body))
    breakLines(text, withSigns(withoutUnseen(text.data)).split(LINE_ENDS));
}

/** Raised and lowered figures, for which the editor has no format: without it 10² would be 102. */
const FIGURES = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' } as const;

/** Writes numbers that are raised or lowered in signs of their own. */
function keepFigures(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]')) {
    const place = element.style.verticalAlign || element.localName;
    const number = element.textContent.trim();
    const figures = /^su[bp]/.test(place) && FIGURES[place.startsWith('sup') ? 'sup' : 'sub'];
    if (!figures || !/^\d+$/.test(number) || element.querySelector('a')) continue;
    element.replaceWith(number.replaceAll(/\d/g, (digit) => figures.charAt(Number(digit))));
  }
}

/** Ends the lines around inline elements that a page draws as blocks. */
function breakAtBlocks(body: HTMLElement): void {
  const isDrawn = (node: Node | null): node is HTMLElement =>
    node instanceof HTMLElement &&
    node.matches('span, a, label, b, strong, i, em') &&
    /^(?:block|flex|grid|list-item|table)$/.test(node.style.display);
  /** Returns what stands beside a node, past white space. */
  const beside = (node: Node, side: 'previousSibling' | 'nextSibling'): Node | null => {
    const next = node[side];
    return next instanceof Text && next.data.trim() === '' ? beside(next, side) : next;
  };
  const isInline = (node: Node | null): boolean =>
    node instanceof Text || (node instanceof HTMLElement && !node.matches(`br, ${BLOCKS}`));
  for (const element of body.querySelectorAll<HTMLElement>('[style*="display"]')) {
    if (!isDrawn(element)) continue;
    const next = beside(element, 'nextSibling');
    if (isInline(beside(element, 'previousSibling')))
      element.before(element.ownerDocument.createElement('br'));
    // An empty element only divides.
    if (isInline(next) && !isDrawn(next) && element.hasChildNodes())
      element.after(element.ownerDocument.createElement('br'));
  }
}

/** Selectors of what is no text. */
const NO_TEXT = [
  // Comments of a word processor and the ends of its paragraphs, and marks of a browser.
  '.MsoCommentReference, .EOP, [style*="comment-list" i], annotation, br.Apple-interchange-newline',
  // The boxes of checklists, which some programs draw as pictures.
  '[role=checkbox] > img:first-child, img[role=checkbox], img[alt=checked], img[alt=unchecked]',
  'button, select, svg, object, canvas',
  // Paragraphs and blocks that are not shown.
  '[hidden], p:empty, li > div:empty:first-child, div + div:empty',
  // Signs and words for the eye alone, which others beside them say.
  'a[aria-hidden=true], span:not([aria-hidden]) ~ span[aria-hidden=true]',
  'span[aria-hidden=true]:has(~ span:not([aria-hidden]))',
].join();

/** The text of a picture that is a sign of writing. */
const SMILEY =
  /^(?:\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Cf}]*|:[\w+-]+:)$/u;

const isHidden = (element: HTMLElement): boolean =>
  element.style.display === 'none' ||
  element.style.visibility === 'hidden' ||
  /mso-hide:\s*all|(?:font-size|opacity):\s*0(?:px|pt)?(?:;|$)|clip(?:-path)?:\s*(?:rect\(0|inset\((?:50|100)%)/i.test(
    element.getAttribute('style') ?? '',
  );

/** Whether a picture is too small to be seen: it counts who reads its mail or page. */
const isTiny = (picture: HTMLElement): boolean =>
  ['width', 'height', 'max-width', 'max-height'].some((side) =>
    /^[01](?:px)?$/.test(picture.getAttribute(side) ?? picture.style.getPropertyValue(side)),
  );

/** Unwraps the blocks in a cell of which each is all that the one around it contains; without words they are dropped. */
function unwrapOnlyBlock(cell: Element): void {
  if (cell.textContent.trim() === '' && !cell.querySelector('img')) cell.replaceChildren();
  const block = cell.querySelector(':scope > :is(p, div):only-child');
  if (block?.textContent.trim() !== cell.textContent.trim()) return;
  block.replaceWith(...block.childNodes);
  unwrapOnlyBlock(cell);
}

/** Drops what is no text, and writes what is drawn as text: formulas, smileys, the marks of a quotation. */
function keepText(body: HTMLElement): void {
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  writeSigns(body);
  for (const formula of body.querySelectorAll('math')) formula.replaceWith(formula.textContent);
  for (const picture of body.querySelectorAll('img'))
    if (isTiny(picture)) picture.remove();
    else if (SMILEY.test(picture.alt)) picture.replaceWith(picture.alt);
  for (const quotation of body.querySelectorAll('q'))
    quotation.replaceWith('“', ...quotation.childNodes, '”');
}

/** Shows the pictures of a page that loads them late: until then it shows a placeholder, or nothing. */
function showLatePictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll<HTMLImageElement>(
    'img[data-src]:is([src^="data:"], [src=""], :not([src]))',
  ))
    picture.setAttribute('src', picture.dataset['src'] ?? '');
}

/** Writes as elements what a page says otherwise: the number of a list's first item, a heading's role. */
function nameBlocks(body: HTMLElement): void {
  for (const { parentElement: list, value } of body.querySelectorAll<HTMLLIElement>(
    'ol > li[value]:first-child',
  ))
    list?.setAttribute('start', String(value));
  for (const heading of body.querySelectorAll<HTMLElement>(
    `:is(p, div, span)[role=heading]:not(:has(${BLOCKS}))`,
  ))
    rename(heading, `h${Math.min(Number(heading.ariaLevel) || 2, 3)}`);
}

/** Turns the rows of tables into paragraphs, with a separator between cells, and other elements into those of a text. */
function flattenTables(body: HTMLElement): void {
  for (const cell of body.querySelectorAll(':is(td, th) + :is(td, th)')) cell.prepend(' ');
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const isPlain = isFormatless(element);
    keepStyles(element);
    // The blocks in the cells of a row, or around the lines of a code, stay blocks.
    const isRowOfBlocks = element.matches('tr, pre') && element.querySelector(BLOCKS) !== null;
    const tagName = isPlain ? 'span' : isRowOfBlocks ? 'div' : RENAMED[element.tagName];
    if (tagName !== undefined) rename(element, tagName);
  }
  for (const part of body.querySelectorAll('table, thead, tbody, tfoot, td, th')) {
    part.replaceWith(...part.childNodes);
  }
}

/**
 * Rewrites the body of a parsed, inert document in place. The order matters: styles are read before what they hide is
 * dropped and before elements are renamed, and tables are flattened once the lists and links in their cells are made.
 */
export function rewritePasted(body: HTMLElement): void {
  inlineSheets(body);
  keepText(body);
  showLatePictures(body);
  breakAtBlocks(body);
  for (const cell of body.querySelectorAll('td, th')) unwrapOnlyBlock(cell);
  nameBlocks(body);
  keepLines(body);
  keepFigures(body);
  makeWordLists(body);
  rewriteLinks(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    if (isHidden(element)) element.remove();
    else styleToElements(element);
  }
  takeOutOfFormats(body);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    if (heading.textContent.trim() === '' && !heading.querySelector('img')) heading.remove();
  flattenTables(body);
  for (const container of Array.from(body.querySelectorAll<HTMLElement>(CONTAINERS)).toReversed()) {
    settleContainer(container);
  }
}
