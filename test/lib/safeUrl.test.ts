import { describe, expect, it } from 'vitest';
import { LINK_PROTOCOLS, safeUrl, WEB_PROTOCOLS } from '../../src/lib/safeUrl';
import { listOf } from '../support/cases';

describe('safeUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['  https://example.com/  ', 'https://example.com/'],
    ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
    ['https:example.com/a', 'https://example.com/a'],
    ['https:/example.com/a', 'https://example.com/a'],
    ['http:///example.com/a//b', 'http://example.com/a//b'],
    [String.raw`https:\\example.com\a`, String.raw`https://example.com\a`],
    ['https://example.com/a\u200b\ufeff', 'https://example.com/a'],
    ['\u2060https://example.com', 'https://example.com'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://example.com/ä', 'https://example.com/ä'],
    ['mailto:info@example.com', 'mailto:info@example.com'],
    ['mailto:info@example.com?subject=A porch', 'mailto:info@example.com?subject=A%20porch'],
    ['tel:+18025550142', 'tel:+18025550142'],
  ])('keeps %j as %j', (address, safe) => expect(safeUrl(address, LINK_PROTOCOLS)).toBe(safe));

  it.each([
    '',
    '   ',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript\u0000:alert(1)',
    'https://exam\nple.com',
    'https://example.com/\u009f',
    ...listOf(`
      javascript:alert(1) | JavaScript:alert(1) | data:text/html,<script>alert(1)</script>
      data:image/png;base64,AAAA | vbscript:msgbox(1) | blob:https://example.com/1
      file:///etc/passwd | ftp://example.com | sms:+18025550142
      view-source:https://example.com | about:blank | //example.com | /contact | contact
      #top | example.com | https:// | http://[
    `),
  ])('refuses %j', (address) => expect(safeUrl(address, LINK_PROTOCOLS)).toBeUndefined());

  it.each(['mailto:info@example.com', 'tel:+18025550142'])(
    'refuses %j where only web addresses are allowed',
    (address) => expect(safeUrl(address, WEB_PROTOCOLS)).toBeUndefined(),
  );
});
