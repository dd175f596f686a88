import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addGalleryProject } from '../../../src/domain/gallery/commands';
import { seedDataLoaded } from '../../../src/domain/system/events';
import { galleryFields } from '../../support/entities';
import { expectLink } from '../../support/parts';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));

const open = (test?: TestStore) => openAdmin('/admin/dashboard', { test });

/** Returns the text of a card below its label. */
async function card(label: string): Promise<HTMLElement> {
  const list = (await screen.findByText(label, { selector: 'dt' })).closest('dl');
  if (!list) throw new Error(`${label} is not in a card`);
  return list;
}

describe("the owner's dashboard", () => {
  it('counts what its cards name', async () => {
    const test = emptyStore();
    const { dispatch } = test.store;
    test.addLead({ estimatedValue: 11_600 });
    test.addLead({ estimatedValue: 250, stage: 'Paid' });
    test.addLead({ estimatedValue: 9_000, isActive: false });
    test.addJob({ status: 'In Progress' });
    test.addJob({ status: 'Completed' });
    dispatch(addGalleryProject(galleryFields()));
    dispatch(
      seedDataLoaded({
        entry: 'gallery',
        entities: [{ ...galleryFields(), id: 1, dateAdded: '2026-10-31' }],
      }),
    );
    open(test);
    expect(await card('Active Leads')).toHaveTextContent(/^Active Leads ?2$/);
    expect(await card('Pipeline Value')).toHaveTextContent(/^Pipeline Value ?\$12K$/);
    expect(await card('Active Projects')).toHaveTextContent(/^Active Projects ?1$/);
    expect(await card('Conversion Rate')).toHaveTextContent(/^Conversion Rate ?33\.3%$/);
    expect(await card('Gallery Projects')).toHaveTextContent(
      /^Gallery Projects ?This Month: 1 ?2$/,
    );
    expect(await card('Published Posts')).toHaveTextContent(/^Published Posts ?0$/);
  });

  it('says what there is none of, leads to every place, and says which are to come', async () => {
    open();
    expect(await screen.findByText('No notifications')).toBeVisible();
    for (const text of ['No recent activity', 'No projects found', 'Nothing to show yet', '$0'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
    for (const [name, address] of [
      ['Gallery Management', '/admin/gallery'],
      ['Project Management', '/admin/projects'],
      ['Blog Management', '/admin/blog'],
      ['CRM Dashboard', '/admin/crm'],
      ['Content Management', '/admin/content'],
    ] as const)
      expectLink(actions, new RegExp(name), address);
    for (const name of ['Customer Management', 'Site Settings'])
      expect(screen.getByRole('button', { name: `${name} Coming soon...` })).toBeDisabled();
  });

  it('shows 3 notifications, 5 gallery items and what happened last', async () => {
    const test = emptyStore();
    for (const firstName of ['Ida', 'Joe', 'Kim', 'Lou']) {
      test.addLead({ firstName });
    }
    for (let index = 0; index < 6; index += 1) {
      test.store.dispatch(addGalleryProject(galleryFields({ title: `Room ${index}` })));
    }
    open(test);
    const notifications = await screen.findByRole('region', { name: 'Notifications' });
    expect(within(notifications).getAllByRole('listitem')).toHaveLength(3);
    const gallery = screen.getByRole('region', { name: 'Recent gallery items' });
    expect(within(gallery).getAllByRole('listitem')).toHaveLength(5);
    const activity = screen.getByRole('region', { name: 'Recent activity' });
    within(activity).getAllByText(/Added to the gallery/);
    expect(within(activity).queryByText(/Notification:/)).toBeNull();
  });

  it('shows the business overview as tables with bars, leads to where paid jobs come from, and repeats nothing of Today', async () => {
    const test = emptyStore();
    test.addLead({ stage: 'Invoice Sent', estimatedValue: 700 });
    test.addLead({ stage: 'Paid', estimatedValue: 1_500 });
    open(test);
    const overview = await screen.findByRole('region', { name: 'Business overview' });
    const link = within(overview).getByRole('link', { name: 'Where paid jobs come from' });
    expect(link).toHaveAttribute('href', '/admin/crm/sources');
    expect(screen.queryByText(/^Owed/)).toBeNull();
    const months = screen.getByRole('table', { name: 'Value of new leads by month' });
    expect(within(months).getByRole('row', { name: 'Nov 2026 2 $2,200' })).toBeVisible();
    const conversion = screen.getByRole('table', { name: 'Conversion' });
    expect(within(conversion).getByRole('row', { name: 'Conversion rate 50.0%' })).toBeVisible();
  });
});
