import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $insertNodes, COMMAND_PRIORITY_LOW, PASTE_COMMAND, PASTE_TAG } from 'lexical';
import { useEffect, useRef } from 'react';
import { $nodesOfMarkup, readContent } from './editorMarkup';
import { tidyMarkup } from '../markup/tidyMarkup';

const OWN_FORMAT = 'application/x-lexical-editor';

/** Takes pasted markup in tidied: what stands in the editor is what can be stored. */
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
  /** The content that the editor was opened with. */
  content: string;
  onChange: (content: string) => void;
}

/** Says what is written: the content it began with, to the letter, where nothing differs. */
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
