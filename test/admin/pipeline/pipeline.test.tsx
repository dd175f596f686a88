import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moveLeads, scheduleFollowUps } from '../../../src/domain/leads/commands';
import { STAGES, type NewLead } from '../../../src/domain/leads/schema';
import { choose, findNotice, textsOf } from '../../support/parts';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

const NOW = beginAt(Date.parse('2026-11-20T15:00:00.000Z'));
const DAY = 86_400_000;

const open = (test: TestStore, query = '', isPhone = false): OpenAdmin =>
  openAdmin(`/admin/crm/pipeline${query}`, { test, isPhone });

/** Adds a lead; its id. */
const add = ({ addLead }: TestStore, lead: Partial<NewLead>): string =>
  addLead({ stage: 'Job Accepted', ...lead });

const column = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
/** The names of a column's cards, from the top. */
const names = (region: HTMLElement): (string | null)[] =>
  textsOf(within(region).queryAllByRole('link'));

/** Gives every element a width, and a scroll position: jsdom has no layout. */
function stubLayout(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  Element.prototype.scrollTo = function scrollTo(this: Element, options) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
}

describe('the pipeline', () => {
  it('shows the active leads of each stage with their number and dollars, soonest first, and those of an unknown one as new', async () => {
    const test = emptyStore();
    const late = add(test, { firstName: 'Late', estimatedValue: 1000 });
    const soon = add(test, { firstName: 'Soon', estimatedValue: 250 });
    add(test, { firstName: 'Undated', estimatedValue: 50 });
    add(test, { firstName: 'Gone', isActive: false, estimatedValue: 5000 });
    add(test, { stage: 'Of another version' });
    test.store.dispatch(scheduleFollowUps([late], new Date(NOW + 9 * DAY).toISOString()));
    test.store.dispatch(scheduleFollowUps([soon], new Date(NOW - DAY).toISOString()));
    open(test);
    const accepted = await column('Job Accepted');
    expect(names(accepted)).toEqual(['Soon Brook', 'Late Brook', 'Undated Brook']);
    expect(within(accepted).getByText('$1,300')).toBeVisible();
    expect(within(accepted).getByText('1 day late')).toBeVisible();
    expect(names(await column('New Lead'))).toEqual(['Ada Brook']);
    const headings = textsOf(screen.getAllByRole('heading', { level: 2 }));
    expect(headings.slice(0, STAGES.length)).toEqual(STAGES);
  });

  it('shows that a follow-up is overdue once its time has come, and that a lead is moved elsewhere', async () => {
    const test = emptyStore();
    const id = add(test, { firstName: 'Kim' });
    test.store.dispatch(scheduleFollowUps([id], new Date(NOW + 60_000).toISOString()));
    open(test);
    const accepted = await column('Job Accepted');
    expect(within(accepted).queryByText('due today')).toBeNull();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(90_000);
    });
    expect(await within(accepted).findByText('due today')).toBeVisible();
    act(() => {
      test.store.dispatch(moveLeads([id], 'Paid'));
    });
    const paid = within(await column('Paid'));
    expect(await paid.findByRole('link', { name: 'Kim Brook' })).toBeVisible();
    expect(names(accepted)).toEqual([]);
  });

  it('shares search and source with the table, through the address', async () => {
    const test = emptyStore();
    add(test, { firstName: 'Kim', leadSource: 'Referral' });
    add(test, { firstName: 'Lou', leadSource: 'Facebook' });
    const { user, address } = open(test, '?search=brook&source=Referral');
    expect(names(await column('Job Accepted'))).toEqual(['Kim Brook']);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Filter by source' }),
      'Facebook',
    );
    expect(await screen.findByRole('link', { name: 'Lou Brook' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Table' }));
    expect(await screen.findByText('Showing 1 to 1 of 1 lead')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Board' }));
    expect(names(await column('Job Accepted'))).toEqual(['Lou Brook']);
    expect(address()).toBe('/admin/crm/pipeline?search=brook&source=Facebook');
  });

  it.each([
    ['', false, 'New Lead', '/admin/crm/leads/new'],
    ['?search=nobody', true, 'Clear filters', '/admin/crm/pipeline'],
  ])('leads on from an empty board: %s', async (query, hasLeads, name, target) => {
    const test = emptyStore();
    if (hasLeads) add(test, { firstName: 'Kim' });
    const { user, address } = open(test, query);
    const empty = (await screen.findByText('No leads found')).parentElement;
    if (empty) await user.click(within(empty).getByRole('link', { name }));
    expect(address()).toBe(target);
  });

  it('offers to clear no stage, which it does not filter by', async () => {
    open(emptyStore(), '?stage=Paid');
    expect(await screen.findByRole('link', { name: 'Table' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('shows those alone whose follow-up is due, where the address asks for them', async () => {
    const test = emptyStore();
    const late = add(test, { firstName: 'Late' });
    add(test, { firstName: 'Undated' });
    test.store.dispatch(scheduleFollowUps([late], new Date(NOW - DAY).toISOString()));
    open(test, '?due=overdue');
    expect(names(await column('Job Accepted'))).toEqual(['Late Brook']);
  });

  it('moves a card by its menu, says the follow-up that this sets, and takes both back', async () => {
    const test = emptyStore();
    const id = add(test, { firstName: 'Kim' });
    add(test, { firstName: 'Lou' });
    const { user } = open(test);
    await column('Job Accepted');
    await user.click(screen.getByRole('button', { name: 'Move to… Kim Brook' }));
    expect(screen.getByRole('menuitem', { name: 'Job Accepted' })).toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('menuitem', { name: 'Work Completed' }));
    expect(names(await column('Work Completed'))).toEqual(['Kim Brook']);
    expect(
      await findNotice(/^Kim Brook moved to Work Completed. Follow-up set for Nov 24, 10:00 AM/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kim Brook' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names(await column('Job Accepted'))).toContain('Kim Brook');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Kim Brook' })).toHaveFocus());
    expect(test.leadOf(id)).not.toHaveProperty('nextFollowUpDate');
  });

  it('says of a follow-up on a Sunday when the owner is called on for it', async () => {
    const test = emptyStore();
    const id = add(test, { firstName: 'Kim' });
    const { user } = open(test);
    await choose(user, 'Move to… Kim Brook', 'Initial Contact Made');
    expect(await findNotice(/Follow-up set for Mon 9:00 AM/)).toBeVisible();
    expect(test.leadOf(id)?.nextFollowUpDate?.slice(0, 16)).toBe('2026-11-22T15:00');
  });

  it.each([
    ['the last of its column', []],
    ['beside another', ['Lou']],
  ])('focuses a card that the key takes back: %s', async (_name, others) => {
    const test = emptyStore();
    for (const firstName of ['Kim', ...others]) add(test, { firstName });
    const { user } = open(test);
    await choose(user, 'Move to… Kim Brook', 'Paid');
    expect(names(await column('Paid'))).toEqual(['Kim Brook']);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(names(await column('Job Accepted'))).toContain('Kim Brook'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Kim Brook' })).toHaveFocus());
  });

  it('shows the first 50 cards of a column, and more when asked', async () => {
    const test = emptyStore();
    for (let index = 0; index < 60; index += 1) add(test, { firstName: `Person${index}` });
    const { user } = open(test);
    const accepted = await column('Job Accepted');
    expect(names(accepted)).toHaveLength(50);
    expect(within(accepted).getByText('60')).toBeVisible();
    await user.click(within(accepted).getByRole('button', { name: 'Show 10 more' }));
    expect(names(accepted)).toHaveLength(60);
    expect(within(accepted).queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
  });

  it('names the column and its neighbours on a phone, leads from one to the next, and begins where it was left', async () => {
    stubLayout();
    const test = emptyStore();
    add(test, { stage: 'New Lead', estimatedValue: 300 });
    const { user, goTo } = open(test, '', true);
    const bar = await screen.findByRole('navigation', { name: 'Columns by stage' });
    expect(within(bar).getByText('New Lead')).toBeVisible();
    expect(within(bar).getByText('1 · $300')).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Previous stage' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(within(await column('Paid')).getByText('Nothing here')).toBeVisible();
    const next = (name: string): Promise<HTMLElement> =>
      screen.findByRole('button', { name: `Next stage: ${name}` });
    await user.click(await next('Initial Contact Made'));
    await user.click(await next('Estimate Scheduled'));
    await goTo('/admin/crm');
    await goTo('/admin/crm/pipeline');
    await user.click(
      await screen.findByRole('button', { name: 'Previous stage: Initial Contact Made' }),
    );
    expect(await next('Estimate Scheduled')).toBeVisible();
  });

  it('lists the stages with their numbers of leads on a phone, and goes to one', async () => {
    stubLayout();
    const test = emptyStore();
    add(test, { stage: 'New Lead' });
    add(test, { stage: 'Paid' });
    add(test, { stage: 'Paid' });
    const { user } = open(test, '', true);
    await user.click(await screen.findByRole('button', { name: /^New Lead/ }));
    const menu = await screen.findByRole('menu', { name: 'Go to a stage' });
    expect(within(menu).getByRole('menuitem', { name: 'Invoice Sent' })).toBeVisible();
    await user.click(within(menu).getByRole('menuitem', { name: 'Paid 2' }));
    expect(await screen.findByRole('button', { name: /^Paid/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous stage: Invoice Sent' })).toBeVisible();
  });

  it('opens a lead and the form of a new one, which lead back to the board and its search', async () => {
    const test = emptyStore();
    add(test, { firstName: 'Kim' });
    const { user, address, goBack } = open(test, '?search=kim');
    await user.click(await screen.findByRole('link', { name: 'Kim Brook' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await column('Job Accepted');
    expect(address()).toBe('/admin/crm/pipeline?search=kim');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Kim Brook' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Kim Brook' });
    await goBack();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Kim Brook' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'New Lead' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await column('Job Accepted');
    expect(address()).toBe('/admin/crm/pipeline?search=kim');
  });
});
