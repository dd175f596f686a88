import { describe, expect, it } from 'vitest';
import { linkAddress } from '../../../../src/ui/richText/editor/linkAddress';

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
  ])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it.each([
    '',
    '   ',
    'porch',
    'two words',
    'javascript:alert(1)',
    'data:text/html,a',
    '//example.com',
    'mailto:',
    'mailto:?subject=A%20porch',
    'info@@example.com',
    'info@example.com, ann@example.com',
    'Ann <info@example.com>',
    'tel:abc',
    'https://a b',
    'ftp://example.com',
  ])('%j leads nowhere', (typed) => expect(linkAddress(typed)).toBeUndefined());
});
