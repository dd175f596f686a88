import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NoticesProvider } from '../../../../src/ui/notices/Notices';
import { RichTextEditor } from '../../../../src/ui/richText/editor/RichTextEditor';

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
  return { onChange, paste };
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
