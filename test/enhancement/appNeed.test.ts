import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setStartState } from '../../src/app/startState';
import { loadAppOnNeed } from '../../src/enhancement/appNeed';
import { draftOf, formDrafts } from '../../src/persistence/formDrafts';

const PAGE = `
  <div id="root" data-prerendered="/blog">
    <button id="filter" data-app="">Kitchen</button>
    <button id="plain">Plain</button>
    <form method="post">
      <input id="search" type="search" data-app="" />
      <select id="category" data-app=""><option value="">All</option><option>Repairs</option></select>
    </form>
    <section data-app="">
      <form method="post" data-draft="estimate"><input id="name" name="fullName" /><button id="send">Send</button></form>
    </section>
  </div>`;

const get = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
/** Returns a field, which may be a select too: their values are alike. */
const field = (id: string): HTMLInputElement => get(id) as HTMLInputElement;
const entries = () => document.querySelectorAll('script[src="/assets/entry.js"]');
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
const rules = () => document.querySelectorAll('script[type=speculationrules]');

let enhancement: AbortController;

/** Opens the page, with the page script running. */
function open({
  connection = {},
  html = PAGE,
}: { connection?: object; html?: string | null } = {}): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.head.innerHTML =
    '<meta name="chunks" content="/assets/a.js /assets/b.js" data-entry="/assets/entry.js">';
  if (html !== null) document.body.innerHTML = html;
  enhancement = new AbortController();
  loadAppOnNeed(get('root'), enhancement);
}

/** Lets the app start, and what follows from it happen. */
async function appStarts(): Promise<void> {
  setStartState('done');
  await vi.waitFor(() => expect(enhancement.signal.aborted).toBe(true));
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  enhancement.abort();
  delete document.documentElement.dataset.start;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '');
});

