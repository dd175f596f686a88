import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '../../../src/domain/history/schema';
import { deleteLeads, moveLeads, setEstimatedValue } from '../../../src/domain/leads/commands';
import { leadsMoved } from '../../../src/domain/leads/events';
import { deletePayment, receivePayment, savePayment } from '../../../src/domain/payments/commands';
import {
  movedAt,
  billOfJob,
  billsOfLead,
  owedItems,
  owedOn,
  owedText,
  paidCents,
  paymentsIn,
  paymentsForJob,
  paymentsForLead,
} from '../../../src/domain/payments/rules';
import type { PaymentFields } from '../../../src/domain/payments/schema';
import { selectPayments } from '../../../src/domain/payments/slice';
import { createProject, saveProject, updateStatus } from '../../../src/domain/projects/commands';
import { projectDeleted } from '../../../src/domain/projects/events';
import type { NewProject, Project, ProjectStatus } from '../../../src/domain/projects/schema';
import { selectDeleted } from '../../../src/domain/undo/slice';
import { aLead, aPayment, aProject, newProject } from '../../support/entities';
import { makeStore, undoLast } from '../../support/store';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 20, 10) }));

const paid = (dollars: number): PaymentFields => ({
  amountCents: dollars * 100,
  way: 'Check',
  day: '2026-11-20',
});

/** A store with a lead and its job of $500 at a status. */
function start(status: ProjectStatus = 'Invoiced') {
  const test = makeStore();
  const leadId = test.addLead({ stage: 'Work Completed' });
  const projectId = test.addJob({ customerId: leadId, estimatedValue: 500, status });
  const job = () => test.jobOf(projectId);
  return { ...test, leadId, projectId, job, lead: () => test.leadOf(leadId) };
}

