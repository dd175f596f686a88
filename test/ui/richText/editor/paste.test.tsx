import { fireEvent, render, screen } from '@testing-library/react';
import {
  $createParagraphNode,
  $getRoot,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  getNearestEditorFromDOMNode,
} from 'lexical';
import { describe, expect, it, vi } from 'vitest';
import { NoticesProvider } from '../../../../src/ui/notices/Notices';
import { readContent } from '../../../../src/ui/richText/editor/editorMarkup';
import { $insertPlainText } from '../../../../src/ui/richText/editor/plainText';
import { RichTextEditor } from '../../../../src/ui/richText/editor/RichTextEditor';
import { casesOf } from '../../../support/cases';
import { newEditor } from './edited';

const OWN_FORMAT = 'application/x-lexical-editor';
const TOO_LONG = /^This is too long to paste/;

// What jsdom has not.
vi.stubGlobal('DragEvent', class extends MouseEvent {});
Range.prototype.getBoundingClientRect = () => new DOMRect();
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

/** An empty editor, and what it reports. */
function openEditor() {
  const onChange = vi.fn<(content: string) => void>();
  render(
    <NoticesProvider>
      <RichTextEditor label="Content" content="" onChange={onChange} />
    </NoticesProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Content' });
  field.focus();
  const paste = (data: Record<string, string>): void => {
    fireEvent.paste(field, {
      clipboardData: { types: Object.keys(data), getData: (type: string) => data[type] ?? '' },
    });
  };
  /** What a browser says of a drop, once the selection is where it is. */
  const drop = (data: Record<string, string>): void => {
    const dropped = Object.assign(new InputEvent('beforeinput', { inputType: 'insertFromDrop' }), {
      dataTransfer: { types: Object.keys(data), getData: (type: string) => data[type] ?? '' },
    });
    getNearestEditorFromDOMNode(field)?.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, dropped);
  };
  return { onChange, paste, drop };
}

