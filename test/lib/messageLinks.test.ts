import { describe, expect, it } from 'vitest';
import { mailHref, textHref } from '../../src/lib/messageLinks';

/** Returns the text that the app gets. */
const bodyOf = (href: string): string => decodeURIComponent(href.split('body=', 2)[1] ?? '');

describe('a link that opens an app with a message', () => {
  it.each([
    ['a\nb', 'a\r\nb'],
    ['a\r\nb', 'a\r\nb'],
    ['a\rb', 'a\r\nb'],
    ['a\r\n\r\nb\n\nc', 'a\r\n\r\nb\r\n\r\nc'],
    ['a\u2028b\u2029c\vd', 'a\r\nb\r\nc\r\nd'],
    ['50 % + tax & tip = #1?', '50 % + tax & tip = #1?'],
    ['“Ödön” 👩‍🔧', '“Ödön” 👩‍🔧'],
    ['cut \ud83d', 'cut \ufffd'],
    ['\udc4d cut', '\ufffd cut'],
  ])('hands on %j as %j', (text, body) => {
    const mail = mailHref('ada@example.com', 'Porch', text);
    expect(bodyOf(mail)).toBe(body);
    expect(bodyOf(textHref('tel:+18025550113', text))).toBe(body);
    // A plus would be one in some apps.
    expect(mail).not.toMatch(/[+\s]/);
  });

  it('has a subject of one line', () => {
    const href = mailHref('ada@example.com', ' Porch\r\nBcc: all@example.com \ud83d', 'a');
    expect(new URLSearchParams(href.split('?', 2)[1]).get('subject')).toBe(
      'Porch Bcc: all@example.com \ufffd',
    );
  });
});
