import { describe, expect, it } from 'vitest';
import { sanitise } from '../../../../src/ui/richText/markup/sanitise';
import { casesOf } from '../../../support/cases';
import { edited } from './edited';

const RED = 'color: rgb(255, 0, 0)';
const YELLOW = 'background-color: rgb(255, 255, 0)';

/** The toolbar's markup, in the form in which it is stored. */
const OWN = [
  '',
  'Plain text',
  'Tom & Jo, 5 > 4 and "so on"',
  '<p>5 &lt; 6</p>',
  '<h1>One</h1>',
  '<h2>Two</h2>',
  '<h3>Three</h3>',
  '<p>One</p><p>Two</p>',
  '<p>One<br>Two</p><p>Three</p>',
  '<p>One</p><p><br></p><p>Two</p>',
  '<strong>Bold</strong>',
  '<em>Italic</em>',
  '<u>Underlined</u>',
  '<s>Struck</s>',
  'a <strong>b <em>c <u>d <s>e</s></u></em></strong> f',
  `<span style="${RED}">Red</span>`,
  `<span style="${YELLOW}">On yellow</span>`,
  `<span style="${RED}; ${YELLOW}">Both</span>`,
  `<strong><em><u><s><span style="${RED}; ${YELLOW}">Everything</span></s></u></em></strong>`,
  'one<span style="color: seagreen"> word </span>colored',
  '<ul><li>a</li><li>b</li></ul>',
  '<ol><li>a</li><li>b</li></ol>',
  '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>',
  '<ul><li>a</li></ul><ol><li>b</li></ol>',
  `<ul><li><strong>a</strong> <span style="${RED}">b</span></li></ul>`,
  '<p style="text-align: left">Left</p>',
  '<p style="text-align: center">Centered</p>',
  '<p style="text-align: right">Right</p>',
  '<p style="text-align: justify">Justified</p>',
  '<h2 style="text-align: center">Centered <em>heading</em></h2>',
  '<ul><li style="text-align: right">Right</li></ul>',
  '<a href="https://example.com/a?b=c&amp;d=e#f" rel="noopener">A link</a>',
  '<a href="mailto:a@example.com" rel="noopener">Mail</a>',
  '<a href="tel:+18025550142" rel="noopener">Call</a>',
  `see <a href="https://example.com" rel="noopener"><strong><span style="${RED}">this</span></strong></a> page`,
  '<blockquote>Said</blockquote>',
  '<blockquote>Said<br>and done</blockquote>',
  '<p>Before<img src="https://example.com/a.png" alt="A porch">after</p><p>b</p>',
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">',
  'two \u00a0 spaces',
  `<h1 style="text-align: center"><span style="${RED}">Title</span></h1><p>Text with <strong>bold</strong></p><ul><li>item</li></ul><p style="text-align: right"><a href="https://example.com" rel="noopener">more</a></p>`,
];

