import fc from 'fast-check';
import { $insertNodes } from 'lexical';
import { describe, expect, it } from 'vitest';
import {
  $loadContent,
  $nodesOfMarkup,
  readContent,
} from '../../../../src/ui/richText/editor/editorMarkup';
import { BACKGROUNDS, TEXT_COLORS } from '../../../../src/ui/richText/markup/colors';
import { tidyMarkup } from '../../../../src/ui/richText/markup/tidyMarkup';
import { casesOf } from '../../../support/cases';
import { edited, newEditor } from './edited';

/** Returns the content of an empty editor after a paste. */
function pasted(html: string, { linesOnly = false } = {}): string {
  const editor = newEditor();
  const nodes = () => $nodesOfMarkup(editor, tidyMarkup(html, { linesOnly, isPasted: true }));
  editor.update(() => $loadContent(editor, ''), { discrete: true });
  editor.update(() => $insertNodes(nodes()), { discrete: true });
  return readContent(editor);
}

const span = (style: string, text: string): string => `<span style="${style}">${text}</span>`;

it('a paste of a list within another into a headline gives its lines, and no empty list', () => {
  const html = '<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>';
  expect(pasted(html, { linesOnly: true })).toBe('<p>a</p><p>b</p><p>c</p>');
});

describe('a paste of what is no text', () => {
  it.each(
    casesOf({
      'a button': '<p>a<button>Copy code</button></p> → a',
      choices: '<p>a<select><option>One</option></select></p> → a',
      'an icon': '<p>a<svg><title>Chevron</title><text>x</text></svg></p> → a',
      'a hidden part': '<p>a<span hidden>x</span></p> → a',
      'an invisible part': '<p>a<span style="visibility: hidden">x</span></p> → a',
      'a part of no size': '<p>a<span style="font-size:0px">x</span></p> → a',
      'what a page shows in its place': '<p>a<object>x</object></p> → a',
      'a heading without words': '<p>a</p><h2> </h2><h3><br></h3> → a',
      'paragraphs that a page does not show': '<p></p><p>a</p><p></p> → a',
      'blocks that a page does not show': '<div>a</div><div></div><div>b</div> → <p>a</p><p>b</p>',
      'the empty box of an item': `<ul><li><div></div><span>a</span></li></ul> → <ul><li>a</li></ul>`,
      'the block between two lines': '<p>a<span style="display:block"></span>b</p> → a<br>b',
      'the mark of a heading’s address': '<p><a href="#a" aria-hidden="true">#</a>a</p> → a',
      'what is said again for the eye alone': `<p><span>a</span><span aria-hidden="true">a</span></p><p><span aria-hidden="true">b</span><span>b</span></p> → <p>a</p><p>b</p>`,
      'what stands for a drawing': '<p>a<canvas>x</canvas></p> → a',
      'what is there for the ear alone': `<p>a<span style="position:absolute; clip: rect(0, 0, 0, 0)">x</span><span style="opacity:0">y</span></p> → a`,
      'what is there for the ear alone, as newer pages hide it': `<p>a<span style="position:absolute; clip-path: inset(50%)">x</span></p> → a`,
      'what is so anyway: that links are underlined, and that lines begin at the left': `<p style="text-align: start">a <a href="https://example.com"><span style="text-decoration: underline">b</span></a></p> → a <a href="https://example.com" rel="noopener">b</a>`,
      'an alignment to the left beside another': `<div style="text-align: center"><p style="text-align: left">a</p><p>b</p></div> → <p>a</p><p style="text-align: center">b</p>`,
      'a comment of a word processor, and its mark': `<p>a<span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span></p><div style="mso-element:comment-list"><div style="mso-element:comment"><p>x</p></div></div> → a`,
      'signs that nobody sees': '<p>a\u200bb\u00adc\ufeff</p> → abc',
    }),
  )('leaves out %s', (_what, html, expected) => expect(pasted(html)).toBe(expected));

  it.each([
    'width="1" height="1"',
    'width="0" height="0"',
    'height="1px" width="1px"',
    'width="1"',
    'style="width:1px !important; height:1px !important"',
    'border="0" style="display:block;height:0"',
    'style="max-height:0;max-width:0"',
  ])('leaves out a picture that counts readers: %s', (size) =>
    expect(pasted(`<p>a<img ${size} src="https://example.com/o.gif"></p>`)).toBe('a'),
  );

  it.each(
    casesOf({
      'a smiley that is drawn': `<p>a <img alt="🙂" src="https://example.com/1f642.png"></p> → a 🙂`,
      'a picture whose text only begins with one': `<img alt="🏠 Ours" src="https://example.com/1.png"> → <img src="https://example.com/1.png" alt="🏠 Ours">`,
      'words whose letters alone are drawn': `<p aria-label="ab"><span aria-hidden="true">a</span><span aria-hidden="true">b</span></p> → ab`,
      'a formula': '<p>a<math><mi>x</mi></math></p> → ax',
      'a formula once, which its page has for the eye, for programs and as it was typed': `<p>a<span><span><math><semantics><mi>x</mi><annotation>x</annotation></semantics></math></span><span aria-hidden="true">x</span></span></p> → ax`,
      'a smiley that has a name': `<p>a <img alt=":smile:" src="https://example.com/1f642.png"></p> → a :smile:`,
      'what unfolds, and what stands beside': `<details><summary>a</summary>b</details><aside>c</aside>d → <p>a</p><p>b</p><p>c</p><p>d</p>`,
      'raised and lowered figures': `<p>10<sup>2</sup> H<sub>2</sub>O 4<sup>th</sup></p> → 10² H₂O 4th`,
      'raised and lowered figures of a document, by their style': `<p>10${span('font-size: 0.6em; vertical-align: super', '2')} H${span('vertical-align:sub', '2')}O</p> → 10² H₂O`,
      'the link of a note': `<p>a<sup><a href="https://example.com/n">1</a></sup></p> → a<a href="https://example.com/n" rel="noopener">1</a>`,
      'a fraction of raised and lowered figures': `<p>1<sup>3</sup>&frasl;<sub>16</sub> inches</p> → 1³⁄₁₆ inches`,
      'a picture that its page loads late': `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://example.com/1.jpg" alt="A porch"> → <img src="https://example.com/1.jpg" alt="A porch">`,
      'slanted text': '<p>a<span style="font-style: oblique 10deg">b</span></p> → a<em>b</em>',
      'the address that a document’s link leads to': `<p><a href="https://www.google.com/url?q=https://example.com/a?b%3D1&amp;sa=D&amp;ust=1">a</a></p> → <a href="https://example.com/a?b=1" rel="noopener">a</a>`,
      'the address that a link of Instagram leads to': `<p><a href="https://l.instagram.com/?u=https%3A%2F%2Fexample.com%2Fa&amp;e=1">a</a></p> → <a href="https://example.com/a" rel="noopener">a</a>`,
      'the address that a mail’s link leads to': `<p><a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&amp;data=05">a</a></p> → <a href="https://example.com/a" rel="noopener">a</a>`,
      'the address that a checked mail’s link leads to': `<p><a href="https://urldefense.com/v3/__https://example.com/a?b=1__;!!A1b2!C3$">a</a></p> → <a href="https://example.com/a?b=1" rel="noopener">a</a>`,
      'a link that leaves out its protocol': `<p><a href="//example.com/a">a</a></p> → <a href="https://example.com/a" rel="noopener">a</a>`,
      'a link by way of another page that leads nowhere safe': `<p><a href="https://www.google.com/url?q=javascript:alert(1)">a</a></p> → a`,
      'a link whose address lacks its beginning': `<p><a href="www.example.com/a">a</a> <a href="example.com">b</a></p> → <a href="https://www.example.com/a" rel="noopener">a</a> <a href="https://example.com" rel="noopener">b</a>`,
      'pictures that their page has not loaded': `<img data-src="https://example.com/1.jpg" alt="A"><img src="" data-src="https://example.com/2.jpg" alt="B"> → <img src="https://example.com/1.jpg" alt="A"><img src="https://example.com/2.jpg" alt="B">`,
      'lines that a page draws as blocks': `<span style="display:block">a</span> <a href="https://example.com" style="display: flex">b</a>c<span style="display:block">d</span><p>e</p> → <p>a<br><a href="https://example.com" rel="noopener">b</a><br>c<br>d</p><p>e</p>`,
      'a table with blocks in its cells': `<table><tr><td>a<p>b</p><p>c</p></td><td><ul><li>d</li></ul></td></tr></table> → <p>a</p><p>b</p><p>c</p><ul><li>d</li></ul>`,
      'a table with blocks around the paragraph of a cell': `<table><tr><td><div><div><p>a</p></div></div></td><td><div><p>1</p></div></td></tr></table> → a 1`,
      'the lines of a cell, one of them without a block': `<table><tr><td><div>a<div>b</div></div></td></tr></table> → <p>a</p><p>b</p>`,
      'headings that say it by their role': `<p role="heading" aria-level="1">a</p><div role="heading" aria-level="5">b</div><div role="heading">c</div> → <h1>a</h1><h3>b</h3><h2>c</h2>`,
      'blocks that a role of heading is around': `<div role="heading" aria-level="1"><p>a</p><p>b</p></div> → <p>a</p><p>b</p>`,
      'the marks that a page draws around a quotation': `<p><q>a <b>b</b></q> c</p> → “a <strong>b</strong>” c`,
      'code with the blocks that its page draws around': `<p>a</p><pre><div><div>text</div></div><div><code>b\nc</code></div></pre><p>d</p> → <p>a</p><p>text</p><p>b<br>c</p><p>d</p>`,
      'signs that are letters in a font of signs': `<p>Deck<span style="font-family:Wingdings"><span style="mso-char-type:symbol;mso-symbol-font-family:Wingdings">à</span></span>$450 <font face="Wingdings">J</font> <span style="font-family:Wingdings">Jo</span></p> → Deck→$450 🙂 Jo`,
      'struck text of old pages': '<p>a<strike>b</strike></p> → a<s>b</s>',
      'a table with cells without words': `<table><tr><td><p><br></p></td><td>&nbsp;</td><td>1</td></tr></table> → 1`,
      'a table with paragraphs in its cells': `<table><tr><td>\n<p>a</p>\n</td><td><p>1</p></td></tr><tr><td><p>b</p></td><td><p>2</p></td></tr></table> → <p>a 1</p><p>b 2</p>`,
      'the number of a list’s first item': `<ol><li value="3">a</li><li>b</li></ol> → <ol start="3"><li>a</li><li>b</li></ol>`,
    }),
  )('keeps %s', (_what, html, expected) => expect(pasted(html)).toBe(expected));
});

