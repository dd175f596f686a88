import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetOfDay } from '../../../src/admin/today/DaySheetScreen';
import { scheduleAppointment } from '../../../src/domain/leads/commands';
import type { Project } from '../../../src/domain/projects/schema';
import { aLead, anAppointment, aProject } from '../../support/entities';
import { emptyStore, openAdmin } from '../openAdmin';

describe('the sheet of a day', () => {
  it('has its visits by time, those called off aside', () => {
    const leads = [
      aLead({
        appointments: [
          anAppointment({ id: 'late', scheduledTime: '14:30', notes: 'Park in the alley' }),
          anAppointment({ id: 'early', scheduledTime: '08:00', type: 'work' }),
          anAppointment({ id: 'off', status: 'cancelled' }),
          anAppointment({ id: 'other', scheduledDate: '2026-11-25' }),
        ],
      }),
    ];
    expect(sheetOfDay(leads, [], '2026-11-24', '2026-11-24')).toMatchObject([
      { id: 'early', time: '8:00 AM', what: 'Work', name: 'Ada Brook' },
      { id: 'late', time: '2:30 PM', scope: 'Park in the alley\nA door that sticks' },
    ]);
  });

  it.each<[Partial<Project>, moment: string | undefined]>([
    [{ startDate: '2026-11-24' }, 'Starts'],
    [{ estimatedCompletionDate: '2026-11-24' }, 'Due'],
    [{ startDate: '2026-11-24', estimatedCompletionDate: '2026-11-24' }, 'All day'],
    [{ startDate: '2026-11-20', estimatedCompletionDate: '2026-11-28' }, 'Under way'],
    [{ startDate: '2026-11-25', estimatedCompletionDate: '2026-11-28' }, undefined],
    [{ startDate: '2026-11-20' }, undefined],
    [{}, undefined],
    [{ startDate: '2026-11-24', status: 'Completed' }, undefined],
    // Under way: today, whatever was planned.
    [{ status: 'In Progress' }, 'Under way'],
    [{ status: 'In Progress', estimatedCompletionDate: '2026-11-20' }, 'Late'],
  ])('has a job with %j as: %s', (facts, moment) => {
    const jobs = [aProject({ status: 'Scheduled', ...facts })];
    const entries = sheetOfDay([], jobs, '2026-11-24', '2026-11-24');
    expect(entries.map(({ time }) => time)).toEqual(moment === undefined ? [] : [moment]);
  });

  it('has a job under way today, and not on every other day', () => {
    const jobs = [aProject({ status: 'In Progress', startDate: '2026-11-20' })];
    expect(sheetOfDay([], jobs, '2026-11-25', '2026-11-24')).toEqual([]);
  });
});

describe('the screen of the sheet', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T15:00:00.000Z'), shouldAdvanceTime: true });
  });

  function open(address: string) {
    const test = emptyStore();
    const { dispatch } = test.store;
    const id = test.addLead();
    const { id: _id, status: _status, ...visit } = anAppointment({ scheduledDate: '2026-11-25' });
    dispatch(scheduleAppointment(id, visit));
    test.addJob({ title: 'Back steps', startDate: '2026-11-27' });
    return openAdmin(address, { test });
  }

  it('shows today from Today, and leads to the next days and to the week', async () => {
    const { user } = open('/admin/today');
    await user.click(await screen.findByRole('link', { name: 'Print the day' }));
    expect(await screen.findByText('Nothing planned')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    const day = screen.getByRole('region', { name: /Nov 25/ });
    expect(within(day).getByText('10:00 AM · Estimate · Ada Brook')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The week' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Week sheet' })).toBeVisible();
    expect(screen.getByText('Starts · Back steps · Ada Brook')).toBeVisible();
    expect(screen.getAllByText('Nothing planned')).toHaveLength(5);
  });

  it('shows the week from Today, and prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open('/admin/today');
    await user.click(await screen.findByRole('link', { name: 'Print the week' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Week sheet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Today' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  });

  it('shows the day of the calendar, and leads back there', async () => {
    const { user, address } = open('/admin/calendar?view=day&day=2026-11-25');
    await user.click(await screen.findByRole('button', { name: 'Calendar file' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print the day' }));
    expect(await screen.findByText('10:00 AM · Estimate · Ada Brook')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Calendar' }));
    expect(address()).toBe('/admin/calendar?view=day&day=2026-11-25');
  });

  it('shows the week of the calendar from its first day', async () => {
    const { user } = open('/admin/calendar?view=week&day=2026-11-25');
    await user.click(await screen.findByRole('button', { name: 'Calendar file' }));
    const link = await screen.findByRole('menuitem', { name: 'Print the week' });
    await waitFor(() => {
      expect(link).toHaveAttribute('href', '/admin/today/print?day=2026-11-22&days=7');
    });
  });
});
