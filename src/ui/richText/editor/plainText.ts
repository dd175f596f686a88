import { $isListItemNode } from '@lexical/list';
import { $findMatchingParent } from '@lexical/utils';
import { $getSelection, $isRangeSelection, type RangeSelection } from 'lexical';
import { plainText, withoutUnseen } from '../../../lib/text';

/** As wide as a tab is drawn: pages draw one as a space. */
const TAB = '    ';

/**
 * Inserts plain text in the format of the selection. An empty line ends a paragraph, another end of a line a line; in a
 * list each line is an item. Call within an update.
 */
export function $insertPlainText(text: string): void {
  // Each insertion makes a new selection behind it.
  const insert = (how: (selection: RangeSelection) => void): void => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) how(selection);
  };
  const isItem = (selection: RangeSelection): boolean =>
    $findMatchingParent(selection.anchor.getNode(), $isListItemNode) !== null;
  let isBegun = false;
  let isAfterGap = false;
  for (const line of withoutUnseen(plainText(text)).replaceAll('\t', TAB).split('\n')) {
    const isBlank = line.trim() === '';
    if (!isBlank && isBegun)
      insert((selection) => {
        if (isAfterGap || isItem(selection)) selection.insertParagraph();
        else selection.insertLineBreak();
      });
    if (!isBlank) insert((selection) => selection.insertText(line));
    isBegun ||= !isBlank;
    isAfterGap = isBlank;
  }
}
