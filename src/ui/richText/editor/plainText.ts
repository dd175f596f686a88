import { $isListItemNode } from '@lexical/list';
import { $findMatchingParent } from '@lexical/utils';
import { $getSelection, $isRangeSelection, type BaseSelection, type RangeSelection } from 'lexical';
import { plainText, withoutUnseen } from '../../../lib/text';
import { withSigns } from '../markup/signs';
import type { TidyOptions } from '../markup/tidyMarkup';
import { $insertMarkdown, isMarkdown } from './markdown';

/** As wide as a tab is drawn: pages draw one as a space. */
const TAB = '    ';

const isInList = (selection: BaseSelection | null): boolean =>
  $isRangeSelection(selection) &&
  $findMatchingParent(selection.anchor.getNode(), $isListItemNode) !== null;

/**
 * Inserts plain text in the format of the selection, or with its own formats where it is in Markdown and the field has
 * formats. An empty line ends a paragraph, another line end a line; in a list each line is an item. Call within an update.
 */
export function $insertPlainText(
  pasted: string,
  { linesOnly }: Pick<TidyOptions, 'linesOnly'>,
): void {
  const text = withSigns(withoutUnseen(plainText(pasted))).replaceAll('\t', TAB);
  if (!linesOnly && isMarkdown(text) && !isInList($getSelection())) {
    $insertMarkdown(text);
    return;
  }
  // Each insertion makes a new selection behind it.
  const insert = (how: (selection: RangeSelection) => void): void => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) how(selection);
  };
  let isBegun = false;
  let isAfterGap = false;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    if (!isBlank && isBegun)
      insert((selection) => {
        if (isAfterGap || isInList(selection)) selection.insertParagraph();
        else selection.insertLineBreak();
      });
    if (!isBlank) insert((selection) => selection.insertText(line));
    isBegun ||= !isBlank;
    isAfterGap = isBlank;
  }
}
