import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addNote } from '../../../src/domain/projects/commands';
import { settingChanged } from '../../../src/domain/settings/events';
import { SINGLE_KEYS } from '../../../src/domain/settings/rules';
import { emptyStore, openAdmin } from '../openAdmin';

/** Opens Today with two leads. */
async function open(address = '/admin/today') {
  const test = emptyStore();
  const ada = test.addLead({ stage: 'Paid' });
  test.addLead({ firstName: 'Ben', lastName: 'Carver', phone: '8025550177' });
  const page = openAdmin(address, { test });
  await screen.findByRole('button', { name: 'Find anything' });
  const field = () => screen.findByRole('combobox', { name: 'Find anything' });
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
  /** Opens it by its key, and types until something is the first result. */
  const find = async (text: string, first: string): Promise<void> => {
    await page.user.keyboard('/');
    await page.user.type(await field(), text);
    await waitFor(() => expect(options()[0]).toHaveTextContent(first));
  };
  return { ...page, ada, field, options, find };
}

/** Returns the addresses of the links that the app presses, which jsdom cannot follow. */
function recordCalls(): string[] {
  const called: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    called.push(this.href);
  });
  return called;
}

describe('Find anything', () => {
  it('leaves the keys to an input method that is composing a word', async () => {
    const { user, field, options } = await open();
    await user.keyboard('/');
    await user.type(await field(), 'a');
    const chosen = () => options().findIndex((option) => option.ariaSelected === 'true');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    expect(fireEvent.keyDown(await field(), { key: 'ArrowDown', isComposing: true })).toBe(true);
    // Safari's key that ends the word.
    expect(fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 })).toBe(true);
    expect(chosen()).toBe(0);
    expect(fireEvent.keyDown(await field(), { key: 'ArrowDown' })).toBe(false);
    expect(chosen()).toBe(1);
  });

  it('opens by Ctrl+K, by Cmd+K and by /', async () => {
    const { user, field } = await open();
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/']) {
      await user.keyboard(keys);
      expect(await field()).toHaveFocus();
      expect(await field()).toHaveValue('');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('opens nothing over a question', async () => {
    const { user } = await open('/admin/crm/leads');
    await user.click(await screen.findByRole('button', { name: 'Delete lead Ben Carver' }));
    const question = await screen.findByRole('alertdialog');
    for (const keys of ['{Control>}k{/Control}', '/']) {
      await user.keyboard(keys);
      expect(question).toBeVisible();
      expect(screen.queryByRole('combobox', { name: 'Find anything', hidden: true })).toBeNull();
    }
  });

  it('closes by Back, and leads past itself once something was chosen', async () => {
    const { user, field, goTo, goBack, address } = await open('/admin/dashboard');
    await goTo('/admin/today');
    await user.keyboard('/');
    await field();
    await act(() => goBack());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin/today');
    await user.keyboard('/');
    await user.type(await field(), 'pipeline{Enter}');
    await screen.findByRole('heading', { name: 'Pipeline' });
    await user.keyboard('/');
    await user.type(await field(), 'pipeline{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin/crm/pipeline');
    await act(() => goBack());
    await waitFor(() => expect(address()).toBe('/admin/today'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => goBack());
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
  });

  it('types / into a field of text, and ignores it where single keys are switched off', async () => {
    const { user, store, field } = await open('/admin/crm/leads');
    const search = await screen.findByRole('searchbox');
    await user.type(search, '1/2');
    expect(search).toHaveValue('1/2');
    expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull();
    act(() => {
      search.blur();
      store.dispatch(settingChanged({ id: SINGLE_KEYS, value: 'false' }));
    });
    await user.keyboard('/');
    expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
  });

  it('finds by a part of the number, marks it, and opens by Enter', async () => {
    const { user, field, options, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), '0177');
    await waitFor(() => expect(options()[0]).toHaveTextContent('Ben Carver'));
    expect(within(options()[0] as HTMLElement).getByText('0177').tagName).toBe('MARK');
    expect(await field()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    expect(screen.getByText('1 result')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Ben Carver' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin/today'));
  });

  it('shows and marks what matched where the row does not show it', async () => {
    const { options, find } = await open();
    await find('sticks', 'A door that sticks');
    expect(within(options()[0] as HTMLElement).getByText('sticks').tagName).toBe('MARK');
  });

  it('goes through the results by the arrows, and offers what was opened last', async () => {
    const { user, field, options, address, find } = await open();
    await find('brook', 'Ada Brook');
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Ada Brook' });
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(options()[0]).toHaveTextContent('Ada Brook'));
    await user.keyboard('{ArrowDown}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    expect(options()[1]).toHaveTextContent('New lead');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/crm/leads/new'));
  });

  it('calls by Ctrl+Enter, and asks how it went', async () => {
    const { user, ada, address, find } = await open();
    const called = recordCalls();
    await find('ada', 'Ada Brook');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(called).toEqual(['tel:+18025550120']);
    expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeVisible();
    expect(address()).toBe(`/admin/today?call=${ada}`);
  });

  it('calls the customer of a job from its note, and promises no call where there is no phone', async () => {
    const { user, store, field, options, addJob, find } = await open();
    const job = addJob({ customerPhone: '8025550188' });
    store.dispatch(addNote(job, { content: 'Lumber is ordered' }));
    const called = recordCalls();
    await find('backup', 'Download backup');
    expect(screen.queryByText(/Ctrl Enter calls/)).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.clear(await field());
    await user.type(await field(), 'lumber');
    await waitFor(() => expect(options()[0]).toHaveTextContent('Lumber is ordered'));
    expect(screen.getByText(/Ctrl Enter calls/)).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(called).toEqual(['tel:+18025550188']);
  });

  it('shows a lead that arrives while it is open', async () => {
    const { user, field, options, addLead } = await open();
    await user.keyboard('/');
    await user.type(await field(), 'winifred');
    expect(await screen.findByText('Nothing found for “winifred”')).toBeVisible();
    expect(screen.queryByText(/Enter opens/)).toBeNull();
    act(() => {
      addLead({ firstName: 'Winifred' });
    });
    await waitFor(() => expect(options()[0]).toHaveTextContent('Winifred Brook'));
    expect(screen.getByText(/Enter opens/)).toBeInTheDocument();
  });
});