describe('a payment', () => {
  it('in full moves the job and its lead to Paid, and one Undo takes all of it back', () => {
    const { store, projectId, job, lead } = start();
    store.dispatch(receivePayment({ projectId }, paid(500)));
    expect([job()?.status, lead()?.stage]).toEqual(['Paid', 'Paid']);
    const updates = Object.values(store.getState().statusUpdates.entities);
    expect(updates).toMatchObject([{ note: '', isPublicUpdate: false }]);
    undoLast({ store });
    expect([job()?.status, lead()?.stage]).toEqual(['Invoiced', 'Invoice Sent']);
    expect(selectPayments(store.getState())).toEqual([]);
  });

  it('in full for a further job leaves its lead at Paid', () => {
    const { store, leadId, projectId, addJob, lead } = start();
    store.dispatch(receivePayment({ projectId }, paid(500)));
    const further = addJob({ customerId: leadId, estimatedValue: 90, status: 'Invoiced' });
    expect(lead()?.stage).toBe('Paid');
    store.dispatch(receivePayment({ projectId: further }, paid(90)));
    expect(lead()?.stage).toBe('Paid');
  });

  it('in part leaves the job where it is; the rest moves it', () => {
    const { store, projectId, job } = start();
    store.dispatch(receivePayment({ projectId }, paid(200)));
    expect(job()?.status).toBe('Invoiced');
    store.dispatch(receivePayment({ projectId }, paid(300)));
    expect(job()?.status).toBe('Paid');
    expect(job()?.actualCost).toBeUndefined();
  });

  it('that is corrected to the full sum moves the job', () => {
    const { store, projectId, job } = start();
    const id = store.dispatch(receivePayment({ projectId }, paid(50)))?.payload.id ?? '';
    store.dispatch(savePayment(id, paid(500)));
    expect(job()?.status).toBe('Paid');
  });

  it.each([
    ['is deleted', (id: string) => deletePayment(id)],
    ['is corrected to less', (id: string) => savePayment(id, paid(499))],
  ])('in full that %s is owed again, and one Undo takes all of it back', (_name, change) => {
    const { store, projectId, job, lead } = start();
    const id = store.dispatch(receivePayment({ projectId }, paid(500)))?.payload.id ?? '';
    expect(job()?.status).toBe('Paid');
    store.dispatch(change(id));
    expect([job()?.status, lead()?.stage]).toEqual(['Invoiced', 'Invoice Sent']);
    undoLast({ store });
    expect([job()?.status, lead()?.stage]).toEqual(['Paid', 'Paid']);
  });

  it.each<[status: ProjectStatus, stage: string]>([
    ['Approved', 'Work Completed'],
    ['In Progress', 'Work Completed'],
    ['Completed', 'Work Completed'],
    ['Invoiced', 'Invoice Sent'],
  ])(
    'in full that is deleted takes a job back to %s, as it was before, and its lead to %s',
    (...before) => {
      const { store, projectId, job, lead } = start(before[0]);
      const stood = () => [job()?.status, lead()?.stage];
      expect(stood()).toEqual(before);
      const id = store.dispatch(receivePayment({ projectId }, paid(500)))?.payload.id ?? '';
      expect(stood()).toEqual(['Paid', 'Paid']);
      store.dispatch(deletePayment(id));
      expect(stood()).toEqual(before);
      undoLast({ store });
      expect(stood()).toEqual(['Paid', 'Paid']);
      store.dispatch(savePayment(id, paid(300)));
      expect(stood()).toEqual(before);
    },
  );

  it('in full for a further job, deleted, leaves its lead at Paid, where the first had brought it', () => {
    const { store, leadId, projectId, addJob, jobOf, lead, types } = start();
    store.dispatch(receivePayment({ projectId }, paid(500)));
    vi.advanceTimersByTime(60_000);
    const further = addJob({ customerId: leadId, estimatedValue: 90, status: 'In Progress' });
    const payment = store.dispatch(receivePayment({ projectId: further }, paid(90)));
    const before = types().length;
    store.dispatch(deletePayment(payment?.payload.id ?? ''));
    expect([jobOf(further)?.status, lead()?.stage]).toEqual(['In Progress', 'Paid']);
    expect(types().slice(before)).not.toContain(leadsMoved.type);
  });

  it('in full, deleted, takes back the lead of a job that came to Paid twice', () => {
    const { store, projectId, job, lead } = start();
    const byHand = (status: ProjectStatus): void => {
      vi.advanceTimersByTime(60_000);
      store.dispatch(updateStatus(projectId, { status, note: '', isPublic: false }));
    };
    const before = lead()?.stage;
    const payment = store.dispatch(receivePayment({ projectId }, paid(500)));
    byHand('In Progress');
    byHand('Paid');
    store.dispatch(deletePayment(payment?.payload.id ?? ''));
    expect([job()?.status, lead()?.stage]).toEqual(['In Progress', before]);
  });

  it('in full that is deleted takes a job that was added as Paid to Invoiced', () => {
    const { store, projectId, job } = start('Paid');
    const id = store.dispatch(receivePayment({ projectId }, paid(500)))?.payload.id ?? '';
    store.dispatch(deletePayment(id));
    expect(job()?.status).toBe('Invoiced');
  });

  it('never moves a job without a value, or a cancelled one', () => {
    const { store, types, projectId, addJob, job, jobOf } = start('Cancelled');
    store.dispatch(receivePayment({ projectId }, paid(500)));
    expect(job()?.status).toBe('Cancelled');
    const free = store.dispatch(createProject({ ...newProject(), estimatedValue: 0 }));
    store.dispatch(receivePayment({ projectId: free }, paid(10)));
    expect(jobOf(free)?.status).not.toBe('Paid');
    const done = addJob({ estimatedValue: 500, status: 'Paid' });
    store.dispatch(receivePayment({ projectId: done }, paid(500)));
    expect(types()).not.toContain('projects/statusChanged');
  });

  it('in full moves a lead without a job to Paid, and is owed again once it is deleted', () => {
    const { store, addLead, leadOf } = makeStore();
    const leadId = addLead({ stage: 'Work Completed', estimatedValue: 120 });
    const stage = () => leadOf(leadId)?.stage;
    const first = store.dispatch(receivePayment({ leadId }, paid(20)))?.payload.id ?? '';
    expect(stage()).toBe('Work Completed');
    const id = store.dispatch(receivePayment({ leadId }, paid(100)))?.payload.id ?? '';
    expect(stage()).toBe('Paid');
    store.dispatch(deletePayment(id));
    expect(stage()).toBe('Work Completed');
    undoLast({ store });
    expect(stage()).toBe('Paid');
    store.dispatch(moveLeads([leadId], 'Follow-up'));
    store.dispatch(receivePayment({ leadId }, paid(5)));
    store.dispatch(deletePayment(id));
    expect(stage()).toBe('Follow-up');
    store.dispatch(deleteLeads([leadId]));
    store.dispatch(deletePayment(first));
    expect(selectPayments(store.getState())).toHaveLength(1);
  });

  it.each([
    ['was Paid before its payments reached its value', 'Paid', 400],
    ['was moved on by hand', 'Completed', 500],
  ] as const)('that is deleted leaves a job that %s', (_name, status, dollars) => {
    const { store, projectId, job } = start(status === 'Paid' ? 'Paid' : 'Invoiced');
    const id = store.dispatch(receivePayment({ projectId }, paid(dollars)))?.payload.id ?? '';
    if (status !== 'Paid')
      store.dispatch(updateStatus(projectId, { status, note: '', isPublic: false }));
    store.dispatch(savePayment(id, paid(dollars - 100)));
    store.dispatch(deletePayment(id));
    expect(job()?.status).toBe(status);
  });

  it('of a lead that has a job since moves that job, both ways', () => {
    const { store, addLead, addJob, jobOf, leadOf } = makeStore();
    const leadId = addLead({ stage: 'Job Accepted', estimatedValue: 500 });
    const deposit = store.dispatch(receivePayment({ leadId }, paid(100)))?.payload.id ?? '';
    const job = addJob({ customerId: leadId, estimatedValue: 500, status: 'Invoiced' });
    const stood = (): unknown[] => [jobOf(job)?.status, leadOf(leadId)?.stage];
    store.dispatch(savePayment(deposit, paid(500)));
    expect(stood()).toEqual(['Paid', 'Paid']);
    store.dispatch(deletePayment(deposit));
    expect(stood()).toEqual(['Invoiced', 'Invoice Sent']);
  });

  it('stays when its lead is deleted, with what it was for, and is deleted restorably', () => {
    const { store, leadId, projectId, job } = start();
    const id = store.dispatch(receivePayment({ projectId }, paid(500)))?.payload.id ?? '';
    store.dispatch(deleteLeads([leadId]));
    expect(selectPayments(store.getState())).toMatchObject([
      { customerName: 'Ada Brook', leadSource: 'Phone Call', amountCents: 50_000 },
    ]);
    store.dispatch(deletePayment(id));
    expect(job()?.status).toBe('Invoiced');
    expect(selectPayments(store.getState())).toEqual([]);
    expect(selectDeleted(store.getState())[0]).toMatchObject({ subjectName: 'Ada Brook' });
  });

  it('is neither recorded for what is gone, nor corrected or deleted once it is gone', () => {
    const { store, events } = makeStore();
    expect(store.dispatch(receivePayment({ projectId: 7 }, paid(1)))).toBeUndefined();
    expect(store.dispatch(receivePayment({ leadId: 'gone' }, paid(1)))).toBeUndefined();
    store.dispatch(savePayment('gone', paid(1)));
    store.dispatch(deletePayment('gone'));
    expect(events).toEqual([]);
  });

  it('in full, deleted when its lead and its job are gone, or the lead has moved on, moves neither', () => {
    const { store, leadId, projectId, job, lead, types } = start();
    const id = store.dispatch(receivePayment({ projectId }, paid(500)))?.payload.id ?? '';
    store.dispatch(moveLeads([leadId], 'Review Requested'));
    store.dispatch(deletePayment(id));
    expect([job()?.status, lead()?.stage]).toEqual(['Invoiced', 'Review Requested']);
    undoLast({ store });
    store.dispatch(deleteLeads([leadId]));
    store.dispatch(projectDeleted({ projectId, projectTitle: 'Steps' }));
    const before = types().length;
    store.dispatch(deletePayment(id));
    expect(types().slice(before)).not.toContain('projects/statusChanged');
    expect(selectPayments(store.getState())).toEqual([]);
  });

  it('saved as it was is no event', () => {
    const { store, projectId, types } = start();
    const id = store.dispatch(receivePayment({ projectId }, paid(10)))?.payload.id ?? '';
    store.dispatch(savePayment(id, paid(10)));
    expect(types()).not.toContain('payments/paymentEdited');
  });
});

