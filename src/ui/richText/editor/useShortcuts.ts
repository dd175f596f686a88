import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IS_APPLE } from '@lexical/utils';
import {
  COMMAND_PRIORITY_NORMAL,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { useEffect, useRef } from 'react';
import {
  clearFormatting,
  setBlock,
  toggleAlignment,
  toggleList,
  type Formatting,
} from './formatting';

type Action = (editor: LexicalEditor, formatting: Formatting) => void;

/** The shortcuts of blocks, which are off where the page shows lines only. */
const OF_BLOCKS = /^(?:Alt|Shift)\+Digit/;

/** The toolbar's shortcuts by physical key; the editor itself has those for bold and the like. */
const SHORTCUTS: Readonly<Record<string, Action>> = {
  'Alt+Digit0': (editor) => setBlock(editor, 'normal'),
  'Alt+Digit1': (editor) => setBlock(editor, 'h1'),
  'Alt+Digit2': (editor) => setBlock(editor, 'h2'),
  'Alt+Digit3': (editor) => setBlock(editor, 'h3'),
  'Shift+KeyX': (editor) => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'strikethrough'),
  'Shift+Digit7': (editor, { list }) => toggleList(editor, 'number', list),
  'Shift+Digit8': (editor, { list }) => toggleList(editor, 'bullet', list),
  'Shift+KeyL': (editor, { alignment }) => toggleAlignment(editor, 'left', alignment),
  'Shift+KeyE': (editor, { alignment }) => toggleAlignment(editor, 'center', alignment),
  'Shift+KeyR': (editor, { alignment }) => toggleAlignment(editor, 'right', alignment),
  'Shift+KeyJ': (editor, { alignment }) => toggleAlignment(editor, 'justify', alignment),
  Backslash: clearFormatting,
};

/** Handles the toolbar's shortcuts in the text; Ctrl/Cmd+K opens the link dialog. */
export function useShortcuts(formatting: Formatting, linesOnly: boolean, onLink: () => void): void {
  const [editor] = useLexicalComposerContext();
  const now = useRef({ formatting, linesOnly, onLink });
  useEffect(() => {
    now.current = { formatting, linesOnly, onLink };
  });
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!(IS_APPLE ? event.metaKey : event.ctrlKey)) return false;
          const { shiftKey, altKey, code } = event;
          const key = `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${code}`;
          const action: Action | undefined =
            key === 'KeyK' ? () => now.current.onLink() : SHORTCUTS[key];
          if (!action) return false;
          event.preventDefault();
          if (now.current.linesOnly && OF_BLOCKS.test(key)) return true;
          action(editor, now.current.formatting);
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );
}
