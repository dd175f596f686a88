import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IS_APPLE } from '@lexical/utils';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustifyIcon from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatClearIcon from '@mui/icons-material/FormatClear';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import StrikethroughSIcon from '@mui/icons-material/StrikethroughS';
import {
  FORMAT_TEXT_COMMAND,
  COMMAND_PRIORITY_NORMAL,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import {
  clearFormatting,
  toggleAlignment,
  toggleList,
  BLOCKS,
  setBlock,
  type Alignment,
  type Formatting,
  type ListKind,
  type TextFormat,
  type Block,
} from './formatting';

type Icon = ComponentType<{ fontSize?: 'small' }>;

/** A button of the toolbar, with the keys that do the same in the text. */
export interface Tool {
  label: string;
  /** The physical key pressed with Ctrl or Cmd, such as `Shift+KeyX`. */
  keys: string;
  Icon: Icon;
  /** Whether the selection has the format; absent for a tool that only performs an action. */
  isOn?: (formatting: Formatting) => boolean;
  press: (editor: LexicalEditor, formatting: Formatting) => void;
}

const format = (value: TextFormat, label: string, keys: string, Icon: Icon): Tool => ({
  label,
  keys,
  Icon,
  isOn: ({ formats }) => formats.includes(value),
  press: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, value),
});

const list = (value: ListKind, label: string, keys: string, Icon: Icon): Tool => ({
  label,
  keys,
  Icon,
  isOn: (formatting) => formatting.list === value,
  press: (editor, formatting) => toggleList(editor, value, formatting.list),
});

const align = (value: Alignment, label: string, keys: string, Icon: Icon): Tool => ({
  label,
  keys,
  Icon,
  isOn: ({ alignment }) => alignment === value,
  press: (editor, { alignment }) => toggleAlignment(editor, value, alignment),
});

export const FORMATS: readonly Tool[] = [
  format('bold', 'Bold', 'KeyB', FormatBoldIcon),
  format('italic', 'Italic', 'KeyI', FormatItalicIcon),
  format('underline', 'Underline', 'KeyU', FormatUnderlinedIcon),
  format('strikethrough', 'Strike', 'Shift+KeyX', StrikethroughSIcon),
];
export const LIST_TOOLS: readonly Tool[] = [
  list('number', 'Ordered list', 'Shift+Digit7', FormatListNumberedIcon),
  list('bullet', 'Bullet list', 'Shift+Digit8', FormatListBulletedIcon),
];
export const ALIGNMENTS: readonly Tool[] = [
  align('left', 'Align left', 'Shift+KeyL', FormatAlignLeftIcon),
  align('center', 'Align center', 'Shift+KeyE', FormatAlignCenterIcon),
  align('right', 'Align right', 'Shift+KeyR', FormatAlignRightIcon),
  align('justify', 'Justify', 'Shift+KeyJ', FormatAlignJustifyIcon),
];
export const CLEAR: Tool = {
  label: 'Clear formatting',
  keys: 'Backslash',
  Icon: FormatClearIcon,
  press: clearFormatting,
};

/** The keys of the link dialog. */
export const LINK_KEYS = 'KeyK';

/** The tools with keys, and text styles by Alt and their number; the editor has undo and redo. */
const SHORTCUTS = new Map(
  [...FORMATS, ...LIST_TOOLS, ...ALIGNMENTS, CLEAR].map(({ keys, press }) => [keys, press]),
);
for (const [index, block] of Object.keys(BLOCKS).entries()) {
  SHORTCUTS.set(`Alt+Digit${index}`, (editor) => setBlock(editor, block as Block));
}

/** The shortcuts of blocks, which are off where the page shows lines only. */
const OF_BLOCKS = /^(?:Alt|Shift)\+Digit/;

/** Handles the toolbar's shortcuts in the text; Ctrl/Cmd+K opens the link dialog. */
export function useShortcuts(formatting: Formatting, linesOnly: boolean, onLink: () => void): void {
  const [editor] = useLexicalComposerContext();
  const onKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!(IS_APPLE ? event.metaKey : event.ctrlKey)) return false;
    const { shiftKey, altKey, code } = event;
    const keys = `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${code}`;
    const press = keys === LINK_KEYS ? onLink : SHORTCUTS.get(keys);
    if (!press) return false;
    event.preventDefault();
    if (!linesOnly || !OF_BLOCKS.test(keys)) press(editor, formatting);
    return true;
  });
  useEffect(
    () => editor.registerCommand(KEY_DOWN_COMMAND, onKeyDown, COMMAND_PRIORITY_NORMAL),
    [editor],
  );
}
