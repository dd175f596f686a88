import { expect, it } from 'vitest';
import { withoutEndSlash } from '../../src/lib/paths';

it.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/blog/a-post//', '/blog/a-post'],
])('reads %s as %s', (path, address) => {
  expect(withoutEndSlash(path)).toBe(address);
});
