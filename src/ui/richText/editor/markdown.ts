import {
  $convertFromMarkdownString,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  HEADING,
  ITALIC_STAR,
  LINK,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { $createParagraphNode, $getSelection, $insertNodes, $setSelection } from 'lexical';

/** The marks for which the toolbar has a format. */
const TRANSFORMERS = [
  HEADING,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  ITALIC_STAR,
  STRIKETHROUGH,
  LINK,
];

/** The line below the headings of a table. */
const BELOW_HEADINGS = /^\|(?: ?:?-+:? ?\|)+$/m;

/** Marks that nobody writes for anything else: a heading, bold words, a list, a link, a table. */
const MARKS = [
  /^#{1,6} \p{L}/mu,
  /\*\*[^\s*](?:[^*\n]{0,200}[^\s*])?\*\*/,
  /^ {0,40}(?:[-*•]|\d{1,3}[.)] {3}) {1,4}\S.*\n {0,40}(?:[-*•◦]|\d{1,3}[.)] {3}) {1,4}\S/m,
  /\[[^[\]\n]{1,200}\]\(https?:/,
  BELOW_HEADINGS,
];

/** Whether a text is in Markdown, as chats with machines copy their answers. */
export const isMarkdown = (text: string): boolean => MARKS.some((mark) => mark.test(text));

const ITEM = /^( {0,40})(?:[-*+•◦▪§]|o(?= {4})|(\d{1,4}[.)])) {1,4}(?:\[[ x]\] )?(?=\S)/i;
/** The spaces of a level of a list. */
const LEVEL = '    ';

/** Lines that only divide, or begin or end what is to be copied. */
const NO_TEXT = /^ {0,3}(?:([-*_])(?: ?\1){2,8}|`{3}\w{0,20})$/;

/** Writes a text with the marks that the library reads: levels of lists by four spaces, and none that only divide. */
function withKnownMarks(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => !NO_TEXT.test(line) && !BELOW_HEADINGS.test(line))
    // As a table that is copied with its markup.
    .map((line) =>
      line.replace(/^\| ?(.*?) ?\|$/, (_row, cells: string) => cells.replaceAll(/ ?\| ?/g, ' ')),
    );
  const indents = lines.flatMap((line) => ITEM.exec(line)?.[1]?.length ?? []);
  // On a Mac the items of a list are all indented.
  const least = Math.min(...indents);
  const unit = Math.min(...indents.map((indent) => indent - least).filter(Boolean));
  const marked = lines.map((line) =>
    line
      .replace(
        ITEM,
        (_mark, indent: string, number?: string) =>
          `${LEVEL.repeat(Math.round((indent.length - least) / unit))}${number?.replace(')', '.') ?? '-'} `,
      )
      .replace(/^#{4,6} /, '### ')
      .replaceAll(/`([^`]{1,200})`/g, '$1'),
  );
  // An empty line between two items does not end their list.
  const isItem = (line = ''): boolean => ITEM.test(line);
  return marked
    .filter((line, at) => line.trim() !== '' || !(isItem(marked[at - 1]) && isItem(marked[at + 1])))
    .join('\n');
}

/** Inserts a text in Markdown with its formats. Call within an update. */
export function $insertMarkdown(text: string): void {
  const selection = $getSelection()?.clone() ?? null;
  const holder = $createParagraphNode();
  $convertFromMarkdownString(withKnownMarks(text), TRANSFORMERS, holder);
  // The library selects what it has read.
  $setSelection(selection);
  $insertNodes(holder.getChildren());
}
