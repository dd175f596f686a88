import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { wholeAddress } from '../../../src/app/addresses';
import { movedPages } from '../../../src/site/gallery/movedPages';

const DECK = { id: 1, title: 'A new deck' };

describe('the page at an earlier address of a project', () => {
  it('leads to the project, by a refresh, a link and for search engines', () => {
    const [page, ...others] = movedPages([DECK], [{ id: 1, address: '/gallery/deck-1' }]);
    expect(others).toEqual([]);
    expect(page?.file).toBe('gallery/deck-1/index.html');
    const { document } = new JSDOM(page?.text ?? '').window;
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    expect(attribute('meta[http-equiv=refresh]', 'content')).toBe('0; url=/gallery/a-new-deck-1');
    expect(attribute('link[rel=canonical]', 'href')).toBe(wholeAddress('/gallery/a-new-deck-1'));
    expect(attribute('a', 'href')).toBe('/gallery/a-new-deck-1');
  });

  it.each([
    ['is gone', { id: 2, address: '/gallery/porch-2' }],
    ['has the address', { id: 1, address: '/gallery/a-new-deck-1' }],
  ])('is none where the project %s', (_what, earlier) => {
    expect(movedPages([DECK], [earlier])).toEqual([]);
  });
});
