import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IS_APPLE } from '@lexical/utils';
import { COMMAND_PRIORITY_NORMAL, KEY_DOWN_COMMAND } from 'lexical';
import { useEffect, useEffectEvent } from 'react';
import { BLOCKS, setBlock, type Block, type Formatting } from './formatting';
import { ALIGNMENTS, CLEAR, FORMATS, LISTS } from './tools';

/** The keys of the link dialog. */
export const LINK_KEYS = 'KeyK';

/** The tools with keys, and text styles by Alt and their number; the editor has undo and redo. */
const SHORTCUTS = new Map(
  [...FORMATS, ...LISTS, ...ALIGNMENTS, CLEAR].map(({ keys, press }) => [keys, press]),
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
