import { rename } from './structure';

/** The lists of word processors: paragraphs with marks, or a list for each item. */

const WORD_MARK = 'span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]';
const isWordItem = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** The greatest depth of a word processor's lists. */
const MAX_LIST_LEVEL = 9;

const wordLevelOf = (item: HTMLElement): number => {
  const [, list = ''] = /mso-list:([^;]*)/i.exec(item.getAttribute('style') ?? '') ?? [];
  const level = /\blevel(\d)/i.exec(list)?.[1];
  return Math.min(Number(level ?? 1), MAX_LIST_LEVEL);
};

/** The lists of a word processor online: each item has its level, and none is within another. */
const ONLINE_LIST = ':is(ul, ol):has(> li[data-aria-level]):not(:has(ul, ol)):not(:is(ul, ol) *)';

/** Writes the lists of a word processor online as the paragraphs of others. */
function makeParagraphs(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>(ONLINE_LIST)) {
    const { parentElement: around } = list;
    const isWrapped = around?.matches('div') && around.textContent === list.textContent;
    const items = Array.from(list.querySelectorAll<HTMLElement>(':scope > li'), (item, at) => {
      const level = item.dataset['ariaLevel'] ?? '1';
      const paragraph = rename(item, 'p');
      paragraph.setAttribute('style', `mso-list:l0 level${level}`);
      const mark = list.ownerDocument.createElement('span');
      mark.setAttribute('style', 'mso-list:Ignore');
      mark.textContent = list instanceof HTMLOListElement ? `${list.start + at}.` : '•';
      paragraph.prepend(mark);
      return paragraph;
    });
    (isWrapped ? around : list).replaceWith(...items);
  }
}

/** Converts paragraphs that a word processor draws as nested lists to lists. */
export function makeWordLists(body: HTMLElement): void {
  makeParagraphs(body);
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
      if (Number(number) > 1) list.setAttribute('start', String(number));
      const parent = outer?.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open.push(list);
    }
    open.at(-1)?.append(rename(item, 'li'));
  }
}