describe('a paste of formats', () => {
  const plain = (text: string): string => span('font-weight: 400', text);
  it.each(
    casesOf({
      'a part of a bold paragraph that is not bold': `<p style="font-weight: bold">a ${plain('b')} c</p> → <strong>a </strong>b<strong> c</strong>`,
      'a part of bold words that is not bold, within other formats': `<b>a <i>b ${plain('c')} d</i></b> → <strong>a <em>b </em></strong><em>c</em><strong><em> d</em></strong>`,
      'two parts': `<b>a${plain('b')}c${plain('d')}</b> → <strong>a</strong>b<strong>c</strong>d`,
      'a part within a part': `<b>a${plain(`b${plain('c')}d`)}e</b> → <strong>a</strong>bcd<strong>e</strong>`,
      'a bold part within a part': `<b>a${plain(`b${span('font-weight: 700', 'c')}d`)}e</b> → <strong>a</strong>b<strong>c</strong>d<strong>e</strong>`,
      'a part of slanted words that is upright': `<em>a${span('font-style: normal', 'b')}</em> → <em>a</em>b`,
      'a part of a paragraph that is whole in bold, which stays one': `<b><p>a ${plain('b')}</p><p>c</p></b> → <p><strong>a b</strong></p><p><strong>c</strong></p>`,
      'words whose format is undone as a whole': `<b style="font-weight: 400">a</b><i style="font-style: normal">b</i> → ab`,
      'words that are between the weights': `${span('font-weight: 500', 'a')} → a`,
    }),
  )('%s', (_what, html, expected) => expect(pasted(html)).toBe(expected));

  it('takes each of many parts out of the format of the whole', () =>
    expect(pasted(`<b>${`a${plain('b')}`.repeat(500)}</b>`)).toBe(
      '<strong>a</strong>b'.repeat(500),
    ));
});