describe('a paste into the editor', () => {
  it('of up to 50,000 characters goes in', async () => {
    const { onChange, paste } = openEditor();
    const words = 'word '.repeat(9_998).trim();
    paste({ 'text/html': `<p>${words}</p>`, 'text/plain': words });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(words));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts what was copied, and not what a word processor puts around it', async () => {
    const { onChange, paste } = openEditor();
    const head = `<style>${'p.MsoNormal { margin: 0 }'.repeat(3_000)}</style>`;
    paste({ 'text/html': `${head}<!--StartFragment--><p>My steps</p><!--EndFragment-->` });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('My steps'));
  });

  it('keeps the rows of a spreadsheet, whose mark stands within its table', async () => {
    const { onChange, paste } = openEditor();
    const rows =
      '<col width=64><tr><td>Item</td><td>Price</td></tr><tr><td>Door</td><td>100</td></tr>';
    paste({ 'text/html': `<table><!--StartFragment-->${rows}<!--EndFragment--></table>` });
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<p>Item Price</p><p>Door 100</p>'),
    );
  });

  it.each([
    ['two quotations', '<blockquote>quote</blockquote><blockquote>two</blockquote>'],
    ['a quotation and a text', '<blockquote>quote</blockquote><p>two</p>'],
    ['a text and a quotation', '<p>one</p><blockquote>quote</blockquote>'],
    ['a heading and a quotation', '<h2>one</h2><blockquote>quote</blockquote>'],
  ])('keeps its blocks apart: %s', async (_what, html) => {
    const { onChange, paste } = openEditor();
    paste({ 'text/html': html });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(html));
  });

  it.each<[what: string, text: string, content: string]>([
    ['one line', 'Buy screws ', 'Buy screws '],
    ['lines', 'Monday: door\nTuesday: window', 'Monday: door<br>Tuesday: window'],
    ['paragraphs', 'a\n\nb\nc\n \n\nd', '<p>a</p><p>b<br>c</p><p>d</p>'],
    ['lines of Windows and of an old Mac', 'a\r\nb\r\n\r\nc\rd', '<p>a<br>b</p><p>c<br>d</p>'],
    ['other signs of a line’s end', 'a\u2028b\vc\u0085d', 'a<br>b<br>c<br>d'],
    ['empty lines around', '\n\na\n\n', 'a'],
    ['unseen signs', 'a\u200bb\u00adc\ufeff', 'abc'],
    ['signs that no text has', 'a\u0000b\u0007c\u001b[1md\ud83d', 'abc[1md\ufffd'],
    ['tabs', 'Door\t100\n\tInner', 'Door&nbsp;&nbsp;&nbsp; 100<br>&nbsp;&nbsp;&nbsp; Inner'],
    ['smileys', '👨‍👩‍👧 ok', '👨‍👩‍👧 ok'],
    ['what looks like markup', '<b>a</b> & b', '<p>&lt;b&gt;a&lt;/b&gt; &amp; b</p>'],
  ])('of plain text keeps %s', async (_what, text, content) => {
    const { onChange, paste } = openEditor();
    paste({ 'text/plain': text });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(content));
  });

  it.each(
    casesOf({
      headings: '# One\n\nText\n\n#### Two\nmore → <h1>One</h1><p>Text</p><h3>Two</h3><p>more</p>',
      'bold and slanted words': 'a **b** *c* ~~d~~ → a <strong>b</strong> <em>c</em> <s>d</s>',
      lists: `- a\n- **b**\n  - c\n- [ ] d → <ul><li>a</li><li><strong>b</strong><ul><li>c</li></ul></li><li>d</li></ul>`,
      'lists with dots': `a\n•\tb\n• c\n\t◦ d → <p>a</p><ul><li>b</li><li>c<ul><li>d</li></ul></li></ul>`,
      'lists one in another alone':
        '- a\n\t- b\n\t\t- c → <ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
      'lists of a Mac, all indented': '\t•\ta\n\t•\tb → <ul><li>a</li><li>b</li></ul>',
      'lists of a word processor':
        '•\ta\n•\tb\n\to\tc → <ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
      'numbered lists of a word processor':
        '2.\ta\n3.\tb → <ol start="2"><li>a</li><li>b</li></ol>',
      'lists with signs of a font that the text has not':
        'a\n\uf0b7\tb\n\uf0b7\tc → <p>a</p><ul><li>b</li><li>c</li></ul>',
      tables: '| a | b |\n|---|--:|\n| c | $1 | → a b<br>c $1',
      'numbered lists with lines between': `**Steps**\n\n1. a\n\n2. b\n   - c\n\n3. d → <p><strong>Steps</strong></p><ol><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ol>`,
      links: `See [ours](https://example.com/a). → See <a href="https://example.com/a" rel="noopener">ours</a>.`,
      'no link that is a program': `See [b](https://example.com) [a](javascript:alert(1)) → See <a href="https://example.com" rel="noopener">b</a> <a>a</a>`,
      'no lines that only divide':
        '## a\n\n---\n\n* * *\n```text\nb `c`\n```\n → <h2>a</h2><p>b c</p>',
      quotations: '**a**\n\n> b\n> c → <p><strong>a</strong></p><blockquote>b<br>c</blockquote>',
    }),
  )('of text as chats with machines copy it has %s', async (_what, text, content) => {
    const { onChange, paste } = openEditor();
    paste({ 'text/plain': text });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(content));
  });

  it.each([
    ['5 * 3 * 2 and snake_case_words'],
    ['# 4 screws, #5 nails'],
    ['a - b - c'],
    ['1. Main St'],
    ['2 ** 3 ** 4'],
    ['call [Ada] (802-555-0113)'],
  ])('of text without such marks keeps it: %s', async (text) => {
    const { onChange, paste } = openEditor();
    paste({ 'text/plain': text });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(text));
  });

  it('of plain text into a list makes an item of each line', async () => {
    const { onChange, paste } = openEditor();
    paste({ 'text/html': '<ul><li>a</li></ul>' });
    paste({ 'text/plain': 'b\nc\n\nd' });
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('<ul><li>ab</li><li>c</li><li>d</li></ul>'),
    );
  });

  it('of plain text has the format that is on', () => {
    const editor = newEditor();
    editor.update(
      () => {
        const paragraph = $createParagraphNode();
        $getRoot().append(paragraph);
        paragraph.select().toggleFormat('bold');
        $insertPlainText('a\nb\n\nc', { linesOnly: false });
      },
      { discrete: true },
    );
    expect(readContent(editor)).toBe(
      '<p><strong>a</strong><br><strong>b</strong></p><p><strong>c</strong></p>',
    );
  });

  it.each([
    [
      'markup',
      { 'text/html': '<p style="color: rgb(32, 33, 34)">a</p><h5>b</h5>' },
      '<p>a</p><h3>b</h3>',
    ],
    ['text', { 'text/plain': 'a\n\nb\u200b\tc' }, '<p>a</p><p>b&nbsp;&nbsp;&nbsp; c</p>'],
  ])('of %s that is dropped from another page is the same', async (_what, data, content) => {
    const { onChange, drop } = openEditor();
    drop(data);
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(content));
  });

  it('takes markup that is the plain text itself, as an iPhone writes it, for text', async () => {
    const { onChange, paste } = openEditor();
    paste({ 'text/html': 'a\nb', 'text/plain': 'a\nb' });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('a<br>b'));
  });

  it.each([
    ['markup', { 'text/html': '<'.repeat(50_001), 'text/plain': '' }],
    ['text', { 'text/plain': 'a'.repeat(50_001) }],
    ['the editor’s own format', { [OWN_FORMAT]: ' '.repeat(1_000_001), 'text/plain': '' }],
  ])('of more than that as %s is refused, saying so', async (_what, data) => {
    const { onChange, paste } = openEditor();
    paste(data);
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(TOO_LONG));
    expect(onChange).not.toHaveBeenCalled();
  });
});