const aBill = (facts: Partial<Project>): Project => aProject({ status: 'Invoiced', ...facts });

describe('a lower price', () => {
  it.each<[what: string, status: ProjectStatus, after: ProjectStatus, price: Partial<NewProject>]>([
    ['that was paid', 'Invoiced', 'Paid', { estimatedValue: 450 }],
    ['of the work itself that was paid', 'Invoiced', 'Paid', { actualCost: 449.99 }],
    ['of which a cent is owed', 'Invoiced', 'Invoiced', { actualCost: 450.01 }],
    ['of nothing', 'Invoiced', 'Invoiced', { estimatedValue: 0 }],
    ['before it is billed', 'In Progress', 'In Progress', { estimatedValue: 450 }],
    ['with another title alone', 'Invoiced', 'Invoiced', { title: 'Porch' }],
  ])('%s takes a job from %s to %s', (_what, status, after, price) => {
    const { store, leadId, projectId, job } = start(status);
    const before = newProject({ customerId: leadId, estimatedValue: 500, status });
    store.dispatch(receivePayment({ projectId }, paid(450)));
    store.dispatch(saveProject(projectId, { ...before, ...price }));
    expect(job()?.status).toBe(after);
    undoLast({ store });
    expect(job()).toMatchObject({ status, estimatedValue: 500, title: newProject().title });
  });

  it.each<[what: string, status: ProjectStatus, price: number, after: ProjectStatus]>([
    ['a paid job that has become dearer, back', 'Invoiced', 800, 'Invoiced'],
    ['a paid job whose price is taken away, back', 'Invoiced', 0, 'Invoiced'],
    ['a job that was never billed, back to its status', 'In Progress', 800, 'In Progress'],
  ])('or a higher one moves %s', (_what, status, estimatedValue, after) => {
    const { store, leadId, projectId, job, lead } = start(status);
    store.dispatch(receivePayment({ projectId }, paid(500)));
    expect([job()?.status, lead()?.stage]).toEqual(['Paid', 'Paid']);
    const fields = newProject({ customerId: leadId, estimatedValue, status: 'Paid' });
    store.dispatch(saveProject(projectId, fields));
    expect(job()?.status).toBe(after);
    expect(lead()?.stage).not.toBe('Paid');
    undoLast({ store });
    expect([job()?.status, lead()?.stage]).toEqual(['Paid', 'Paid']);
  });

  it('moves a billed lead without a job to Paid, and no lead with one', () => {
    const { store, addLead, addJob, leadOf } = makeStore();
    const [alone = '', withJob = ''] = [1, 2].map(() =>
      addLead({ stage: 'Invoice Sent', estimatedValue: 120 }),
    );
    addJob({ customerId: withJob, estimatedValue: 900, status: 'Invoiced' });
    for (const leadId of [alone, withJob]) {
      store.dispatch(receivePayment({ leadId }, paid(100)));
      store.dispatch(setEstimatedValue(leadId, 100));
    }
    expect([alone, withJob].map((id) => leadOf(id)?.stage)).toEqual(['Paid', 'Invoice Sent']);
  });

  it('leaves a lead that is not billed yet, as a payment leaves one that was moved on', () => {
    const { store, addLead, leadOf } = makeStore();
    const stages = (['Work Completed', 'Follow-up'] as const).map((stage) => {
      const leadId = addLead({ stage, estimatedValue: 120 });
      store.dispatch(receivePayment({ leadId }, paid(100)));
      store.dispatch(setEstimatedValue(leadId, 100));
      if (stage === 'Follow-up') store.dispatch(receivePayment({ leadId }, paid(20)));
      return leadOf(leadId)?.stage;
    });
    expect(stages).toEqual(['Work Completed', 'Follow-up']);
  });

  it('is none where other fields change, of a job that was taken back to Invoiced by hand, or of its lead', () => {
    const { store, leadId, projectId, job } = start('Invoiced');
    store.dispatch(receivePayment({ projectId }, paid(500)));
    store.dispatch(updateStatus(projectId, { status: 'Invoiced', note: '', isPublic: false }));
    const fields = newProject({ customerId: leadId, estimatedValue: 500, status: 'Invoiced' });
    store.dispatch(saveProject(projectId, { ...fields, title: 'Porch' }));
    store.dispatch(setEstimatedValue(leadId, 90));
    expect(job()).toMatchObject({ status: 'Invoiced', title: 'Porch' });
  });
});