describe('a paste of colors', () => {
  it.each(
    casesOf({
      'of web pages has those of this one': `<p style="color: rgb(32, 33, 34)">Copied from a web page</p><p style="color: rgb(236, 236, 236)">Copied from a dark page</p> → <p>Copied from a web page</p><p>Copied from a dark page</p>`,
      'of a dark page has not its background either': `<div style="background-color: rgb(13, 17, 23)"><p>${span('color: rgb(230, 237, 243)', 'const')} ${span('color: rgb(255, 123, 114)', 'x')}</p></div> → const x`,
      'of a message has not its ground, though what stands beside has none': `<p>a ${span('color: rgb(29, 28, 29); background-color: rgb(248, 248, 248)', 'b')} ${span('background-color: rgb(34, 37, 41); color: rgb(209, 210, 211)', 'c')}</p> → a b c`,
      'has no link color': `<p>See <a href="https://example.com" style="color:#0645ad">this</a></p> → See <a href="https://example.com" rel="noopener">this</a>`,
      'has no mark on which the page’s text could not be read': `<p>a ${span('background-color: rgb(255, 255, 0)', 'b')}</p> → a b`,
      'has no color by a name of which the contrast is not known': `<p>a ${span('color: hotpink; background-color: navy', 'b')}</p> → a b`,
      'has a marked part that is readable on its own background': `<p>a ${span('color: rgb(255, 255, 255); background-color: rgb(22, 64, 47)', 'b')}</p> → a ${span('color: rgb(255, 255, 255); background-color: rgb(22, 64, 47)', 'b')}`,
      'has no marked part that is not': `<p>a ${span('color: rgb(119, 119, 119); background-color: rgb(136, 136, 136)', 'b')}</p> → a b`,
    }),
  )('%s', (_what, html, expected) => expect(pasted(html)).toBe(expected));

  it.each(Object.entries(TEXT_COLORS))(
    'has %s of the toolbar, where the owner chose it',
    (_name, color) => {
      expect(pasted(`<p>a ${span(`color: ${color}`, 'b')}</p>`)).toContain('style="color: rgb(');
    },
  );

  it.each(Object.entries(BACKGROUNDS))('has the background %s of the toolbar', (_name, color) => {
    expect(pasted(`<p>a ${span(`background-color: ${color}`, 'b')}</p>`)).toBe(
      `a ${span(`background-color: ${color}`, 'b')}`,
    );
  });
});

