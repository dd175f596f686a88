import { $createLinkNode, $isLinkNode, $toggleLink } from '@lexical/link';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
} from '@lexical/list';
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text';
import {
  $getSelectionStyleValueForProperty,
  $patchStyleText,
  $setBlocksType,
} from '@lexical/selection';
import { $findMatchingParent, $getNearestNodeOfType } from '@lexical/utils';
import {
  $createParagraphNode,
  $createTextNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  FORMAT_ELEMENT_COMMAND,
  HISTORY_MERGE_TAG,
  type ElementFormatType,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
  type UpdateTag,
} from 'lexical';

/** The toolbar's actions on the selection, and the state that it shows. */

export const BLOCKS = {
  normal: 'Normal',
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
} as const;
export type Block = keyof typeof BLOCKS;
export type ListKind = 'number' | 'bullet';
export type Alignment = 'left' | 'center' | 'right' | 'justify';
export type ColorOf = 'color' | 'background-color';
export const TEXT_FORMATS = ['bold', 'italic', 'underline', 'strikethrough'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** The formats of the selection. */
export interface Formatting {
  block: Block;
  list: ListKind | undefined;
  alignment: Alignment | undefined;
  formats: readonly TextFormat[];
  colors: Record<ColorOf, string>;
  /** The address that the selection links to. */
  link: string | undefined;
}

export const NO_FORMATTING: Formatting = {
  block: 'normal',
  list: undefined,
  alignment: undefined,
  formats: [],
  colors: { color: '', 'background-color': '' },
  link: undefined,
};

const $blockOf = (node: LexicalNode): ElementNode | null =>
  $findMatchingParent(
    node,
    (candidate): candidate is ElementNode => $isElementNode(candidate) && !candidate.isInline(),
  );

const $linkOf = (node: LexicalNode) => $findMatchingParent(node, $isLinkNode);

const isAlignment = (format: ElementFormatType): format is Alignment =>
  ['left', 'center', 'right', 'justify'].includes(format);

/** Reads the selection's formatting. Call within a read. */
export function $readFormatting(): Formatting {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return NO_FORMATTING;
  const anchor = selection.anchor.getNode();
  const block = $blockOf(anchor);
  const heading = $findMatchingParent(anchor, $isHeadingNode)?.getTag();
  const listType = $getNearestNodeOfType(anchor, ListNode)?.getListType();
  const alignment = block?.getFormatType() ?? '';
  return {
    block: heading === 'h1' || heading === 'h2' || heading === 'h3' ? heading : 'normal',
    list: listType === 'check' ? undefined : listType,
    alignment: isAlignment(alignment) ? alignment : undefined,
    formats: TEXT_FORMATS.filter((format) => selection.hasFormat(format)),
    colors: {
      color: $getSelectionStyleValueForProperty(selection, 'color', ''),
      'background-color': $getSelectionStyleValueForProperty(selection, 'background-color', ''),
    },
    link: $linkOf(anchor)?.getURL(),
  };
}

const withSelection = (
  editor: LexicalEditor,
  change: (selection: RangeSelection) => void,
  tag: UpdateTag[] = [],
): void => {
  editor.update(
    () => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) change(selection);
    },
    { tag },
  );
};

/** Converts the selected blocks, which keep their alignment alone: an item leaves its list, and its level. */
const $setBlock = (selection: RangeSelection, block: Block): void =>
  $setBlocksType(
    selection,
    () => (block === 'normal' ? $createParagraphNode() : $createHeadingNode(block)),
    (before, after) => after.setFormat(before.getFormatType()),
  );

/** Converts the selected blocks to headings or normal text. */
export const setBlock = (editor: LexicalEditor, block: Block): void =>
  withSelection(editor, (selection) => $setBlock(selection, block));

/** Converts the selected blocks to a list, or back to text. */
export function toggleList(editor: LexicalEditor, kind: ListKind, current?: ListKind): void {
  if (current === kind) setBlock(editor, 'normal');
  else if (kind === 'number') editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
  else editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
}

/** Aligns the selected blocks, or removes that alignment. */
export function toggleAlignment(
  editor: LexicalEditor,
  alignment: Alignment,
  current?: Alignment,
): void {
  editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, current === alignment ? '' : alignment);
}

/**
 * Sets the color or the background of the selected text; null removes it. One that replaces the color before, while a custom
 * one is picked, is undone with it.
 */
export const setColor = (
  editor: LexicalEditor,
  of: ColorOf,
  color: string | null,
  replacesBefore = false,
): void =>
  withSelection(
    editor,
    (selection) => $patchStyleText(selection, { [of]: color }),
    replacesBefore ? [HISTORY_MERGE_TAG] : [],
  );

/**
 * Sets or removes the link of the selection or, at the cursor, of the whole link there; outside of one the address itself
 * is inserted. The cursor stays where the owner types on.
 */
export function setLink(editor: LexicalEditor, address: string | null): void {
  withSelection(editor, (selection) => {
    const link = $linkOf(selection.anchor.getNode());
    if (!selection.isCollapsed() || address === null) $toggleLink(address);
    else if (link) link.setURL(address);
    else {
      const text = $createTextNode(address.replace(/^(?:mailto|tel):/, ''));
      selection.insertNodes([$createLinkNode(address).append(text)]);
    }
  });
}

/** Removes all formats from the selection, or from the block at the cursor. */
export function clearFormatting(editor: LexicalEditor): void {
  withSelection(editor, (selection) => {
    const blocks = new Set(selection.getNodes().map($blockOf));
    if (!selection.isCollapsed()) $toggleLink(null);
    const touched = selection.isCollapsed()
      ? ($blockOf(selection.anchor.getNode())?.getAllTextNodes() ?? [])
      : selection.extract().filter($isTextNode);
    for (const text of touched) text.setFormat(0).setStyle('');
    for (const block of blocks) block?.setFormat('');
    $setBlock(selection, 'normal');
    selection.setFormat(0);
    selection.setStyle('');
  });
}