describe('when a lead came to a stage', () => {
  const moved = (
    id: string,
    to: string,
    occurredAt: string,
    from = 'Work Completed',
  ): HistoryEntry => ({
    id: `${id} ${occurredAt}`,
    occurredAt,
    type: 'leads/stageChanged',
    subjectKind: 'lead',
    subjectId: id,
    subjectName: 'Ada Brook',
    facts: { from, to },
  });

  it('is the newest entry of the history that is not back from Paid, as where a payment bounced', () => {
    const history = [
      moved('c', 'Invoice Sent', '2026-11-13', 'Paid'),
      moved('a', 'Invoice Sent', '2026-11-13', 'Paid'),
      moved('a', 'Paid', '2026-11-12'),
      moved('a', 'Invoice Sent', '2026-11-11'),
      { ...moved('b', 'Invoice Sent', '2026-11-10'), type: 'leads/leadEdited' },
      moved('b', 'Invoice Sent', '2026-11-09'),
      moved('a', 'Invoice Sent', '2026-11-02'),
    ];
    expect(Object.fromEntries(movedAt('Invoice Sent', history))).toEqual({
      a: '2026-11-11',
      b: '2026-11-09',
      c: '2026-11-13',
    });
  });
});

describe('the payments of a period', () => {
  const days = ['2026-11-20', '2026-11-01', '2026-10-31', '2025-11-20'];
  it.each([
    ['2026-11', 2],
    ['2026', 3],
    ['2025', 1],
    ['', 4],
  ])('%s are %i', (period, count) => {
    const payments = days.map((day) => aPayment({ day }));
    expect(paymentsIn(period, payments)).toHaveLength(count);
  });
});

