import { rename } from './structure';

/** The lists of word processors, which are paragraphs with marks. */

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

/** Converts paragraphs that a word processor draws as nested lists to lists. */
export function makeWordLists(body: HTMLElement): void {
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
