import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../../src/app/addresses';
import {
  createLead,
  moveLeads,
  scheduleAppointment,
  scheduleFollowUps,
} from '../../../src/domain/leads/commands';
import { STAGES } from '../../../src/domain/leads/schema';
import { remoteChangesMerged } from '../../../src/domain/system/events';
import { newLead, visitFields } from '../../support/entities';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

const NOW = beginAt(Date.parse('2026-11-20T15:00:00.000Z'));
const HOUR = 3_600_000;

const open = (test?: TestStore, address = '/admin/crm') => openAdmin(address, { test });

const region = (name: string) => screen.findByRole('region', { name });

describe('the CRM dashboard', () => {
  it('says what there is none of, each in its words; leads to the leads and to a new one', async () => {
    open();
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(screen.getByText('No upcoming appointments')).toBeVisible();
    expect(screen.getByText('No recent activity')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'New Lead' })).toHaveAttribute(
      'href',
      '/admin/crm/leads/new',
    );
    const [, leads] = screen.getAllByRole('link', { name: 'Leads' });
    expect(leads).toHaveAttribute('href', '/admin/crm/leads');
  });

  it('counts at the bell what its name says, past 99', async () => {
    const test = emptyStore();
    for (let count = 0; count < 101; count += 1) test.addLead({});
    open(test, ADDRESSES.publish);
    const bell = await screen.findByRole('button', { name: 'Notifications, 101 unread' });
    expect(bell).toHaveTextContent(/^101$/);
  });

  it('shows 5 notifications, the unread first, or all that the dashboard leads to, and marks one as read', async () => {
    const test = emptyStore();
    for (const firstName of ['Ida', 'Joe', 'Kim', 'Lou', 'Mia', 'Ned']) {
      test.addLead({ firstName });
    }
    const { user } = open(test, '/admin/dashboard');
    const [all] = await screen.findAllByRole('link', { name: 'See all' });
    await user.click(all ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'CRM' });
    const notifications = await region('Notifications');
    expect(within(notifications).getAllByRole('listitem')).toHaveLength(6);
    await user.click(within(notifications).getByRole('button', { name: 'Show 5' }));
    expect(within(notifications).getAllByRole('listitem')).toHaveLength(5);
    const [first] = within(notifications).getAllByRole('button', { name: /^Mark read/ });
    await user.click(first ?? notifications);
    expect(within(notifications).getAllByText('Unread:')).toHaveLength(5);
    await user.click(within(notifications).getByRole('button', { name: 'Show all 6' }));
    expect(within(notifications).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible();
    await user.click(within(notifications).getByRole('button', { name: 'Mark all read' }));
    expect(screen.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible();
  });

  it('shows the twelve stages with counts and dollars, each leading to its leads', async () => {
    const test = emptyStore();
    test.addLead({ stage: 'Paid', estimatedValue: 1200 });
    test.addLead({ stage: 'Paid', estimatedValue: 300 });
    test.addLead({ stage: 'Paid', isActive: false });
    const { user, address } = open(test);
    const overview = await region('Stage overview');
    const names = within(within(overview).getByRole('list', { name: 'Stages' }))
      .getAllByRole('link')
      .map((link) => link.textContent.split(':')[0]);
    expect(names).toEqual([...STAGES]);
    await user.click(
      within(overview).getByRole('link', { name: /^Paid\s*:\s*2\s*leads,\s*\$1,500$/ }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    expect(address()).toBe('/admin/crm/leads?stage=Paid');
    expect(screen.getByLabelText('Filter by stage')).toHaveValue('Paid');
  });

  it('shows the next five appointments of seven days, by date, then time', async () => {
    const test = emptyStore();
    const id = test.addLead();
    const at = (scheduledDate: string, scheduledTime: string): void => {
      test.store.dispatch(
        scheduleAppointment(id, visitFields({ scheduledDate, scheduledTime, duration: 90 })),
      );
    };
    at('2026-11-28', '09:00');
    at('2026-11-23', '14:00');
    at('2026-11-23', '08:30');
    for (const day of ['24', '25', '26', '27']) at(`2026-11-${day}`, '10:00');
    open(test);
    const lines = within(await region('Upcoming appointments')).getAllByRole('listitem');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toHaveTextContent('Mon, Nov 23');
    expect(lines[0]).toHaveTextContent('8:30 AM');
    expect(lines[0]).toHaveTextContent('Ada Brook');
    expect(lines[0]).toHaveTextContent('Estimate · 1 h 30 min');
    expect(lines[1]).toHaveTextContent('2:00 PM');
  });

  it('leads to exactly the leads that are due', async () => {
    const test = emptyStore();
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const lead = newLead({ stage: 'Paid', phone: `(802) 555-012${index}` });
      const id = test.store.dispatch(createLead(lead));
      const due = index < 7 ? NOW - HOUR : NOW + HOUR;
      test.store.dispatch(scheduleFollowUps([id], new Date(due).toISOString()));
    }
    const { user, address } = open(test, '/admin/crm/leads');
    await user.click(await screen.findByRole('link', { name: /Overdue Follow-ups/ }));
    expect(await screen.findByText('Showing 1 to 7 of 7 leads')).toBeVisible();
    expect(address()).toBe('/admin/crm/leads?due=now&sort=followUp');
    await user.click(screen.getByRole('button', { name: 'Due 7' }));
    expect(await screen.findByText('Showing 1 to 8 of 8 leads')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Overdue Follow-ups/ }));
    expect(await screen.findByText('Showing 1 to 7 of 7 leads')).toBeVisible();
  });

  it('gets a lead back that was opened from a notification, through its form too', async () => {
    const test = emptyStore();
    const id = test.addLead({ stage: 'Paid' });
    test.store.dispatch(scheduleFollowUps([id], new Date(NOW - HOUR).toISOString()));
    const { user, address } = open(test);
    await user.click(
      within(await region('Notifications')).getByRole('link', { name: /^Follow up with/ }),
    );
    const panel = await screen.findByRole('dialog', { name: 'Ada Brook' });
    await user.click(within(panel).getByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Lead' });
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Ada Brook' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await region('Notifications')).toBeVisible();
    expect(address()).toBe('/admin/crm');
  });

  it('lists the latest history entries, with a link to each subject', async () => {
    const test = emptyStore();
    const id = test.addLead();
    test.store.dispatch(moveLeads([id], 'Paid'));
    open(test);
    const activity = await region('Recent activity');
    expect(within(activity).getByText(/Moved from New Lead to Paid/)).toBeVisible();
    const [link] = within(activity).getAllByRole('link', { name: 'Ada Brook' });
    expect(link).toHaveAttribute('href', `/admin/crm/leads/${id}`);
  });
});

