import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { contentAddresses, wholeAddress } from '../../src/app/addresses';
import { movedPages } from '../../src/site/movedPages';

const NOW = contentAddresses([{ id: 1, title: 'A new deck' }], [{ id: 'p1', slug: 'ice-dams' }]);

describe('the page at an earlier address', () => {
  it('leads to the project, by a refresh, a link and for search engines', () => {
    const [page, ...others] = movedPages(NOW, [{ id: 1, address: '/gallery/deck-1' }]);
    expect(others).toEqual([]);
    expect(page?.file).toBe('gallery/deck-1/index.html');
    const { document } = new JSDOM(page?.text ?? '').window;
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    expect(attribute('meta[http-equiv=refresh]', 'content')).toBe('0; url=/gallery/a-new-deck-1');
    expect(attribute('link[rel=canonical]', 'href')).toBe(wholeAddress('/gallery/a-new-deck-1'));
    expect(attribute('a', 'href')).toBe('/gallery/a-new-deck-1');
  });

  it('leads to the post', () => {
    const [page] = movedPages(NOW, [{ id: 'p1', address: '/blog/ice' }]);
    expect(page?.file).toBe('blog/ice/index.html');
    expect(page?.text).toContain('content="0; url=/blog/ice-dams"');
  });

  it.each([
    ['is gone', { id: 2, address: '/gallery/porch-2' }],
    ['has the address', { id: 1, address: '/gallery/a-new-deck-1' }],
    ['has made place for another', { id: 'p0', address: '/blog/ice-dams' }],
  ])('is none where the project or post %s', (_what, earlier) => {
    expect(movedPages(NOW, [earlier])).toEqual([]);
  });
});
