import { isFirstName } from './firstNames';
import { nameAlone } from './namesInText';
import { plainWord } from './streets';
import { townNamed } from './towns';

/** Lines that a mail program has ended at a width, within their sentences, are put together again. */

/** The widths at which mail programs end lines, in characters. */
const [LEAST_WIDTH, GREATEST_WIDTH] = [50, 80];

/** The end of a line within a sentence: a comma, a dash, a short form, or a word that another follows, `I live at`. */
const WITHIN_SENTENCE =
  /,$| [–—-]$|\b(?:an?|and|are|at|by|call|for|from|i|in|is|my|name|number|of|on|or|our|sister|brother|son|daughter|wife|husband|sold|the|to|van|von|with)$|\b(?:St|Mt|Mrs?|Ms|[NSEW])\.$/i;
/** A house's number at the end of a line, alone, `I live at 12`, or with a word of its street, `12 Elm`. */
const WITHIN_ADDRESS =
  /\b(?:(?:at|is|sold)|in \p{Lu}[^,]{2,24},) \d{1,5}$|\b\d{1,5} \p{Lu}\p{L}*$/u;
/** A name of one word at the end of a line, behind what introduces it or a farewell: `my name is Will`. */
const NAME_BEGUN =
  /\b(?:name is|this is|ask for|contact|me|thanks|thank you|regards|sincerely|best),? \p{Lu}[\p{L}'’-]{1,20}$/iu;
/** A sentence of one word with a capital: `It leaks. Ada`. */
const SENTENCE_BEGUN = /[.!?] \p{Lu}\p{Ll}{1,20}$/u;
/** The beginning of a phone number at the end of a line, and a line that begins with a whole one, which ends no list's item. */
const WITHIN_PHONE = /(?:^|\s)(?:\(?\+1|\(?(?:\+?1 )?\(?\d{3}\)?(?:[ .-]\d{3})?)$/;
const PHONE = /^\(?(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/;
/** A line with a label, or with an address of the web, which begins anew: `Phone: `. */
const LABELLED = /^(?:\p{L}[\p{L} -]{0,24}:|www\.|[^\s@]+@\S+$)/u;

/** Whether a line ended at a paragraph's width goes on in the next. */
function goesOn(line: string, next: string, width: number): boolean {
  const [word = ''] = next.split(' ', 1);
  const hasRoom = line.length + 1 + word.length <= width;
  if (hasRoom || LABELLED.test(next)) return false;
  if (/^\p{Ll}/u.test(next)) return !/[.!?:]$/.test(line);
  if (WITHIN_SENTENCE.test(line)) return /^[\p{Lu}\d(+]/u.test(next);
  if (/^[\d(+]/.test(next)) return WITHIN_PHONE.test(line) || PHONE.test(next);
  const last = line.split(' ').at(-1) ?? '';
  return (
    /^\p{Lu}/u.test(next) &&
    nameAlone(next) === '' &&
    (WITHIN_ADDRESS.test(line) ||
      NAME_BEGUN.test(line) ||
      SENTENCE_BEGUN.test(line) ||
      isFirstName(last.split('-', 1).join('')) ||
      townNamed(`${last} ${plainWord(word)}`) !== undefined)
  );
}

/** Puts a paragraph's lines together that were ended at a width. */
function unwrappedParagraph(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.trimEnd());
  const width = lines.reduce((longest, line) => Math.max(longest, line.length), 0);
  if (width < LEAST_WIDTH || width > GREATEST_WIDTH) return paragraph;
  return lines.reduce((before, next, at) => {
    const line = lines[at - 1] ?? '';
    return `${before}${goesOn(line, next, width) ? ' ' : '\n'}${next}`;
  });
}

/** An area code in brackets at the end of a line, whatever its width, and the number below it. */
const PARTED_PHONE = /(?<=\(\d{3}\))\n(?=\d{3}[ .-]?\d{4}\b)/g;

/** Returns a text whose sentences are on one line each again where a mail program ended the lines at a width. */
export const unwrapped = (text: string): string =>
  text
    .split(/(\n[^\S\n]*\n)/)
    .map(unwrappedParagraph)
    .join('')
    .replaceAll(PARTED_PHONE, ' ');
