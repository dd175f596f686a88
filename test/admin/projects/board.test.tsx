import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NewProject } from '../../../src/domain/projects/schema';
import { remoteChangesMerged } from '../../../src/domain/system/events';
import { choose, findNotice, headingsIn, textsOf } from '../../support/parts';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

beginAt(new Date('2026-11-20T15:00:00.000Z'));

const storeWith = (...drafts: Partial<NewProject>[]): TestStore => {
  const test = emptyStore();
  for (const draft of drafts) test.addJob(draft);
  return test;
};
/** Adds leads, each with a job. */
function addJobs({ addLead, addJob }: TestStore, ...names: string[]): void {
  for (const firstName of names) {
    const customerId = addLead({ firstName, stage: 'Job Accepted' });
    addJob({ title: `Job of ${firstName}`, customerId });
  }
}
const open = (test: TestStore, address: string, isWide = false): OpenAdmin =>
  openAdmin(address, { test, isWide });
const statuses = ({ jobs }: TestStore): Record<string, string> =>
  Object.fromEntries(jobs().map(({ title, status }) => [title, status]));
const cardsIn = async (status: string): Promise<(string | null)[]> =>
  textsOf(within(await screen.findByRole('region', { name: status })).queryAllByRole('link'));
const listed = (): string[] => headingsIn('Projects');

