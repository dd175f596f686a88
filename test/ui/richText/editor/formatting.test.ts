import { $getRoot, $getSelection, $isTextNode, type LexicalEditor, type TextNode } from 'lexical';
import { describe, expect, it } from 'vitest';
import { $loadContent, readContent } from '../../../../src/ui/richText/editor/editorMarkup';
import {
  clearFormatting,
  setBlock,
  setLink,
  toggleList,
} from '../../../../src/ui/richText/editor/formatting';
import { newEditor } from './edited';

const PORCH = '<a href="https://example.com/porch" rel="noopener">';
const DECK = '<a href="https://example.com/deck" rel="noopener">';

function update(editor: LexicalEditor, change: () => void): void {
  editor.update(change, { discrete: true });
}

/** Returns the text of a content that says a word. */
function $textWith(word: string): TextNode {
  const found = $getRoot()
    .getAllTextNodes()
    .find((node) => node.getTextContent().includes(word));
  if (!$isTextNode(found)) throw new Error(`No text says ${word}`);
  return found;
}

/** Returns an editor with a content, with the cursor behind the first two letters of a word. */
function editorAt(content: string, word: string): LexicalEditor {
  const editor = newEditor();
  update(editor, () => $loadContent(editor, content));
  update(editor, () => {
    const text = $textWith(word);
    const at = text.getTextContent().indexOf(word) + 2;
    text.select(at, at);
  });
  return editor;
}

interface LinkStep {
  content: string;
  word: string;
  address: string | null;
}

/** Returns a content whose link was set or removed at the cursor, where `!` was typed afterwards. */
function typedAfterLink({ content, word, address }: LinkStep): string {
  const editor = editorAt(content, word);
  setLink(editor, address);
  update(editor, () => $getSelection()?.insertText('!'));
  return readContent(editor);
}

describe('a link set at the cursor, and what is typed then', () => {
  it.each<[what: string, step: LinkStep, content: string]>([
    [
      'inserts the address, and the cursor is behind it',
      { content: 'see', word: 'ee', address: 'https://example.com/porch' },
      `see${PORCH}https://example.com/porch</a>!`,
    ],
    [
      'inserts an e-mail address without its protocol',
      { content: 'see', word: 'se', address: 'mailto:info@example.com' },
      'se<a href="mailto:info@example.com" rel="noopener">info@example.com</a>!e',
    ],
    [
      'changes the address of a link, and the cursor stays in its words',
      {
        content: `see ${PORCH}my porch</a> here`,
        word: 'my',
        address: 'https://example.com/deck',
      },
      `see ${DECK}my! porch</a> here`,
    ],
    [
      'removes a link, and the cursor stays in its words',
      { content: `see ${PORCH}my <strong>porch</strong></a> here`, word: 'my', address: null },
      'see my! <strong>porch</strong> here',
    ],
  ])('%s', (_what, step, content) => {
    expect(typedAfterLink(step)).toBe(content);
  });
});

const LIST = '<ul><li>attic</li><li>porch<ul><li>steps</li></ul></li><li>roof</li></ul>';

describe('the item at the cursor alone leaves its list, and its level', () => {
  it.each<[what: string, change: (editor: LexicalEditor) => void, word: string, content: string]>([
    [
      'by the button of the list',
      (editor) => toggleList(editor, 'bullet', 'bullet'),
      'porch',
      '<ul><li>attic</li></ul><p>porch</p><ul><li><ul><li>steps</li></ul></li><li>roof</li></ul>',
    ],
    [
      'on a lower level',
      (editor) => toggleList(editor, 'bullet', 'bullet'),
      'steps',
      '<ul><li>attic</li><li>porch</li></ul><p>steps</p><ul><li>roof</li></ul>',
    ],
    [
      'by Clear formatting',
      clearFormatting,
      'steps',
      '<ul><li>attic</li><li>porch</li></ul><p>steps</p><ul><li>roof</li></ul>',
    ],
    [
      'as a heading',
      (editor) => setBlock(editor, 'h2'),
      'steps',
      '<ul><li>attic</li><li>porch</li></ul><h2>steps</h2><ul><li>roof</li></ul>',
    ],
  ])('%s', (_what, change, word, content) => {
    const editor = editorAt(LIST, word);
    change(editor);
    update(editor, () => expect($textWith(word).getTopLevelElementOrThrow().getIndent()).toBe(0));
    expect(readContent(editor)).toBe(content);
  });
});