describe('the bell', () => {
  it('counts a lead that comes in at once, on any of the screens, and says so', async () => {
    const test = emptyStore();
    open(test, '/admin/crm/leads');
    expect(await screen.findByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible();
    const { addLead, store } = emptyStore();
    addLead();
    for (const entry of ['leads', 'notifications'] as const) {
      const entities = Object.values(store.getState()[entry].entities);
      act(() => {
        test.store.dispatch(remoteChangesMerged({ entry, entities, removedIds: [] }));
      });
    }
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    const words = /^New lead: Ada Brook asks for General Repairs \(Phone Call\)/;
    expect(await screen.findByText(words, { selector: 'output' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Ada Brook/ })).toBeVisible();
  });

  it('opens the notifications, marks them as read and leads to the lead', async () => {
    const test = emptyStore();
    const id = test.addLead();
    const { user, address } = open(test, '/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const popover = await screen.findByRole('dialog', { name: 'Notifications' });
    await user.click(within(popover).getByRole('button', { name: /^Mark read: New lead/ }));
    expect(within(popover).queryByText('Unread:')).toBeNull();
    await user.click(within(popover).getByRole('link', { name: /Ada Brook asks for/ }));
    expect(await screen.findByRole('dialog', { name: 'Ada Brook' })).toBeVisible();
    expect(address()).toBe(`/admin/dashboard?lead=${id}`);
    expect(popover).not.toBeInTheDocument();
  });
});