describe('what is owed', () => {
  it('counts what a lead paid before it had a job for its first job alone', () => {
    const projects = [
      aBill({ id: 2, customerId: 'a', estimatedValue: 100 }),
      aBill({ id: 1, customerId: 'a', estimatedValue: 100 }),
      aBill({ id: 3, estimatedValue: 100 }),
    ] as const;
    const payments = ['a', ''].map((leadId) => aPayment({ leadId, amountCents: 4_000 }));
    const owed = projects.map((job) => owedOn(billOfJob(job, { projects, payments })));
    expect(owed).toEqual([10_000, 6_000, 10_000]);
  });

  it('takes the actual cost where it is known, and is never below nothing', () => {
    const job = aBill({ estimatedValue: 100, actualCost: 80.5 });
    expect(owedOn(billOfJob(job, { projects: [job], payments: [] }))).toBe(8_050);
    const payments = [aPayment({ projectId: 1, amountCents: 9_000 })];
    expect(owedOn(billOfJob(job, { projects: [job], payments }))).toBe(0);
  });

  it('by a lead is that of its jobs, and its own where none is left', () => {
    const lead = aLead({ id: 'a', estimatedValue: 60 });
    const cancelled = aBill({ id: 1, customerId: 'a', estimatedValue: 70, status: 'Cancelled' });
    const done = aBill({ id: 2, customerId: 'a', estimatedValue: 100, status: 'Completed' });
    const owedOf = (...projects: Project[]) =>
      billsOfLead(lead, {
        projects,
        payments: [aPayment({ projectId: 2, amountCents: 4_000 })],
      }).map(owedOn);
    expect([owedOf(), owedOf(cancelled), owedOf(cancelled, done)]).toEqual([
      [6_000],
      [6_000],
      [6_000],
    ]);
    expect(owedOf(done, { ...done, id: 3 })).toEqual([6_000, 10_000]);
  });

  it('lists jobs at Invoiced and leads at Invoice Sent without a job, longest owed first', () => {
    const projects = [
      aBill({ id: 1, customerId: 'a', estimatedValue: 100 }),
      aBill({ id: 2, estimatedValue: 70, status: 'Completed' }),
      // Of a lead whose job was cancelled the lead itself is billed.
      aBill({ id: 3, customerId: 'b', status: 'Cancelled' }),
    ];
    const lead = { stage: 'Invoice Sent', estimatedValue: 60 } as const;
    const leads = [
      aLead({ ...lead, id: 'a' }),
      aLead({ ...lead, id: 'b' }),
      aLead({ ...lead, id: 'c', isActive: false }),
      aLead({ id: 'd', stage: 'Paid' }),
    ];
    const update = (oldStatus: ProjectStatus, newStatus: ProjectStatus, day: string) => ({
      projectId: 1,
      oldStatus,
      newStatus,
      updatedDate: `2026-11-${day}T12:00:00.000Z`,
    });
    const updates = [
      update('Paid', 'Invoiced', '13'),
      update('In Progress', 'Completed', '12'),
      update('Completed', 'Invoiced', '10'),
      update('Completed', 'Invoiced', '05'),
    ];
    const items = owedItems({
      projects,
      leads,
      updates,
      payments: [aPayment({ leadId: 'b', amountCents: 1_000 })],
      stageSince: () => '2026-11-07T12:00:00.000Z',
    });
    expect(items.map(({ id, bill, since }) => [id, owedOn(bill), since.slice(0, 10)])).toEqual([
      ['lead-b', 5_000, '2026-11-07'],
      ['job-1', 10_000, '2026-11-10'],
    ]);
  });

  it.each([
    [0, 0, 'No price yet'],
    [50_000, 0, '$500'],
    [100_000, 50_000, '$500 of $1,000'],
    [50_000, 50_000, '$0'],
    [0, 50_000, 'No price yet'],
  ])('of %i cents with %i paid is told as %j', (valueCents, paidCents, text) =>
    expect(owedText({ valueCents, paidCents })).toBe(text),
  );

  it('counts every payment once, over all jobs and leads without one', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const jobs = fc.uniqueArray(
      fc.record({ id: fc.nat(6), customerId: fc.oneof(ids, fc.constant('')) }),
      { selector: ({ id }) => id },
    );
    const some = fc.array(
      fc.record({
        leadId: ids,
        projectId: fc.option(fc.nat(6), { nil: undefined }),
        amountCents: fc.nat(1e6),
      }),
    );
    fc.assert(
      fc.property(jobs, some, (projects, drafts) => {
        const payments = drafts
          .filter(
            (one) => one.projectId === undefined || projects.some(({ id }) => id === one.projectId),
          )
          .map((one, index) => aPayment({ ...one, id: String(index) }));
        const leads = ['a', 'b', 'c'].filter(
          (id) => !projects.some(({ customerId }) => customerId === id),
        );
        const counted = [
          ...projects.flatMap((job) => paymentsForJob(job, { projects, payments })),
          ...leads.flatMap((id) => paymentsForLead(id, payments)),
        ];
        expect(counted.map(({ id }) => id).sort()).toEqual(payments.map(({ id }) => id).sort());
        expect(paidCents(counted)).toBe(paidCents(payments));
      }),
    );
  });
});

describe('payments', () => {
  it('are listed by day, the newest first, and within a day by when they were recorded', () => {
    const { store, projectId } = start('In Progress');
    for (const [day, dollars] of [
      ['2026-11-02', 1],
      ['2026-11-20', 2],
      ['2026-11-20', 3],
    ] as const) {
      store.dispatch(receivePayment({ projectId }, { ...paid(dollars), day }));
    }
    const sums = selectPayments(store.getState()).map(({ amountCents }) => amountCents / 100);
    expect(sums[2]).toBe(1);
    expect(new Set(sums)).toEqual(new Set([1, 2, 3]));
  });

  it('for a job without a lead have neither source nor service', () => {
    const { store } = makeStore();
    const projectId = store.dispatch(createProject({ ...newProject(), customerName: 'Bo' }));
    store.dispatch(receivePayment({ projectId }, paid(5)));
    expect(selectPayments(store.getState())).toMatchObject([
      { customerName: 'Bo', leadId: '', leadSource: '', serviceType: '' },
    ]);
  });
});
