import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $insertNodes, COMMAND_PRIORITY_LOW, PASTE_COMMAND, PASTE_TAG } from 'lexical';
import { useEffect, useRef } from 'react';
import { $nodesOfMarkup, readContent } from './editorMarkup';
import { tidyMarkup } from '../markup/tidyMarkup';

const OWN_FORMAT = 'application/x-lexical-editor';

/** Tidies pasted markup, so that the editor's content can be stored. */
export function TidyPaste(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clipboard = 'clipboardData' in event ? event.clipboardData : null;
          const html = clipboard?.getData('text/html') ?? '';
          if (html === '' || clipboard?.types.includes(OWN_FORMAT)) return false;
          event.preventDefault();
          editor.update(() => $insertNodes($nodesOfMarkup(editor, tidyMarkup(html))), {
            tag: PASTE_TAG,
          });
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );
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
