import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { dequal } from 'dequal/lite';
import { useEffect, useState } from 'react';
import { $readFormatting, NO_FORMATTING, type Formatting } from './formatting';

/** Returns the formats of the selection, updated when it changes. */
export function useFormatting(): Formatting {
  const [editor] = useLexicalComposerContext();
  const [formatting, setFormatting] = useState(NO_FORMATTING);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const now = editorState.read($readFormatting, { editor });
        setFormatting((before) => (dequal(before, now) ? before : now));
      }),
    [editor],
  );
  return formatting;
}
