import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useEffect, useState } from 'react';
import { $readFormatting, NO_FORMATTING, type Formatting } from './formatting';

/** How the selection is formatted, as it moves and changes. */
export function useFormatting(): Formatting {
  const [editor] = useLexicalComposerContext();
  const [formatting, setFormatting] = useState(NO_FORMATTING);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const now = editorState.read($readFormatting, { editor });
        setFormatting((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      }),
    [editor],
  );
  return formatting;
}