describe('the app is loaded', () => {
  it('not for somebody who reads, nor for a control that works without it', () => {
    open();
    fireEvent.pointerDown(get('plain'));
    fireEvent.click(get('plain'));
    expect(entries()).toHaveLength(0);
  });

  it.each(
    Object.entries({
      'a stored list': () => localStorage.setItem('handyman.leads', '[]'),
      'the journal': () => localStorage.setItem('handyman.journal.a', '{}'),
      'a sign-in': () => localStorage.setItem('handyman.signedIn', 'true'),
      'a draft of this tab': () => sessionStorage.setItem('handyman.draft.estimate', '{}'),
      'an entry of the history with something open': () =>
        window.history.replaceState({ usr: 1 }, ''),
    }),
  )('at once for %s', (_, prepare) => {
    prepare();
    open();
    expect(entries()).toHaveLength(1);
    expect(preloads()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/entry.js']);
    expect(rules()).toHaveLength(0);
  });

  it('at once for a page that was not prerendered', () => {
    open({ html: '<div id="root"></div>' });
    expect(entries()).toHaveLength(1);
  });

  it('not for a stored color scheme, or keys of others', () => {
    localStorage.setItem('handyman.colorScheme', 'dark');
    localStorage.setItem('other.leads', '[]');
    open();
    expect(entries()).toHaveLength(0);
  });

  it.each([
    ['handyman.leads', '[]', 1],
    ['handyman.colorScheme', 'dark', 0],
    ['handyman.leads', null, 0],
    ['other', 'x', 0],
  ])('when another tab sets %s to %s: %i times', (key, newValue, times) => {
    open();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(entries()).toHaveLength(times);
  });

  it('when the page comes out of the back/forward cache and another tab has stored something', () => {
    open();
    localStorage.setItem('handyman.leads', '[]');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(entries()).toHaveLength(1);
  });

  it.each([
    ['pressed', () => fireEvent.pointerDown(get('filter'))],
    ['clicked by the keyboard', () => fireEvent.click(get('filter'))],
    ['typed into', () => fireEvent.input(get('search'), { target: { value: 'a' } })],
    ['focused, as a field', () => get('search').focus()],
    ['focused, as a field of a form', () => get('name').focus()],
    ['submitted', () => fireEvent.submit(get('send').closest('form') as HTMLFormElement)],
  ])('once when a control is %s', (_, use) => {
    open();
    use();
    use();
    expect(entries()).toHaveLength(1);
  });

  it('when something was typed before this script ran', () => {
    open({ html: PAGE.replace('id="name"', 'id="name" value=""') });
    enhancement.abort();
    field('name').value = 'Ada';
    enhancement = new AbortController();
    loadAppOnNeed(get('root'), enhancement);
    expect(entries()).toHaveLength(1);
  });

  it('once the browser shows a page that it prerendered', () => {
    localStorage.setItem('handyman.leads', '[]');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    open();
    expect(entries()).toHaveLength(0);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(entries()).toHaveLength(1);
  });
});

describe('ahead of a press', () => {
  it.each([
    ['a pointer over it', () => fireEvent.pointerOver(get('filter'))],
    ['a finger on it', () => fireEvent.touchStart(get('filter'))],
    ['the focus on it', () => get('filter').focus()],
  ])('%s fetches the chunks and runs nothing', (_, point) => {
    open();
    point();
    point();
    expect(preloads()).toHaveLength(3);
    expect(entries()).toHaveLength(0);
  });

  it.each([[{ saveData: true }], [{ effectiveType: '3g' }], [{ effectiveType: 'slow-2g' }]])(
    'nothing is fetched on %j',
    (connection) => {
      open({ connection });
      fireEvent.pointerOver(get('filter'));
      get('filter').focus();
      expect(preloads()).toEqual([]);
      expect(rules()).toHaveLength(0);
    },
  );

  it('links are prerendered by speculation rules, until the app takes over', async () => {
    open();
    expect(rules()).toHaveLength(1);
    fireEvent.pointerDown(get('filter'));
    await appStarts();
    expect(rules()).toHaveLength(0);
  });
});

describe('what was done before the app was there', () => {
  it('is a press that is repeated once, the last one', async () => {
    open();
    const onFilter = vi.fn();
    const onCategory = vi.fn();
    get('filter').addEventListener('click', onFilter);
    get('send').addEventListener('click', onCategory);
    get('filter').click();
    get('filter').click();
    expect(onFilter).not.toHaveBeenCalled();
    await appStarts();
    expect(onFilter).toHaveBeenCalledOnce();
    get('filter').click();
    expect(onFilter).toHaveBeenCalledTimes(2);
    expect(onCategory).not.toHaveBeenCalled();
  });

  it('shows after a moment that it waits', async () => {
    vi.useFakeTimers();
    open();
    get('filter').click();
    vi.advanceTimersByTime(99);
    expect(get('filter')).not.toHaveAttribute('data-waiting');
    vi.advanceTimersByTime(1);
    expect(get('filter')).toHaveAttribute('data-waiting');
    vi.useRealTimers();
    await appStarts();
    await vi.waitFor(() => expect(get('filter')).not.toHaveAttribute('data-waiting'));
  });

  it('is a submission', async () => {
    open();
    const form = get('send').closest('form');
    const submitted = vi.fn((event: Event) => event.preventDefault());
    form?.addEventListener('submit', submitted);
    get('send').click();
    expect(submitted).not.toHaveBeenCalled();
    await appStarts();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('is what was typed or chosen, which is reported and stays, with its caret', async () => {
    open();
    const search = field('search');
    const category = field('category');
    search.focus();
    fireEvent.input(search, { target: { value: 'porch' } });
    search.setSelectionRange(2, 3);
    fireEvent.change(category, { target: { value: 'Repairs' } });
    const seen: string[] = [];
    for (const one of [search, category]) one.addEventListener('input', () => seen.push(one.value));
    await appStarts();
    await vi.waitFor(() => expect(seen).toEqual(['porch', 'Repairs']));
    expect([search.selectionStart, search.selectionEnd]).toEqual([2, 3]);
  });

  it('is done in the page that React has rendered anew, because an extension had added to it', async () => {
    open();
    field('name').focus();
    fireEvent.input(field('name'), { target: { value: 'Ada' } });
    fireEvent.change(field('category'), { target: { value: 'Repairs' } });
    get('send').click();
    document.body.innerHTML = PAGE;
    const submitted = vi.fn((event: Event) => event.preventDefault());
    get('send').closest('form')?.addEventListener('submit', submitted);
    await appStarts();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect([field('name').value, field('category').value]).toEqual(['Ada', 'Repairs']);
    expect(field('name')).toHaveFocus();
  });

  it('is a press from before this script ran', async () => {
    const early: AbortController & { button?: HTMLElement } = new AbortController();
    vi.stubGlobal('earlyPress', early);
    document.body.innerHTML = PAGE;
    early.button = get('filter');
    const onFilter = vi.fn();
    get('filter').addEventListener('click', onFilter);
    open({ html: null });
    expect(early.signal.aborted).toBe(true);
    expect(entries()).toHaveLength(1);
    expect(onFilter).not.toHaveBeenCalled();
    await appStarts();
    await vi.waitFor(() => expect(onFilter).toHaveBeenCalledOnce());
  });
});

describe('what was typed into a form when the page is left', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const draft = () => formDrafts.read('estimate', Date.now())?.values;

  it('is the draft of that form, while the app has not come', () => {
    open();
    fireEvent.input(get('name'), { target: { value: 'Ada' } });
    fireEvent.input(get('search'), { target: { value: 'porch' } });
    leave();
    expect(draft()).toEqual({ fullName: 'Ada' });
    expect(Object.keys(sessionStorage)).toEqual(['handyman.draft.estimate']);
  });

  it('is left to the app once it has come', async () => {
    open();
    fireEvent.input(get('name'), { target: { value: 'Ada' } });
    await appStarts();
    leave();
    expect(draft()).toBeUndefined();
  });

  it('leaves the draft of before where nothing was typed', () => {
    formDrafts.write('estimate', draftOf({ fullName: 'Ben' }));
    open();
    leave();
    expect(draft()).toEqual({ fullName: 'Ben' });
  });
});

describe('if the app cannot be loaded', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('nothing is disabled or repeated, and a press asks whether the host responds', async () => {
    const fetching = vi.fn(() => Promise.reject(new TypeError('No network')));
    vi.stubGlobal('fetch', fetching);
    open();
    const onFilter = vi.fn();
    get('filter').addEventListener('click', onFilter);
    get('filter').click();
    entries()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(document.documentElement.dataset.start).toBe('failed'));
    for (const id of ['filter', 'send', 'search', 'name']) expect(get(id)).toBeEnabled();
    expect(get('filter')).not.toHaveAttribute('data-waiting');
    expect(fetching).not.toHaveBeenCalled();
    get('filter').click();
    window.dispatchEvent(new Event('online'));
    expect(fetching).toHaveBeenCalledTimes(2);
    get('name').focus();
    window.dispatchEvent(new Event('online'));
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(onFilter).not.toHaveBeenCalled();
  });

  it('says within a second that a press waits', () => {
    vi.useFakeTimers();
    open();
    get('filter').click();
    vi.advanceTimersByTime(999);
    expect(document.documentElement.dataset.start).toBe('late');
    vi.useRealTimers();
  });
});