describe('a paste of lines', () => {
  it.each(
    casesOf({
      'pre-wrap': `<span style="white-space: pre-wrap;">Monday: door\nTuesday: window</span> → Monday: door<br>Tuesday: window`,
      pre: '<pre>a\nb</pre> → a<br>b',
      'pre, with code that ends a line': '<pre><code>a\n\nb\n</code></pre> → a<br><br>b',
      'pre-line': '<p style="white-space: pre-line">a\r\nb</p> → a<br>b',
      'break-spaces': '<p style="white-space: break-spaces">a\nb</p> → a<br>b',
      'preserve, as newer browsers copy': `<p style="white-space-collapse: preserve">a\nb</p> → a<br>b`,
      'normal within pre': `<div style="white-space: pre"><span style="white-space: normal">a\nb</span></div> → a b`,
      nowrap: '<p style="white-space: nowrap">a\nb</p> → a b',
      'pre-wrap around blocks': `<div style="white-space: pre-wrap">\n<p>a</p>\n<p>b\nc</p>\n</div> → <p>a</p><p>b<br>c</p>`,
      none: '<p>a\nb</p> → a b',
      'what ends the line before a list, or begins the one behind it': `<div>a<br><br><ol><li>b</li></ol><br><br>c</div> → <p>a</p><ol><li>b</li></ol><p>c</p>`,
      'paragraphs of a quotation and of an item, with white space between': `<blockquote>\n<p>a</p>\n<p>b <i>c</i> <b>d</b></p>\n</blockquote><ul>\n<li>\n<p>e</p>\n<p>f</p>\n</li>\n</ul> → <blockquote>a<br>b <em>c</em> <strong>d</strong></blockquote><ul><li>e<br>f</li></ul>`,
      'signs of a line’s end': '<p>a\u000bb\u2028c</p> → a<br>b<br>c',
    }),
  )('%s', (_what, html, expected) => expect(pasted(html)).toBe(expected));
});

