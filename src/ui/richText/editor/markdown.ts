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

/** Marks that nobody writes for anything else: a heading, bold words, a list, a link. */
const MARKS = [
  /^#{1,6} \p{L}/mu,
  /\*\*[^\s*](?:[^*\n]{0,200}[^\s*])?\*\*/,
  /^[-*•] {1,4}\S.*\n[-*•] {1,4}\S/m,
  /\[[^[\]\n]{1,200}\]\(https?:/,
];

/** Whether a text is in Markdown, as chats with machines copy their answers. */
export const isMarkdown = (text: string): boolean => MARKS.some((mark) => mark.test(text));

const ITEM = /^( {0,40})(?:[-*+•◦▪]|(\d{1,4}[.)])) {1,4}(?:\[[ x]\] )?(?=\S)/i;
/** The spaces of a level of a list. */
const LEVEL = '    ';

/** Writes a text with the marks that the library reads: levels of lists by four spaces, and none that only divide. */
function withKnownMarks(text: string): string {
  const lines = text.split('\n').filter((line) => !/^ {0,3}(?:-{3,9}|\*{3,9}|_{3,9})$/.test(line));
  const indents = lines.map((line) => ITEM.exec(line)?.[1]?.length ?? 0).filter(Boolean);
  const unit = Math.min(...indents);
  const marked = lines.map((line) =>
    line
      .replace(
        ITEM,
        (_mark, indent: string, number?: string) =>
          `${LEVEL.repeat(indent === '' ? 0 : Math.round(indent.length / unit))}${number?.replace(')', '.') ?? '-'} `,
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
