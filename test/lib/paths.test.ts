import { expect, it } from 'vitest';
import { canonicalPath, withoutEndSlash } from '../../src/lib/paths';

it.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/blog/a-post//', '/blog/a-post'],
])('reads %s as %s', (path, address) => expect(withoutEndSlash(path)).toBe(address));

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/services/index.html', '/services'],
  ['/Services', '/services'],
  ['/BLOG/A-Post/', '/blog/a-post'],
  ['/blog/index.html-explained', '/blog/index.html-explained'],
])('leads from %s to %s', (path, address) => expect(canonicalPath(path)).toBe(address));