const word = (mark: string, text: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span>${text}</p>`;

/** Returns an item as it is in a mail, whose program drops what says so. */
const mailed = (mark: string, text: string): string =>
  `<p class=x_MsoListParagraph><u></u><span>${mark}<span>&nbsp;&nbsp;</span></span><u></u>${text}</p>`;

const titled = (mark: string): string =>
  word(mark, 'One').replace('<p', '<h2').replace('/p>', '/h2>');

describe('a paste of lists', () => {
  it.each(
    casesOf({
      'that begins at two': `<ol><li>One</li></ol><p>A note</p><ol start="2"><li>Two</li></ol> → <ol><li>One</li></ol><p>A note</p><ol start="2"><li>Two</li></ol>`,
      'of a word processor online': `<div><ol start="1"><li><p>One</p></li></ol></div><div><ol start="2"><li><p>Two</p></li></ol></div> → <ol><li>One</li><li>Two</li></ol>`,
      'of a word processor online, one in another': `<div><ol start="1"><li data-aria-level="1"><p>One</p></li></ol></div><div><ul><li data-aria-level="2"><p>Sub</p></li></ul></div><div><ol start="2"><li data-aria-level="1"><p>Two</p></li></ol></div><p>A note</p><div><ol start="3"><li data-aria-level="1"><p>Three</p></li></ol></div> → <ol><li>One<ul><li>Sub</li></ul></li><li>Two</li></ol><p>A note</p><ol start="3"><li>Three</li></ol>`,
      'of a word processor online, which marks the ends': `<ul><li data-aria-level="1"><p>One<span class="EOP SCX1">&nbsp;</span></p></li></ul> → <ul><li>One</li></ul>`,
      'of a word processor online, alone': `a<ul><li data-aria-level="1">One</li><li data-aria-level="2">Sub</li></ul> → <p>a</p><ul><li>One<ul><li>Sub</li></ul></li></ul>`,
      'of a word processor online, alone in its block': `<div>a<ul><li data-aria-level="1">One<ul><li data-aria-level="2">Sub</li></ul></li></ul></div> → <p>a</p><ul><li>One<ul><li>Sub</li></ul></li></ul>`,
      'that begins at what is no number': `<ol start="2e9x"><li>One</li></ol> → <ol><li>One</li></ol>`,
      'of Word: (1)': `${word('(1)', 'One')}${word('(2)', 'Two')} → <ol><li>One</li><li>Two</li></ol>`,
      'of Word: a.': `${word('a.', 'One')}${word('b.', 'Two')} → <ol><li>One</li><li>Two</li></ol>`,
      'of Word: viii)': `${word('viii)', 'Eight')} → <ol start="8"><li>Eight</li></ol>`,
      'of Word: from c.': `${word('c.', 'Three')} → <ol start="3"><li>Three</li></ol>`,
      'of Word: from i.': `${word('i.', 'One')} → <ol><li>One</li></ol>`,
      'of a browser that copies the items alone': `<li><br class="Apple-interchange-newline">One</li>\n<li>Two</li><p>a</p><li>b</li> → <ul><li>One</li><li>Two</li></ul><p>a</p><p>b</p>`,
      'of a chat, a list for each level': `<ol data-indent="0"><li data-stringify-indent="0">One</li></ol><ul data-indent="1"><li data-stringify-indent="1">Sub</li></ul><ol data-indent="0" start="2"><li data-stringify-indent="0">Two</li></ol> → <ol><li>One<ul><li>Sub</li></ul></li><li>Two</li></ol>`,
      'of an editor that says the levels by class, counted at each': `<ol><li>One</li><li class="ql-indent-1">Sub</li><li class="ql-indent-1">Sub 2</li><li>Two</li></ol> → <ol><li>One<ol><li>Sub</li><li>Sub 2</li></ol></li><li>Two</li></ol>`,
      'of Word in a mail, whose program drops what says so': `${mailed('1.', 'One')}${mailed('2.', 'Two')}<p class=x_MsoListParagraph><span>Three. </span>Oak</p><p class=MsoNormal style="text-indent:-18.0pt"><span>\n●\n</span>Beech</p><p class=MsoListBullet><span>·<span>&nbsp;</span></span>Ash</p> → <ol><li>One</li><li>Two</li></ol><p>Three. Oak</p><ul><li>Beech</li><li>Ash</li></ul>`,
      'of Word in a mail, whose marks are letters in a font of signs': `${mailed('Ø', 'One')}${mailed('n', 'Two')} → <ul><li>One</li><li>Two</li></ul>`,
      'of an editor that says the kinds, all of them numbered': `<ol><li data-list="bullet">One</li><li data-list="checked" class="ql-indent-1">Sub</li><li data-list="ordered">First</li><li data-list="ordered">Second</li></ol> → <ul><li>One<ul><li>Sub</li></ul></li></ul><ol><li>First</li><li>Second</li></ol>`,
      'of Word in a heading: 1.1': `${titled('1.1')} → <h2>1.1 One</h2>`,
      'of Word in a heading: ·': `${titled('·')} → <h2>One</h2>`,
      'of Word in a heading: o': `${titled('o')} → <h2>One</h2>`,
      'of Word in a heading: a.': `${titled('a.')} → <h2>a. One</h2>`,
      'of Word: from 3': `${word('3.', 'Three')}${word('4.', 'Four')} → <ol start="3"><li>Three</li><li>Four</li></ol>`,
      'of Word: §': `${word('§', 'One')} → <ul><li>One</li></ul>`,
      'of boxes as pictures': `<ul><li role="checkbox"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked"><p>Buy screws</p></li></ul> → <ul><li>Buy screws</li></ul>`,
      'of boxes, one with a photo': `<ul><li role="checkbox" aria-checked="true"><img src="https://example.com/box.svg" alt=""><p>Porch <img src="https://example.com/porch.jpg" alt="A porch"></p></li></ul> → <ul><li>Porch<img src="https://example.com/porch.jpg" alt="A porch"></li></ul>`,
    }),
  )('%s', (_what, html, expected) => expect(pasted(html)).toBe(expected));
});

