import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ownerSignIn } from '../../src/business';
import { selectLeads } from '../../src/domain/leads/slice';
import { selectNotifications } from '../../src/domain/notifications/slice';
import { createPersistence } from '../../src/persistence/engine/persistence';
import { openAdmin } from '../admin/openAdmin';
import { openSite } from '../site/openSite';
import { makeStore, type TestStore } from '../support/store';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';

/**
 * The main job through the UI, under a fake clock: a request becomes a lead, the owner is notified,
 * the follow-up is scheduled by stage.
 */

const NOW = Date.parse('2026-11-20T15:00:00.000Z');
const DAY = 86_400_000;
const advanceTimers = (milliseconds: number): void => {
  vi.advanceTimersByTime(milliseconds);
};

/** Loads a page: a new store over the same storage. */
async function load(texts: MemoryStorage, tab: string): Promise<TestStore> {
  const persistence = createPersistence(texts, tab);
  const test = makeStore({ persistence, isRestored: false });
  await persistence.start(test.store);
  await vi.advanceTimersByTimeAsync(50);
  return test;
}

const leadOf = ({ store }: TestStore) =>
  selectLeads(store.getState()).find(({ firstName }) => firstName === 'Nora');
const unreadFollowUps = ({ store }: TestStore) =>
  selectNotifications(store.getState()).filter(
    (one) =>
      one.type === 'follow_up_due' &&
      !one.isRead &&
      one.leadId === leadOf({ store } as TestStore)?.id,
  );

it('a request becomes a lead, the owner is notified, the follow-up is scheduled by stage', async () => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  const texts = memoryStorage();

  const visitor = await load(texts, 'tab01');
  const site = await openSite('/contact', { test: visitor, advanceTimers });
  await site.user.type(screen.getByLabelText(/^Full Name/), 'Nora Ellis Pike');
  await site.user.type(screen.getByLabelText(/^Phone Number/), '(802) 555-0161');
  await site.user.selectOptions(screen.getByLabelText(/^Service Needed/), 'Outdoor Projects');
  await site.user.selectOptions(screen.getByLabelText(/^Timeline/), 'ASAP (Emergency)');
  await site.user.type(screen.getByLabelText(/^Project Description/), 'The porch roof leaks');
  await site.user.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText(/thank you/i)).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(screen.getByLabelText(/^Full Name/)).toHaveValue('');
  expect(leadOf(visitor)).toMatchObject({
    lastName: 'Ellis Pike',
    priority: 'Emergency',
    tags: ['website', 'contact-form'],
    stage: 'New Lead',
  });
  cleanup();

  const owner = await load(texts, 'tab02');
  const portal = openAdmin('/admin/crm', {
    test: owner,
    isSignedIn: false,
    isWide: true,
    advanceTimers,
  });
  await portal.user.type(await screen.findByLabelText('Username'), ownerSignIn.username);
  await portal.user.type(screen.getByLabelText('Password'), ownerSignIn.password);
  await portal.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1_100);
  const notifications = await screen.findByRole('region', { name: 'Notifications' });
  expect(within(notifications).getByText(/Nora Ellis Pike/)).toBeInTheDocument();

  cleanup();

  const table = openAdmin('/admin/crm/leads', { test: owner, isWide: true, advanceTimers });
  await table.user.click(await screen.findByRole('button', { name: 'Edit lead Nora Ellis Pike' }));
  const form = await screen.findByRole('dialog', { name: 'Edit Lead' });
  await table.user.selectOptions(within(form).getByLabelText('Stage'), 'Estimate Provided');
  await table.user.click(within(form).getByRole('button', { name: 'Save Lead' }));
  const due = Date.parse(leadOf(owner)?.nextFollowUpDate ?? '');
  expect(Math.round((due - Date.now()) / DAY)).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  cleanup();

  vi.setSystemTime(due - 30_000);
  const later = await load(texts, 'tab03');
  expect(leadOf(later)).toEqual(leadOf(owner));
  expect(unreadFollowUps(later)).toEqual([]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(unreadFollowUps(later)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(unreadFollowUps(later)).toHaveLength(1);
}, 60_000);
