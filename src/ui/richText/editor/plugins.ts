import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DROP_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
  REDO_COMMAND,
  UNDO_COMMAND,
  type CommandListenerPriority,
  type LexicalEditor,
} from 'lexical';
import { useEffect, useRef } from 'react';
import { MAX_LENGTH } from '../../../lib/fields';
import { useNotify } from '../../notices/Notices';
import { tidyMarkup, type TidyOptions } from '../markup/tidyMarkup';
import { $nodesOfMarkup, readContent } from './editorMarkup';
import { $insertPlainText } from './plainText';

const OWN_FORMAT = 'application/x-lexical-editor';
/** The greatest length of markup or text that is taken in, in characters: no content is longer. */
const MAX_INSERTED_LENGTH = MAX_LENGTH.text;
/** The same in the editor's own format, which says more about each word. */
const MAX_OWN_LENGTH = 20 * MAX_INSERTED_LENGTH;

/** The beginning of a fragment from within a table. */
const ROWS = /^\s*<(?:col|t[rdh])\b/i;

/** The copied part of markup from the clipboard: word processors put long styles around it. A spreadsheet has its formats there. */
function copiedMarkup(data: DataTransfer): string {
  const [before = '', fromMark] = data.getData('text/html').split('<!--StartFragment-->', 2);
  const copied = (fromMark ?? before).split('<!--EndFragment-->', 1)[0] ?? '';
  if (fromMark === undefined || !ROWS.test(copied)) return copied;
  const [, styles = ''] = before.split('<style>', 2);
  return `<style>${styles.split('</style>', 1)[0]}</style><table>${copied}</table>`;
}

const isTooLong = (data: DataTransfer): boolean =>
  data.getData(OWN_FORMAT).length > MAX_OWN_LENGTH ||
  copiedMarkup(data).length > MAX_INSERTED_LENGTH ||
  data.getData('text/plain').length > MAX_INSERTED_LENGTH;

/** Calls back with what is pasted, or typed in by the system; returns a function that ends that. */
const onInsertion = (
  editor: LexicalEditor,
  priority: CommandListenerPriority,
  take: (event: Event, data: DataTransfer | null) => boolean,
): (() => void) =>
  mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => take(event, 'clipboardData' in event ? event.clipboardData : null),
      priority,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== 'string' && take(event, event.dataTransfer),
      priority,
    ),
  );

/** Refuses to take in what is so long that its import would block the page: pasted or dropped. */
export function LimitInsertions(): null {
  const [editor] = useLexicalComposerContext();
  const notify = useNotify();
  useEffect(() => {
    const refuse = (event: Event, data: DataTransfer | null): boolean => {
      if (!data || !isTooLong(data)) return false;
      event.preventDefault();
      notify(
        `This is too long to paste: more than ${MAX_INSERTED_LENGTH.toLocaleString('en-US')} characters. Paste it in parts.`,
      );
      return true;
    };
    return mergeRegister(
      onInsertion(editor, COMMAND_PRIORITY_NORMAL, refuse),
      editor.registerCommand(
        DROP_COMMAND,
        (event) => refuse(event, event.dataTransfer),
        COMMAND_PRIORITY_NORMAL,
      ),
    );
  }, [editor, notify]);
  return null;
}

/** Tidies what is pasted or dropped from elsewhere, markup or text, so that the editor's content can be stored. */
export function TidyInsertions({ linesOnly }: Pick<TidyOptions, 'linesOnly'>): null {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const insert = (event: Event, data: DataTransfer | null): boolean => {
      if (!data || data.types.includes(OWN_FORMAT)) return false;
      const html = copiedMarkup(data);
      const text = data.getData('text/plain');
      // An iPhone writes text as markup too, without any.
      const isText = html === '' || html === text;
      if (isText && text.trim() === '') return false;
      event.preventDefault();
      editor.update(
        () => {
          if (isText) $insertPlainText(text, { linesOnly });
          else
            $insertNodes($nodesOfMarkup(editor, tidyMarkup(html, { linesOnly, isPasted: true })));
        },
        { tag: PASTE_TAG },
      );
      return true;
    };
    return onInsertion(editor, COMMAND_PRIORITY_LOW, insert);
  }, [editor, linesOnly]);
  return null;
}

/** Takes back nothing of the text from another field: browsers go on to it where that has nothing left to undo. */
export function UndoInText(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const isElsewhere = (): boolean => document.activeElement !== editor.getRootElement();
    return mergeRegister(
      editor.registerCommand(UNDO_COMMAND, isElsewhere, COMMAND_PRIORITY_LOW),
      editor.registerCommand(REDO_COMMAND, isElsewhere, COMMAND_PRIORITY_LOW),
    );
  }, [editor]);
  return null;
}

/**
 * Ends the selection of a triple click with its line. Chromium and WebKit end it at the start of the next one, which typing
 * would join to the line, and a list or an alignment would take in.
 */
export function TrimTripleClicks(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const trim = ({ detail }: MouseEvent): boolean => {
      const selection = $getSelection();
      if (detail < 3 || !$isRangeSelection(selection) || selection.isBackward()) return false;
      const { anchor, focus } = selection;
      if (focus.offset === 0 && !focus.getNode().is(anchor.getNode()))
        selection.modify('extend', true, 'character');
      return false;
    };
    return editor.registerCommand(CLICK_COMMAND, trim, COMMAND_PRIORITY_LOW);
  }, [editor]);
  return null;
}

interface ReportContentProps {
  /** The editor's initial content. */
  content: string;
  onChange: (content: string) => void;
}

/** Reports the content on change; exactly the initial content if nothing differs. */
export function ReportContent({ content, onChange }: ReportContentProps): null {
  const [editor] = useLexicalComposerContext();
  const first = useRef({ content, read: '' });
  useEffect(() => {
    first.current.read = readContent(editor);
  }, [editor]);
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
        const now = readContent(editor);
        onChange(now === first.current.read ? first.current.content : now);
      }),
    [editor, onChange],
  );
  return null;
}
