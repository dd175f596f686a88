import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setStartState } from '../../src/app/startState';
import { connectListFilters, filterWithoutApp } from '../../src/enhancement/listFilters';
import { textsOf } from '../support/parts';

const GALLERY = `
  <form data-filter="">
    <button name="category" value="" aria-pressed="true">All</button>
    <button name="category" value="Kitchen" aria-pressed="false">Kitchen</button>
  </form>
  <ul><li data-category="Kitchen">New cabinets</li><li data-category="Decks">Level boards</li></ul>`;
const BLOG = `
  <form data-filter="">
    <input type="search" name="search" aria-label="Search" />
    <select name="category" aria-label="Category"><option value="">All</option><option>Decks</option></select>
    <select name="tag" aria-label="Tag"><option value="">All</option><option>old houses</option></select>
  </form>
  <ul>
    <li data-category="Kitchen" data-tag="paint\nold houses">New cabinets</li>
    <li data-category="Decks" data-tag="">Level boards</li>
  </ul>`;

let enhancement = new AbortController();
/** Opens a page with a list at an address, with the page script running. */
function open(html: string, query = ''): void {
  window.history.replaceState(null, '', `/list${query}`);
  document.body.innerHTML = html;
  enhancement = new AbortController();
  connectListFilters(enhancement.signal);
}
const shown = () => textsOf(screen.getAllByRole('listitem'));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(() => {
  enhancement.abort();
  delete document.documentElement.dataset.start;
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

describe('a list without the app', () => {
  it('is filtered by its address', () => {
    open(GALLERY, '?category=Kitchen');
    expect(shown()).toEqual(['New cabinets']);
    expect(screen.getByRole('button', { name: 'Kitchen', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeInTheDocument();
  });

  it('is filtered by a press, which changes the address and notifies the router', () => {
    open(GALLERY);
    const seen: string[] = [];
    window.addEventListener('popstate', () => seen.push(window.location.search), {
      signal: enhancement.signal,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
    expect(shown()).toEqual(['New cabinets']);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(shown()).toHaveLength(2);
    expect(seen).toEqual(['?category=Kitchen', '']);
  });

  it.each(['?category=Roofs', '?utm_source=news'])(
    'is whole at %s, which it does not know',
    (query) => {
      open(GALLERY, query);
      expect(shown()).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
    },
  );

  it.each([
    ['?tag=old+houses', ['New cabinets']],
    ['?tag=paint&utm_source=news', ['New cabinets']],
    ['?tag=Paint', ['New cabinets']],
    ['?tag=old+houses&search=cabin', ['New cabinets']],
    ['?tag=old+houses&category=Decks', ['New cabinets', 'Level boards']],
    ['?tag=houses', ['New cabinets', 'Level boards']],
  ])('is filtered by whole tags at %s', (query, expected) => {
    open(BLOG, query);
    expect(shown()).toEqual(expected);
  });

  it('shows in its fields what the address asks for, and finds words of the page', () => {
    open(BLOG, '?search=boards&category=Decks');
    expect(field('Search')).toHaveValue('boards');
    expect(field('Category')).toHaveValue('Decks');
    expect(shown()).toEqual(['Level boards']);
  });

  it('is searched where the app cannot be loaded', () => {
    open(BLOG);
    field('Search').value = 'cabinets';
    setStartState('failed');
    filterWithoutApp();
    expect(shown()).toEqual(['New cabinets']);
    expect(window.location.search).toBe('?search=cabinets');
  });

  it('is left whole to the app', () => {
    open(BLOG, '?search=boards');
    enhancement.abort();
    expect(shown()).toHaveLength(2);
  });
});
