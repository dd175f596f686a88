import { rename } from './structure';

/** The lists of word processors: paragraphs with marks, or a list for each item. */

const WORD_MARK = 'span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]';
const isWordItem = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** An item in a mail, of which mail programs drop the style, and its mark alone, before a gap. */
const MAIL_ITEM =
  'p:is([class*="MsoList"], [style*="text-indent:-" i], [style*="text-indent: -" i]):not([style*="mso-list" i])';
const MARK_ALONE = /^\s*(?:[·•●○▪■o§nqvüØ]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s+$/i;

/** The greatest depth of a word processor's lists. */
const MAX_LIST_LEVEL = 9;

const wordLevelOf = (item: HTMLElement): number => {
  const [, list = ''] = /mso-list:([^;]*)/i.exec(item.getAttribute('style') ?? '') ?? [];
  const level = /\blevel(\d)/i.exec(list)?.[1];
  return Math.min(Number(level ?? 1), MAX_LIST_LEVEL);
};

/** The lists of word processors online, chats and editors: each item has its level, and none is within another. */
const ONLINE_LIST =
  ':is(ul, ol):has(> li:is([data-aria-level], [data-stringify-indent], [data-list], [class*="ql-indent-"])):not(:has(ul, ol)):not(:is(ul, ol) *)';

/** Returns the level of an item, from 1: said itself, or as its indent from 0. */
function onlineLevelOf({ className, dataset }: HTMLElement): number {
  const indent = dataset['stringifyIndent'] ?? /\bql-indent-(\d)/.exec(className)?.[1] ?? 0;
  return Math.min(Number(dataset['ariaLevel'] ?? Number(indent) + 1), MAX_LIST_LEVEL);
}

/** Writes the lists of a word processor online as the paragraphs of others. */
function makeParagraphs(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>(ONLINE_LIST)) {
    const { parentElement: around } = list;
    const isWrapped = around?.matches('div') && around.textContent === list.textContent;
    /** The number of the last item at each level. */
    const counts: number[] = [];
    const items = Array.from(list.querySelectorAll<HTMLElement>(':scope > li'), (item, at) => {
      const level = onlineLevelOf(item);
      const first = list instanceof HTMLOListElement && at === 0 ? list.start : 1;
      // An editor makes the bulleted of numbered ones.
      const { list: kind = 'ordered' } = item.dataset;
      const isNumbered = list instanceof HTMLOListElement && kind === 'ordered';
      const count = (counts[level] ?? first - 1) + Number(isNumbered);
      counts.length = level;
      counts[level] = count;
      const paragraph = rename(item, 'p');
      paragraph.setAttribute('style', `mso-list:l0 level${level}`);
      const mark = list.ownerDocument.createElement('span');
      mark.setAttribute('style', 'mso-list:Ignore');
      mark.textContent = isNumbered ? `${count}.` : '•';
      paragraph.prepend(mark);
      return paragraph;
    });
    (isWrapped ? around : list).replaceWith(...items);
  }
}

const ROMANS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Returns the number that the mark of an item means: `3`, `iii` or `c`; NaN for none. */
function numberOf(mark: string): number {
  const small = mark.toLowerCase();
  if (ROMANS.includes(small)) return ROMANS.indexOf(small);
  return /^[a-z]$/.test(small) ? parseInt(small, 36) - 9 : Number(mark);
}

/** Converts paragraphs that a word processor draws as nested lists to lists. */
export function makeWordLists(body: HTMLElement): void {
  makeParagraphs(body);
  for (const item of body.querySelectorAll<HTMLElement>(MAIL_ITEM)) {
    const mark = Array.from(item.querySelectorAll('span')).find(({ textContent }) =>
      MARK_ALONE.test(textContent),
    );
    if (!mark || !item.textContent.trim().startsWith(mark.textContent.trim())) continue;
    mark.setAttribute('style', 'mso-list:Ignore');
    item.setAttribute('style', `${item.getAttribute('style') ?? ''};mso-list:l0 level1`);
  }
  // A heading is no item: it keeps its number, and no bullet.
  for (const mark of body.querySelectorAll(`:is(h1, h2, h3, h4, h5, h6) :is(${WORD_MARK})`)) {
    const text = mark.textContent.trim();
    mark.textContent = /^[\da-z(]/i.test(text) && text !== 'o' ? `${text} ` : '';
  }
  /** The open lists, the outermost first. */
  let open: HTMLElement[] = [];
  for (const item of body.querySelectorAll<HTMLElement>('p')) {
    if (!isWordItem(item)) continue;
    const mark = item.querySelector(WORD_MARK);
    const [, number] = /^\s*\(?([\da-z]{1,5})[.)]/i.exec(mark?.textContent ?? '') ?? [];
    const tagName = number === undefined ? 'ul' : 'ol';
    mark?.remove();
    const isContinued = open[0] !== undefined && item.previousElementSibling === open[0];
    open = isContinued ? open.slice(0, wordLevelOf(item)) : [];
    if (open.at(-1)?.localName !== tagName && open.length === wordLevelOf(item)) open.pop();
    const outer = open.at(-1);
    const isDeeper = open.length < wordLevelOf(item);
    if (!outer || isDeeper) {
      const list = item.ownerDocument.createElement(tagName);
      const start = numberOf(number ?? '');
      if (start > 1) list.setAttribute('start', String(start));
      const parent = outer?.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open.push(list);
    }
    open.at(-1)?.append(rename(item, 'li'));
  }
}
