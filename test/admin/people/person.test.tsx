import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { logCommunication } from '../../../src/domain/leads/commands';
import { addNote } from '../../../src/domain/projects/commands';
import { callFields } from '../../support/entities';
import { textsOf } from '../../support/parts';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));

/** Ada, who came twice and has a job. */
function start(address: string) {
  const test = emptyStore();
  const { dispatch } = test.store;
  const first = test.addLead({
    serviceType: 'Painting & Finishing',
    projectDescription: 'The hall ceiling peels',
    address: '4 Elm St',
  });
  dispatch(logCommunication(first, callFields({ subject: 'Rang', content: 'Wants cedar' })));
  const projectId = test.addJob({ title: 'Back steps', customerId: first, status: 'Approved' });
  dispatch(addNote(projectId, { content: 'Bring the ladder' }));
  vi.advanceTimersByTime(60_000);
  test.addLead({ firstName: 'Adele', serviceType: 'Emergency Repair' });
  return { ...openAdmin(address, { test }), first };
}

const PERSON = '/admin/crm/people/p8025550120';

describe('the page of a person', () => {
  it('has the name of the newest lead, all leads and jobs, and one history', async () => {
    start(PERSON);
    expect(await screen.findByRole('heading', { level: 1, name: 'Adele Brook' })).toBeVisible();
    // The newest lead has a town alone.
    expect(within(screen.getByRole('main')).getByText('Essex, VT')).toBeVisible();
    const leads = screen.getByRole('region', { name: 'Leads' });
    expect(textsOf(within(leads).getAllByRole('link'))).toEqual([
      'Emergency Repair',
      'Painting & Finishing',
    ]);
    expect(within(leads).getByText('The hall ceiling peels')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Jobs' })).getByRole('link', {
        name: 'Back steps',
      }),
    ).toBeVisible();
    const history = screen.getByRole('list', { name: 'History' });
    expect(within(history).getByText('Wants cedar')).toBeVisible();
    expect(within(history).getByText('Bring the ladder')).toBeVisible();
    expect(within(history).getAllByRole('link', { name: 'Back steps' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/projects/'),
    );
  });

  it('is the same by the e-mail address', async () => {
    start('/admin/crm/people/eada%40example.com');
    expect(await screen.findByRole('heading', { level: 1, name: 'Adele Brook' })).toBeVisible();
  });

  it('begins a new lead with what is known', async () => {
    const { user } = start(PERSON);
    await user.click(await screen.findByRole('link', { name: 'New lead' }));
    expect(await screen.findByLabelText(/^First Name/)).toHaveValue('Adele');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('(802) 555-0120');
    expect(screen.getByLabelText(/^Lead Source/)).toHaveValue('Repeat Customer');
  });

  it('begins a new job for the newest lead', async () => {
    const { user } = start(PERSON);
    await user.click(await screen.findByRole('link', { name: 'New job' }));
    expect(await screen.findByLabelText(/^Customer Name/i)).toHaveValue('Adele Brook');
  });

  it('says when nobody has the number', async () => {
    start('/admin/crm/people/p8025550999');
    expect(await screen.findByText('Nobody here has this number or address')).toBeVisible();
  });

  it('is found from a lead, and from the bell', async () => {
    const { user, first, address } = start('/admin/crm');
    const notifications = await screen.findByRole('region', { name: 'Notifications' });
    const known = within(notifications).getAllByRole('link', {
      name: 'Known: 1 other lead of this person',
    });
    expect(known).toHaveLength(2);
    await user.click(known[0] ?? notifications);
    expect(address()).toBe(PERSON);
    const leads = await screen.findByRole('region', { name: 'Leads' });
    await user.click(within(leads).getByRole('link', { name: 'Painting & Finishing' }));
    expect(address()).toContain(first);
    await user.click(await screen.findByRole('link', { name: '1 other lead of this person' }));
    expect(address()).toBe(PERSON);
  });

  it('shows moves and notes of a job in the timeline of its lead', async () => {
    const { first, goTo } = start('/admin/crm');
    await goTo(`/admin/crm/leads/${first}`);
    const timeline = await screen.findByRole('list', { name: 'Timeline' });
    expect(within(timeline).getByText('Bring the ladder')).toBeVisible();
    expect(within(timeline).getAllByRole('link', { name: 'Back steps' })[0]).toBeVisible();
  });
});