/** An item of a word processor's list, by level and mark. */
const wordItem = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</p>`;
const nestedInWord = [
  wordItem(1, '·', 'Paint'),
  wordItem(2, 'o', 'Walls'),
  wordItem(3, '1.', 'First coat'),
  wordItem(3, '2.', 'Second coat'),
  wordItem(2, 'o', 'Doors'),
  wordItem(1, '·', 'Sand'),
].join('');

/** Markup of other programs on the clipboard, and its conversion. */
const PASTED = casesOf({
  'a word processor: paragraphs with its styles': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><b><span style='font-size:14.0pt;font-family:"Calibri",sans-serif;color:black'>Our <i>story</i><o:p></o:p></span></b></p><p class=MsoNormal>Second<o:p>&nbsp;</o:p></p><!--EndFragment--></body></html> → <p><strong>Our <em>story</em></strong></p><p>Second&nbsp;</p>`,
  'a word processor: a bulleted list': `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Paint</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Sand</p> → <ul><li>Paint</li><li>Sand</li></ul>`,
  'a word processor: a numbered list after a text': `<p class=MsoNormal>Steps</p>\n<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Paint</p>\n<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>Sand</p> → <p>Steps</p><ol><li>Paint</li><li>Sand</li></ol>`,
  'a word processor: nested lists': `${nestedInWord} → <ul><li>Paint<ul><li>Walls<ol><li>First coat</li><li>Second coat</li></ol></li><li>Doors</li></ul></li><li>Sand</li></ul>`,
  'this site: links to a part of the page, to a page, to an owner’s screen': `<p><a href="#towns">towns</a> <a href="${location.origin}/services#plans">plans</a> <a href="${location.origin}/admin/crm">leads</a></p> → towns <a href="/services#plans" rel="noopener">plans</a> leads`,
  'a word processor: a highlighted text': `<p class=MsoNormal align=center style='text-align:center'><span style='background:yellow;mso-highlight:yellow'>Note</span> <span style='color:red'>now</span></p> → <p style="text-align: center"><span style="background-color: yellow">Note</span> <span style="color: red">now</span></p>`,
  'an online word processor': `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:700;font-style:italic;text-decoration:none">Bold italic</span><span style="font-weight:400"> and </span><span style="color:#1155cc;text-decoration:underline">under</span></p><br><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Item</span></p></li></ul></b> → <p><strong><em>Bold italic</em></strong> and <u><span style="color: rgb(17, 85, 204)">under</span></u></p><p><br></p><ul><li>Item</li></ul>`,
  'an online word processor: struck, with a link': `<p><span style="text-decoration:line-through">old</span> <a href="https://example.com" style="text-decoration:none"><span style="text-decoration:underline">new</span></a></p> → <s>old</s> <a href="https://example.com" rel="noopener"><u>new</u></a>`,
  'a mail program: lines as containers': `<div dir="ltr">First<div>Second <b>bold</b></div><div><br></div><div style="text-align:center">Third</div></div> → <p>First</p><p>Second <strong>bold</strong></p><p><br></p><p style="text-align: center">Third</p>`,
  'a mail program: a quotation': `<div>I wrote:</div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex"><div>One</div><div>Two</div></blockquote> → <p>I wrote:</p><blockquote>One<br>Two</blockquote>`,
  'a mail program: a quotation within a quotation': `<blockquote>Two<blockquote>One</blockquote></blockquote> → <blockquote>Two<br>One</blockquote>`,
  'a mail program: fonts and a mark': `<font color="#ff0000" face="Arial" size="4">Red</font> and <span style="background-color:rgb(255,242,204)">marked</span> → <span style="color: rgb(255, 0, 0)">Red</span> and <span style="background-color: rgb(255, 242, 204)">marked</span>`,
  'a mail program: something hidden': `<div style="display:none">secret</div><div>seen</div> → seen`,
  'a spreadsheet': `<table border=0><col width=64><tr height=19><td>Paint</td><td align=right>12</td></tr><tr><td>Sand</td><td>3</td></tr></table> → <p>Paint 12</p><p>Sand 3</p>`,
  'a web page': `<article><header><h1 class="title">Title</h1></header><section><h4>Small</h4><p id="x">Text <code>code</code> <script>alert(1)</script></p></section></article> → <h1>Title</h1><h3>Small</h3><p>Text code</p>`,
  'a web page: links that lead nowhere safe': `<p><a href="javascript:alert(1)">a</a> <a href="/admin">b</a> <a href="sms:1">c</a> <a name="d">d</a></p><p>e</p> → <p>a b c d</p><p>e</p>`,
  'a web page: formats around blocks': `<strong><h2>Title</h2><p>Text</p></strong><a href="https://example.com"><h3>Linked</h3></a> → <h2><strong>Title</strong></h2><p><strong>Text</strong></p><h3><a href="https://example.com" rel="noopener">Linked</a></h3>`,
  'a web page: colors within colors': `<p style="color:red">a <span style="background-color:yellow">b <span style="color:blue">c</span></span></p> → <span style="color: red">a </span><span style="color: red; background-color: yellow">b </span><span style="color: blue; background-color: yellow">c</span>`,
  'a web page: lists within lists, written loosely': `<ul>\n <li>a</li>\n <ul>\n <li>b</li>\n </ul>\n <li><p>c</p><p>d</p></li>\n</ul> → <ul><li>a<ul><li>b</li></ul></li><li>c<br>d</li></ul>`,
  'a text editor': 'one\ntwo   three → one two three',
  'nothing but blanks': '<p>&nbsp;</p><p> </p> → ',
});

describe('what the editor makes is the same after', () => {
  it.each(OWN)('another edit: %j', (content) => {
    expect(edited(content)).toBe(content);
    expect(edited(edited(content))).toBe(content);
  });

  it.each(OWN.filter((content) => content.includes('<')))('the sanitiser: %j', (content) => {
    expect(sanitise(content)).toBe(content);
  });
});

describe('what comes from elsewhere', () => {
  it.each(PASTED)('%s', (_name, pasted, expected) => {
    // The clipboard contains markup even without elements.
    const once = edited(pasted.includes('<') ? pasted : `<p>${pasted}</p>`);
    expect(once).toBe(expected);
    expect(edited(once)).toBe(once);
    expect(once.includes('<') ? sanitise(once) : once).toBe(once);
  });
});
