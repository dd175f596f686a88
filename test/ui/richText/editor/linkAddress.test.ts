import { describe, expect, it } from 'vitest';
import { linkAddress } from '../../../../src/ui/richText/editor/linkAddress';
import { listOf } from '../../../support/cases';

describe('the address of a link as typed', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    [' http://example.com ', 'http://example.com'],
    ['example.com', 'https://example.com'],
    ['example.com/a?b=c', 'https://example.com/a?b=c'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['info@example.com', 'mailto:info@example.com'],
    ['mailto:info@example.com', 'mailto:info@example.com'],
    ['info@example.com.', 'mailto:info@example.com'],
    ['mailto:info@example.com>,', 'mailto:info@example.com'],
    ['mailto:info@example.com?subject=A%20porch', 'mailto:info@example.com?subject=A%20porch'],
    ['info@example.com?subject=Porch', 'mailto:info@example.com?subject=Porch'],
    ['example.com/@ann', 'https://example.com/@ann'],
    ['example.com?mail=ann@example.com', 'https://example.com?mail=ann@example.com'],
    ['https://example.com/Mill_Inc.', 'https://example.com/Mill_Inc.'],
    ['802-555-0142.', 'tel:+18025550142'],
    ['(802) 555-0142', 'tel:+18025550142'],
    ['tel:+18025550142', 'tel:+18025550142'],
    ['+1 802 555 0142 ext 5', 'tel:+18025550142'],
    ['/contact#estimate', '/contact#estimate'],
    ['https:example.com', 'https://example.com'],
    ['https:/example.com/a', 'https://example.com/a'],
    ['https://https://example.com/a', 'https://example.com/a'],
    ['https://http://example.com', 'http://example.com'],
    ['http://https:example.com', 'https://example.com'],
    [
      'https://example.com/r?to=https://example.com/a',
      'https://example.com/r?to=https://example.com/a',
    ],
    ['example.com.', 'https://example.com'],
    ['example.com,', 'https://example.com'],
    ['https://example.com).', 'https://example.com'],
    ['(example.com)', 'https://example.com'],
    ['<https://example.com/a_(b)>', 'https://example.com/a_(b)'],
    ['"https://example.com/a"', 'https://example.com/a'],
    ['“example.com/a”', 'https://example.com/a'],
    ['[https://example.com/a]', 'https://example.com/a'],
    ['https://example.com/a\u200b', 'https://example.com/a'],
    ['\u200binfo@example.com', 'mailto:info@example.com'],
    ['<info@example.com>', 'mailto:info@example.com'],
    ['mailto://info@example.com', 'mailto:info@example.com'],
    ['mailto: info@example.com', 'mailto:info@example.com'],
    ['tel://802-555-0142', 'tel:+18025550142'],
    ['\u202a(802) 555-0142\u202c', 'tel:+18025550142'],
    ['https://bücher.example/ä', 'https://bücher.example/ä'],
    ['http://192.0.2.1:8080/a', 'http://192.0.2.1:8080/a'],
  ])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it.each([
    '',
    '   ',
    ...listOf(`
      porch | two words | javascript:alert(1) | data:text/html,a | //example.com | mailto:
      mailto:?subject=A%20porch | info@@example.com | info@example.com, ann@example.com
      Ann <info@example.com> | tel:abc | https://a b | ftp://example.com
      https://(example.com | https://exa"mple.com | example.com;b.com | https:// | ()
    `),
  ])('%j leads nowhere', (typed) => expect(linkAddress(typed)).toBeUndefined());
});