describe('the board of projects', () => {
  it('has a column for each status, and moves a project with Undo', async () => {
    const test = storeWith(
      { title: 'Steps', status: 'Approved', estimatedValue: 400 },
      { title: 'Roof', status: 'Approved', estimatedValue: 600 },
    );
    const { user } = open(test, '/admin/projects/board');
    expect(await cardsIn('Approved')).toEqual(['Roof', 'Steps']);
    const approved = screen.getByRole('region', { name: 'Approved' });
    expect(within(approved).getByText('$1,000')).toBeVisible();
    await choose(user, 'Move to… Steps', 'On Hold');
    expect(await cardsIn('On Hold')).toEqual(['Steps']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await cardsIn('On Hold')).toEqual([]);
    expect(statuses(test)).toEqual({ Steps: 'Approved', Roof: 'Approved' });
  });

  it('counts the filters that it has, and no status', async () => {
    openAdmin('/admin/projects/board?status=Completed', { isPhone: true });
    expect(await screen.findByRole('button', { name: 'Filters' })).toBeVisible();
  });

  it('says nothing of a move that another tab has made already', async () => {
    const test = storeWith({ title: 'Steps', status: 'Approved' });
    const { user } = open(test, '/admin/projects/board');
    await user.click(await screen.findByRole('button', { name: 'Move to… Steps' }));
    const [project] = test.jobs();
    if (!project) throw new Error('There is no project');
    act(() => {
      test.store.dispatch(
        remoteChangesMerged({
          entry: 'projects',
          entities: [{ ...project, status: 'On Hold' }],
          removedIds: [],
        }),
      );
    });
    await user.click(screen.getByRole('menuitem', { name: 'On Hold' }));
    expect(await cardsIn('On Hold')).toEqual(['Steps']);
    expect(screen.queryByText(/status changed to/)).toBeNull();
  });

  it('says which lead moved with a job, and the follow-up that this set', async () => {
    const test = emptyStore();
    addJobs(test, 'Kim');
    const { user } = open(test, '/admin/projects/board');
    await choose(user, 'Move to… Job of Kim', 'Completed');
    const notice =
      /Job of Kim: status changed to Completed\. Kim Brook moved to Work Completed\. Follow-up set for Nov/;
    await findNotice(notice);
  });

  it('opens a form that leads back to the board and its search', async () => {
    const test = storeWith({ title: 'Steps' });
    const { user, address } = open(test, '/admin/projects/board?search=steps');
    (await screen.findByRole('link', { name: 'Steps' })).focus();
    await user.keyboard('e');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await cardsIn('Quote Requested')).toEqual(['Steps']);
    expect(address()).toBe('/admin/projects/board?search=steps');
    await user.click(screen.getByRole('button', { name: 'New Project' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Project' })).toHaveFocus());
  });

  it('opens a project that closes to the board, also where the list has its own place for it', async () => {
    const test = storeWith({ title: 'Steps' });
    const { user, address } = open(test, '/admin/projects/board?search=steps', true);
    await user.click(await screen.findByRole('link', { name: 'Steps' }));
    const panel = await screen.findByRole('dialog', { name: 'Steps' });
    await user.click(within(panel).getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await cardsIn('Quote Requested')).toEqual(['Steps']);
    await user.click(screen.getByRole('link', { name: 'Steps' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Steps' })).toHaveFocus());
    expect(address()).toBe('/admin/projects/board?search=steps');
  });

  it('says that it is empty, and has the button for a new project', async () => {
    const { user, address } = open(emptyStore(), '/admin/projects/board?search=steps');
    expect(await screen.findByText('Create your first project to get started')).toBeVisible();
    const [, create] = screen.getAllByRole('button', { name: 'New Project' });
    if (create) await user.click(create);
    expect(address()).toBe('/admin/projects/new?search=steps');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/admin/projects/board?search=steps');
  });

  it('shares the search with the list, through the address', async () => {
    const test = storeWith({ title: 'Steps' }, { title: 'Roof' });
    const { user, address } = open(test, '/admin/projects?search=roof');
    await user.click(await screen.findByRole('link', { name: 'Board' }));
    expect(await cardsIn('Quote Requested')).toEqual(['Roof']);
    await user.click(screen.getByRole('link', { name: 'List' }));
    await screen.findByText(/^1 project/);
    expect(address()).toBe('/admin/projects?search=roof');
  });
});

describe('the list of projects', () => {
  it('is sorted as chosen, in the address', async () => {
    const test = storeWith(
      { title: 'Cheap', estimatedValue: 10, estimatedCompletionDate: '2026-11-21' },
      { title: 'Dear', estimatedValue: 90, estimatedCompletionDate: '2026-12-21' },
    );
    const { user, address } = open(test, '/admin/projects');
    await screen.findByRole('list', { name: 'Projects' });
    expect(listed()).toEqual(['Cheap', 'Dear']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Value');
    expect(listed()).toEqual(['Dear', 'Cheap']);
    expect(address()).toBe('/admin/projects?sort=value');
  });

  it('is walked, selected from and edited by single keys', async () => {
    const test = storeWith({ title: 'A' }, { title: 'B' });
    const { user, address } = open(test, '/admin/projects?sort=title');
    (await screen.findByRole('link', { name: 'A' })).focus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select B' })).toBeChecked();
    await user.keyboard('n');
    await screen.findByRole('button', { name: 'Create Project' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'B' })).toHaveFocus());
    await user.keyboard('e');
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('B');
    expect(address()).toMatch(/\/edit\?sort=title$/);
  });

  it('gives the job that has the focus another status by a key and a choice', async () => {
    const test = storeWith({ title: 'A', status: 'Approved' }, { title: 'B', status: 'Approved' });
    const { user } = open(test, '/admin/projects?sort=title');
    const link = await screen.findByRole('link', { name: 'B' });
    link.focus();
    await user.keyboard('m');
    const menu = screen.getByRole('menu', { name: 'Move to another status' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Scheduled' }));
    expect(statuses(test)).toEqual({ A: 'Approved', B: 'Scheduled' });
    expect(await findNotice(/B: status changed to Scheduled/)).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('focuses the next job if the filter hides the one that got another status by keys', async () => {
    const test = storeWith(
      ...['A', 'B', 'C'].map((title) => ({ title, status: 'Approved' }) as const),
    );
    const { user } = open(test, '/admin/projects?status=Approved&sort=title');
    const moveTo = async (title: string, status: string): Promise<void> => {
      (await screen.findByRole('link', { name: title })).focus();
      await user.keyboard('m');
      await user.click(screen.getByRole('menuitem', { name: status }));
    };
    await moveTo('B', 'Scheduled');
    await waitFor(() => expect(screen.getByRole('link', { name: 'C' })).toHaveFocus());
    await moveTo('C', 'Scheduled');
    await waitFor(() => expect(screen.getByRole('link', { name: 'A' })).toHaveFocus());
    await moveTo('A', 'Scheduled');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Projects', level: 1 })).toHaveFocus(),
    );
  });

  it('gives the selected projects a status, says how many leads moved, and one Undo takes all back', async () => {
    const test = emptyStore();
    addJobs(test, 'A', 'B', 'C', 'D');
    const before = statuses(test);
    const { user } = open(test, '/admin/projects?sort=title');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Job of A' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Job of C' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('checkbox', { name: '3 selected' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Set status' }), 'Completed');
    const [done, unselected] = ['Completed', before['Job of D']];
    expect(Object.values(statuses(test)).sort()).toEqual([done, done, done, unselected]);
    expect(statuses(test)['Job of D']).toBe(unselected);
    const notice = /3 projects set to Completed\. 3 leads moved\. 3 follow-ups set/;
    expect(await findNotice(notice)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Job of A' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(statuses(test)).toEqual(before);
  });
});
