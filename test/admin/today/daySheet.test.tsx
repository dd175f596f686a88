import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetOfDay } from '../../../src/admin/today/daySheet';
import { createLead, scheduleAppointment } from '../../../src/domain/leads/commands';
import { createProject } from '../../../src/domain/projects/commands';
import type { Project } from '../../../src/domain/projects/schema';
import { aLead, anAppointment, newLead, newProject } from '../../support/entities';
import { emptyStore, openAdmin } from '../openAdmin';
import '../../../src/admin/today/DaySheetScreen';

const aJob = (facts: Partial<Project>): Project => ({
  ...newProject(),
  id: 1,
  notes: [],
  attachments: [],
  createdDate: '2026-11-01T12:00:00.000Z',
  lastUpdated: '2026-11-01T12:00:00.000Z',
  ...facts,
});

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
    expect(sheetOfDay(leads, [], '2026-11-24')).toMatchObject([
      { id: 'early', time: '8:00 AM', what: 'Work', name: 'Ada Brook' },
      { id: 'late', time: '2:30 PM', scope: 'Park in the alley\nA door that sticks' },
    ]);
  });

  it.each<[Partial<Project>, boolean]>([
    [{ startDate: '2026-11-24' }, true],
    [{ estimatedCompletionDate: '2026-11-24' }, true],
    [{ startDate: '2026-11-20', estimatedCompletionDate: '2026-11-28' }, true],
    [{ startDate: '2026-11-25', estimatedCompletionDate: '2026-11-28' }, false],
    [{ startDate: '2026-11-20' }, false],
    [{}, false],
    [{ startDate: '2026-11-24', status: 'Completed' }, false],
  ])('has a job with %j: %s', (facts, isThere) => {
    const entries = sheetOfDay([], [aJob({ status: 'Scheduled', ...facts })], '2026-11-24');
    expect(entries).toHaveLength(isThere ? 1 : 0);
  });
});

describe('the screen of the sheet', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T15:00:00.000Z'), shouldAdvanceTime: true });
  });

  function open(address: string) {
    const test = emptyStore();
    const { dispatch } = test.store;
    const id = dispatch(createLead(newLead()));
    const { id: _id, status: _status, ...visit } = anAppointment({ scheduledDate: '2026-11-25' });
    dispatch(scheduleAppointment(id, visit));
    dispatch(createProject(newProject({ title: 'Back steps', startDate: '2026-11-27' })));
    return openAdmin(address, { test, advanceTimers: vi.advanceTimersByTime });
  }

  it('shows today from Today, and leads to the next days and to the week', async () => {
    const { user } = open('/admin/today');
    await user.click(await screen.findByRole('link', { name: 'Print the day or the week' }));
    expect(await screen.findByText('Nothing planned')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    const day = screen.getByRole('region', { name: /Nov 25/ });
    expect(within(day).getByText('10:00 AM · Estimate · Ada Brook')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The week' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Week sheet' })).toBeVisible();
    expect(screen.getByText('Back steps · Ada Brook')).toBeVisible();
    expect(screen.getAllByText('Nothing planned')).toHaveLength(5);
  });

  it('prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open('/admin/today/print?day=2026-11-25');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