interface List {
  tag: 'ul' | 'ol';
  start: number;
  items: readonly Item[];
}
interface Item {
  text: string;
  inner: List | null;
}

const open = ({ tag, start }: List, at = 0): string =>
  tag === 'ol' && start + at > 1 ? `<ol start="${start + at}">` : `<${tag}>`;

/** Writes a list with the inner ones in their items, or between them. */
const nested = (list: List, isBetween: boolean): string => {
  const inner = (item: Item): string => (item.inner ? nested(item.inner, isBetween) : '');
  const items = list.items.map((item) =>
    isBetween ? `<li>${item.text}</li>${inner(item)}` : `<li>${item.text}${inner(item)}</li>`,
  );
  return `${open(list)}${items.join('')}</${list.tag}>`;
};

/** Writes each item for itself, by its level and its place in its list. */
const flat = (
  list: List,
  write: (item: Item, list: List, level: number, at: number) => string,
  level = 1,
): string =>
  list.items
    .map(
      (item, at) =>
        write(item, list, level, at) + (item.inner ? flat(item.inner, write, level + 1) : ''),
    )
    .join('');

const MARKS = ['1. 2. 3. 4. 5.', 'a) b) c) d) e)', '(i) (ii) (iii) (iv) (v)'];

const LIST_WRITERS: Record<string, (list: List) => string> = {
  'a document online': (list) => nested(list, true),
  'a word processor': (list) =>
    flat(list, ({ text }, { tag, start }, level, at) => {
      const marks = MARKS[level - 1]?.split(' ') ?? [];
      return `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${tag === 'ol' ? marks[start + at - 1] : '·'}</span>${text}</p>`;
    }),
  'a word processor online': (list) =>
    flat(
      list,
      ({ text }, of, level, at) =>
        `<div>${open(of, at)}<li data-aria-level="${level}"><p>${text}</p></li></${of.tag}></div>`,
    ),
  'a chat': (list) =>
    flat(
      list,
      ({ text }, of, level, at) =>
        `${open(of, at)}<li data-stringify-indent="${level - 1}">${text}</li></${of.tag}>`,
    ),
};

