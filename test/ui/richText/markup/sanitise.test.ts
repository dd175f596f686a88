import { describe, expect, it } from 'vitest';
import { sanitise } from '../../../../src/ui/richText/markup/sanitise';

describe('the sanitiser keeps', () => {
  it.each([
    ['<p>Text</p>'],
    ['<h1>One</h1><h2>Two</h2><h3>Three</h3>'],
    ['<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><strike>g</strike></p>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>'],
    ['<blockquote>said</blockquote>'],
    ['<p style="text-align: center">a<br>b</p>'],
    ['<span style="color: #ff0000; background-color: rgb(1, 2, 3)">a</span>'],
    ['<span style="color: rgba(1, 2, 3, 0.5)">a</span>'],
    ['<span style="color: seagreen">a</span>'],
    ['<a href="https://example.com" rel="noopener">a</a>'],
    ['<a href="mailto:a@example.com" rel="noopener">a</a>'],
    ['<a href="tel:+18025550142" rel="noopener">a</a>'],
    ['<img src="https://example.com/a.jpg" alt="A porch">'],
    ['<img src="data:image/png;base64,iVBORw0KGgo=" alt="">'],
  ])('%s', (html) => expect(sanitise(html)).toBe(html));
});

describe('the sanitiser drops', () => {
  it.each([
    ['scripts', 'a<script>alert(1)</script>', 'a'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['ids, names and classes', '<p id="root" name="x" class="y">a</p>', '<p>a</p>'],
    ['data and aria attributes', '<p data-x="1" aria-label="b" role="alert">a</p>', '<p>a</p>'],
    ['form controls', '<form><input name="a"><button>b</button></form>', 'b'],
    ['frames and objects', '<iframe src="https://example.com"></iframe><object></object>a', 'a'],
    ['drawings', '<svg onload="alert(1)"><path d="M0"/></svg>a', 'a'],
    ['formulas', '<math><mtext>1</mtext></math>a', 'a'],
    ['styles and links to them', '<style>p{}</style><link rel="stylesheet" href="x">a', 'a'],
    ['bases and refreshes', '<base href="https://example.com"><meta http-equiv="refresh">a', 'a'],
    ['other elements, keeping their text', '<table><tr><td>a</td></tr></table>', 'a'],
    ['comments', 'a<!-- b -->', 'a'],
    ['dangerous links', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['disguised links', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['links to another site without its protocol', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['links to messages', '<a href="sms:+18025550142">a</a>', '<a>a</a>'],
    [
      'links that open by name',
      '<a href="https://e.example" target="opener">a</a>',
      '<a href="https://e.example" rel="noopener">a</a>',
    ],
    ['pictures that are programs', '<img src="javascript:alert(1)">a', 'a'],
    ['embedded drawings', '<img src="data:image/svg+xml;base64,PHN2Zz4=">a', 'a'],
    ['embedded texts', '<img src="data:text/html;base64,PHA+">a', 'a'],
    ['pictures without an address', '<img alt="a">', ''],
    [
      'picture handlers',
      '<img src="https://e.example/a.png" onerror="alert(1)">',
      '<img src="https://e.example/a.png">',
    ],
    ['styles that move', '<p style="position: fixed; inset: 0">a</p>', '<p>a</p>'],
    ['styles that fetch', '<p style="background-image: url(https://e.example)">a</p>', '<p>a</p>'],
    ['colors that fetch', '<p style="color: url(https://e.example)">a</p>', '<p>a</p>'],
    ['colors by variable', '<p style="color: var(--x)">a</p>', '<p>a</p>'],
    ['colors with more behind', '<p style="color: red !important">a</p>', '<p>a</p>'],
    ['expressions', '<p style="color: expression(alert(1))">a</p>', '<p>a</p>'],
    ['escaped styles', String.raw`<p style="c\6flor: red">a</p>`, '<p>a</p>'],
    ['commented styles', '<p style="color/**/: red">a</p>', '<p>a</p>'],
    ['odd alignments', '<p style="text-align: -webkit-center">a</p>', '<p>a</p>'],
  ])('%s', (_name, html, left) => expect(sanitise(html)).toBe(left));
});

describe('the sanitiser', () => {
  it.each([
    '<p style="COLOR:Red;text-align:center;font-size:99px">a<b>b</b></p>',
    '<a href=" https://example.com/a b ">x</a>',
    '<p>unclosed <b>bold',
    '<li>alone</li>',
    '5 &lt; 6 &amp; 7',
    '<p>a</p>\n<p>b</p>',
  ])('changes nothing the second time: %s', (html) => {
    const once = sanitise(html);
    expect(sanitise(once)).toBe(once);
  });

  it('makes lines of blocks where there may be none', () => {
    expect(
      sanitise('<h2 style="text-align: center">a</h2><ul><li>b</li></ul><p>c <b>d</b></p>', {
        isInline: true,
      }),
    ).toBe(
      '<span style="text-align: center; display: block;">a</span>' +
        '<span style="display: block;"><span style="display: block;">b</span></span>' +
        '<span style="display: block;">c <b>d</b></span>',
    );
  });
});
