import { createEditor, type LexicalEditor } from 'lexical';
import {
  $loadContent,
  EDITOR_NODES,
  HTML_CONFIG,
  readContent,
} from '../../../../src/ui/richText/editor/editorMarkup';

export const newEditor = (): LexicalEditor =>
  createEditor({
    namespace: 'test',
    nodes: EDITOR_NODES,
    html: HTML_CONFIG,
    onError: (error) => {
      throw error;
    },
  });

/** Returns content after editing: imported, exported, sanitised. */
export function edited(content: string): string {
  const editor = newEditor();
  editor.update(() => $loadContent(editor, content), { discrete: true });
  return readContent(editor);
}