describe('the law of lists', () => {
  const listOf = (level: number): fc.Arbitrary<List> =>
    fc
      .record({
        tag: fc.constantFrom('ul' as const, 'ol' as const),
        start: fc.constantFrom(1, 1, 3),
        items: fc.array(
          fc.record({
            text: fc.constantFrom('Paint', '(1) no list', 'Tom', 'a. b'),
            inner: level < 3 ? fc.option(listOf(level + 1)) : fc.constant(null),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map((list) => (list.tag === 'ul' ? { ...list, start: 1 } : list));

  it.each(Object.entries(LIST_WRITERS))(
    'is that its levels, kinds and numbers are those that %s wrote',
    (_name, write) => {
      fc.assert(
        fc.property(listOf(1), (list) => {
          expect(pasted(write(list))).toBe(nested(list, false));
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe('the law of a paste', () => {
  const text = fc.constantFrom(
    'Buy screws',
    'a',
    'Monday: door\nTuesday',
    'two  spaces',
    '(1) no list',
  );
  const style = fc.constantFrom(
    'color: rgb(32, 33, 34)',
    'color: rgb(255, 255, 255); background-color: rgb(22, 64, 47)',
    'white-space: pre-wrap',
    'background-color: rgba(240, 178, 74, 0.35)',
    'font-weight: 700',
  );
  const leaves = fc
    .array(
      fc.tuple(style, text).map(([css, words]) => span(css, words)),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => parts.join(' '));
  const block = fc.oneof(
    fc
      .tuple(fc.constantFrom('p', 'pre', 'h2', 'div'), leaves)
      .map(([tag, all]) => `<${tag}>${all}</${tag}>`),
    fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start="3"'),
        fc.array(leaves, { minLength: 1, maxLength: 3 }),
      )
      .map(([list, items]) => `<${list}><li>${items.join('</li><li>')}</li></${list.slice(0, 2)}>`),
  );
  const markup = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join(''));

  it('is that what was pasted is the same pasted again, and edited again', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = pasted(html);
        const asMarkup = once.includes('<') ? once : `<p>${once}</p>`;
        expect(edited(once)).toBe(once);
        expect(pasted(asMarkup)).toBe(once);
      }),
      { numRuns: 25 },
    );
  });
});
