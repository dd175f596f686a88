import { expect, it } from 'vitest';
import { canonicalPath, meantPath, withoutEndSlash } from '../../src/lib/paths';

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
  ['//contact', '/contact'],
  ['//', '/'],
  ['/blog//a-post', '/blog/a-post'],
  ['//index.html', '/'],
])('leads from %s to %s', (path, address) => {
  expect(canonicalPath(path)).toBe(address);
  expect(meantPath(path)).toBe(address);
});

it.each([
  ['/contact.html', '/contact'],
  ['/Services.htm', '/services'],
  ['/services/index.php', '/services'],
  ['/blog/a-post.html/', '/blog/a-post'],
  ['/contact.', '/contact'],
  ['/contact),', '/contact'],
  ['/contact/.', '/contact'],
  ['/contact>', '/contact'],
  ['/contact%22', '/contact'],
  ['/contact%3E', '/contact'],
  ['/contact%E2%80%9D.', '/contact'],
  ['/contact%E2%80%8B', '/contact'],
  ['/contact%20', '/contact'],
  ['/contact%EF%BB%BF', '/contact'],
  ['/.', '/'],
  ['/blog/a.b', '/blog/a.b'],
  ['/blog/caf%C3%A9', '/blog/caf%c3%a9'],
  ['/picture.htmlx', '/picture.htmlx'],
])('leads from %s, which no page has, to %s', (path, address) =>
  expect(meantPath(path)).toBe(address),
);
