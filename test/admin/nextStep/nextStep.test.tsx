import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { scheduleAppointment } from '../../../src/domain/leads/commands';
import type { AppointmentFields } from '../../../src/domain/leads/schema';
import { anAppointment } from '../../support/entities';
import { findNotice } from '../../support/parts';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

/** The question after a completed appointment, and Undo of its answer. */

beginAt(new Date(2026, 10, 20, 10, 20));

/** Opens Today, and completes the visit of this morning with a lead at Estimate Scheduled. */
async function complete(fields: Partial<AppointmentFields> = {}) {
  const test = emptyStore();
  const id = test.addLead({ stage: 'Estimate Scheduled' });
  const visit = anAppointment({ scheduledDate: '2026-11-20', scheduledTime: '08:00', ...fields });
  test.store.dispatch(scheduleAppointment(id, visit));
  const page = openAdmin('/admin/today', { test });
  await page.user.click(await screen.findByRole('button', { name: /^Done: / }));
  const question = await screen.findByRole('dialog', { name: 'What comes next?' });
  return { ...page, question, lead: () => test.leadOf(id) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const SCHEDULED = { stage: 'Estimate Scheduled', appointments: [{ status: 'scheduled' }] };
const COMPLETED = { stage: 'Estimate Scheduled', appointments: [{ status: 'completed' }] };

describe('a completed appointment', () => {
  it('is completed while the question is open, and one Undo takes back the answer, too', async () => {
    const page = await complete();
    expect(page.lead()).toMatchObject(COMPLETED);
    expect(screen.queryByRole('button', { name: /^Done: /, hidden: true })).toBeNull();
    // Longer than an offer to undo is shown.
    act(() => void vi.advanceTimersByTime(15_000));
    await page.user.click(
      within(page.question).getByRole('button', { name: /^Estimate Provided/ }),
    );
    expect(page.lead()).toMatchObject({ ...COMPLETED, stage: 'Estimate Provided' });
    await isClosed();
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(page.lead()).toMatchObject(SCHEDULED);
    expect(page.lead()?.nextFollowUpDate).toBeUndefined();
    expect(await screen.findByRole('button', { name: /^Done: / })).toBeVisible();
  });

  it('says beside Undo what the answer did, also where it follows at once', async () => {
    const page = await complete();
    act(() => void vi.advanceTimersByTime(100));
    await page.user.click(
      within(page.question).getByRole('button', { name: /^Estimate Provided/ }),
    );
    await isClosed();
    expect(await findNotice(/^Moved to Estimate Provided. Follow-up set for Nov 23/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(page.lead()).toMatchObject(SCHEDULED);
  });

  it('is scheduled again by Undo in the question, which closes', async () => {
    const page = await complete({ repeatUnit: 'weeks', repeatEvery: 1 });
    expect(page.lead()?.appointments).toMatchObject([
      { status: 'completed' },
      { status: 'scheduled', scheduledDate: '2026-11-27' },
    ]);
    await page.user.keyboard('{Control>}z{/Control}');
    await isClosed();
    expect(page.lead()).toMatchObject(SCHEDULED);
    await waitFor(() => expect(page.address()).toBe('/admin/today'));
  });

  it.each([
    ['Back', (page: OpenAdmin) => act(() => page.goBack())],
    ['Escape', (page: OpenAdmin) => page.user.keyboard('{Escape}')],
  ])('stays completed where %s closes the question', async (_name, close) => {
    const page = await complete();
    await close(page);
    await isClosed();
    expect(page.lead()).toMatchObject(COMPLETED);
    await waitFor(() => expect(page.address()).toBe('/admin/today'));
    const visits = screen.getByRole('region', { name: 'Visits' });
    await waitFor(() => expect(visits).toHaveFocus());
  });

  it('is asked about after a reload, as the answer is in its act', async () => {
    const before = await complete();
    const address = before.address();
    cleanup();
    const page = openAdmin(address, { test: before });
    const question = await screen.findByRole('dialog', { name: 'What comes next?' });
    await page.user.click(within(question).getByRole('button', { name: /^Estimate Provided/ }));
    expect(before.lead()).toMatchObject({ ...COMPLETED, stage: 'Estimate Provided' });
    await page.user.keyboard('{Control>}z{/Control}');
    expect(before.lead()).toMatchObject(SCHEDULED);
  });
});
