import { describe, expect, it, vi } from 'vitest';
import { billing } from '../../../src/business';
import { selectPostById } from '../../../src/domain/blog/slice';
import {
  answerEstimate,
  createEstimate,
  createNextVersion,
  deleteEstimate,
  keepLinkCode,
  markEstimateSent,
  saveEstimate,
} from '../../../src/domain/estimates/commands';
import { changeJob, jobsOfEstimate, projectFromEstimate } from '../../../src/domain/estimates/jobs';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import {
  selectEstimateById,
  selectEstimates,
  selectUsualJobs,
} from '../../../src/domain/estimates/slice';
import { deleteLeads } from '../../../src/domain/leads/commands';
import { leadEdited } from '../../../src/domain/leads/events';
import type { Stage } from '../../../src/domain/leads/schema';
import { selectPaymentById } from '../../../src/domain/payments/slice';
import { createProject } from '../../../src/domain/projects/commands';
import { projectFromLead } from '../../../src/domain/projects/newProjects';
import type { Command } from '../../../src/domain/store';
import { backupRestored } from '../../../src/domain/system/events';
import { restoreDeleted, undoAct } from '../../../src/domain/undo/commands';
import { deletionsPurged } from '../../../src/domain/undo/events';
import { selectDeleted } from '../../../src/domain/undo/slice';
import { aLine, anEstimate, aProject } from '../../support/entities';
import { makeStore, undoLast } from '../../support/store';

const FIELDS = { ...emptyEstimate(new Date()), lines: [aLine()] };

/** A store with a lead and an estimate of $240 for it. */
function start(stage: Stage = 'Estimate Scheduled') {
  const test = makeStore();
  const { store } = test;
  const leadId = test.addLead({ stage, estimatedValue: 100 });
  const id = store.dispatch(createEstimate(leadId, FIELDS)) ?? '';
  const lead = () => test.leadOf(leadId);
  return { ...test, leadId, id, lead, estimates: () => selectEstimates(store.getState()) };
}
const facts = ({ estimates }: { estimates: () => ReturnType<typeof selectEstimates> }) =>
  estimates().map(({ number, status }) => [number, status]);

describe('an estimate', () => {
  it('gives its lead its total, and takes it back with itself', () => {
    const test = start();
    expect(test.lead()?.estimatedValue).toBe(240);
    expect(test.types().slice(-2)).toEqual(['estimates/estimateCreated', 'leads/leadEdited']);
    undoLast(test);
    expect(test.lead()?.estimatedValue).toBe(100);
    expect(test.estimates()).toEqual([]);
    expect(selectDeleted(test.store.getState())).toHaveLength(1);
  });

  it('values its lead while it is a draft with another total, and plans no follow-up', () => {
    vi.useFakeTimers();
    const { store, id, leadId, lead, types } = start('New Lead');
    vi.advanceTimersByTime(60_000);
    store.dispatch(saveEstimate(id, { ...FIELDS, lines: [] }));
    store.dispatch(saveEstimate(id, { ...FIELDS, discountCents: 1_000 }));
    store.dispatch(saveEstimate(id, { ...FIELDS, discountCents: 1_000, notes: 'In May' }));
    const count = (name: string) => types().filter((type) => type === name).length;
    expect([lead()?.estimatedValue, count('leads/leadEdited')]).toEqual([230, 2]);
    expect(count('leads/followUpsScheduled')).toBe(1);
    store.dispatch(markEstimateSent(id));
    store.dispatch(leadEdited({ leadId, leadName: 'Ada', changes: { estimatedValue: 300 } }));
    store.dispatch(saveEstimate(id, { ...FIELDS, usualJob: 'Porch step' }));
    expect(lead()?.estimatedValue).toBe(300);
  });

  it.each([selectEstimateById, selectPostById, selectPaymentById])(
    'or a post or a payment has no id that is the name of a method, typed in an address',
    (select) => expect(select(start().store.getState(), 'constructor')).toBeUndefined(),
  );

  it('of $0 values its lead with that; one without prices leaves it', () => {
    const { store, id, lead } = start();
    for (const lines of [[], [aLine({ unitPriceCents: 0 })]])
      store.dispatch(createNextVersion(id, { ...FIELDS, lines }));
    expect(lead()?.estimatedValue).toBe(240);
    store.dispatch(createNextVersion(id, { ...FIELDS, discountCents: 24_000 }));
    expect(lead()?.estimatedValue).toBe(0);
  });

  it('is not written for a lead that is gone', () => {
    const { store, events } = makeStore();
    expect(store.dispatch(createEstimate('gone', FIELDS))).toBeUndefined();
    expect(events).toEqual([]);
  });

  it('names the lines that a save removes, for other tabs', () => {
    const { store, id, events } = start();
    const lines = [aLine({ id: 'l2', unitPriceCents: 500 })];
    store.dispatch(saveEstimate(id, { ...FIELDS, lines: [...FIELDS.lines, ...lines] }));
    store.dispatch(saveEstimate(id, { ...FIELDS, lines }));
    expect(selectDeleted(store.getState())).toEqual([]);
    store.dispatch(saveEstimate(id, { ...FIELDS, lines }));
    const edits = events.filter(({ type }) => type === 'estimates/estimateEdited');
    expect(edits.map(({ meta }) => meta.deletes?.estimates?.members)).toEqual([
      [],
      [[id, 'lines', 'l1']],
    ]);
  });

  it('has the tax of the day on which it was written, in its total and its lead’s value', () => {
    billing.taxRate = 7;
    const { store, id, lead, estimates } = start();
    billing.taxRate = 0;
    expect(lead()?.estimatedValue).toBe(256.8);
    store.dispatch(createNextVersion(id));
    expect(estimates().map(({ number, taxPercent }) => [number.length, taxPercent])).toEqual([
      [10, undefined],
      [8, 7],
    ]);
  });

  it('keeps the code of its link until its content changes', () => {
    const { store, id, estimates, types } = start();
    store.dispatch(keepLinkCode(id, '0a'));
    store.dispatch(keepLinkCode(id, '0a'));
    expect(types().filter((type) => type === 'estimates/estimateLinked')).toHaveLength(1);
    store.dispatch(saveEstimate(id, { ...FIELDS, usualJob: 'Porch step' }));
    expect(estimates()[0]?.linkCode).toBe('0a');
    store.dispatch(saveEstimate(id, { ...FIELDS, notes: 'In May' }));
    expect(estimates()[0]?.linkCode).toBeUndefined();
    store.dispatch(keepLinkCode('gone', '0a'));
    expect(types().filter((type) => type === 'estimates/estimateLinked')).toHaveLength(1);
  });

  it.each<[Stage, Stage]>([
    ['New Lead', 'Estimate Provided'],
    ['Estimate Scheduled', 'Estimate Provided'],
    ['Estimate Provided', 'Estimate Provided'],
    ['Work In Progress', 'Work In Progress'],
    ['Paid', 'Estimate Provided'],
    ['Follow-up', 'Estimate Provided'],
    ['Some other stage' as Stage, 'Some other stage' as Stage],
  ])('that is sent moves a lead from %s to %s', (from, to) => {
    const { store, id, lead, estimates } = start(from);
    store.dispatch(markEstimateSent(id));
    expect(lead()?.stage).toBe(to);
    expect(estimates()[0]).toMatchObject({ status: 'Sent' });
    expect(estimates()[0]?.sentDate).toBeDefined();
  });

  it('that was sent keeps its content; the next version replaces it once sent', () => {
    const test = start();
    const { store, id, estimates, events } = test;
    store.dispatch(markEstimateSent(id));
    store.dispatch(
      saveEstimate(id, { ...FIELDS, lines: [], notes: 'Changed', usualJob: 'Porch step' }),
    );
    expect(estimates()[0]).toMatchObject({ notes: '', usualJob: 'Porch step' });
    expect(events.at(-1)).toMatchObject({
      payload: { changes: { usualJob: 'Porch step' }, removedLineIds: [] },
    });
    expect(selectUsualJobs(store.getState())).toHaveLength(1);

    const next = store.dispatch(createNextVersion(id)) ?? '';
    expect(facts(test)).toEqual([
      [expect.stringMatching(/-2$/), 'Draft'],
      [expect.stringMatching(/^\d{4}-001$/), 'Sent'],
    ]);
    store.dispatch(markEstimateSent(next));
    expect(facts(test).map(([, status]) => status)).toEqual(['Sent', 'Replaced']);
    store.dispatch(answerEstimate(id, 'Declined'));
    expect(facts(test).map(([, status]) => status)).toEqual(['Sent', 'Replaced']);
    expect(selectUsualJobs(store.getState())).toHaveLength(1);
  });

  it('comes before older ones, or lower numbers of its moment; usual jobs go by their names', () => {
    const { store } = makeStore();
    const entities = [
      anEstimate({ id: 'a', usualJob: 'Gutters' }),
      anEstimate({ id: 'b', number: '2026-002', usualJob: 'Steps' }),
      anEstimate({ id: 'c', createdDate: '2026-11-02T12:00:00.000Z' }),
    ];
    store.dispatch(backupRestored({ entries: [{ entry: 'estimates', entities }], deletes: {} }));
    expect(selectEstimates(store.getState()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(selectUsualJobs(store.getState()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('that is accepted makes the job in one act, and one Undo takes all of it back', () => {
    const { store, id, lead, estimates, jobs } = start();
    store.dispatch(markEstimateSent(id));
    const [estimate] = estimates();
    const known = lead();
    const job = known && estimate && projectFromEstimate(projectFromLead(known), estimate);
    const answered = store.dispatch(answerEstimate(id, 'Accepted'));
    const projectId = job && store.dispatch(createProject(job, answered));
    expect(jobs()).toMatchObject([{ id: projectId, estimatedValue: 240 }]);
    expect(lead()?.stage).toBe('Job Accepted');
    undoLast({ store });
    expect(jobs()).toEqual([]);
    expect(lead()?.stage).toBe('Estimate Provided');
    expect(estimates()[0]?.status).toBe('Sent');
  });

  it('that is accepted replaces its earlier versions and gives its lead its total, until it is undone', () => {
    const test = start();
    const { store, id, lead } = test;
    store.dispatch(markEstimateSent(id));
    const lines = [aLine({ unitPriceCents: 30_000 })];
    const second = store.dispatch(createNextVersion(id, { ...FIELDS, lines })) ?? '';
    store.dispatch(createNextVersion(id, FIELDS));
    store.dispatch(answerEstimate(second, 'Accepted'));
    const statuses = () => facts(test).map(([, status]) => status);
    expect([...statuses(), lead()?.estimatedValue]).toEqual(['Draft', 'Accepted', 'Replaced', 300]);
    undoLast(test);
    expect([...statuses(), lead()?.estimatedValue]).toEqual(['Draft', 'Draft', 'Sent', 240]);
    store.dispatch(answerEstimate(second, 'Declined'));
    expect([...statuses(), lead()?.estimatedValue]).toEqual(['Draft', 'Declined', 'Sent', 240]);
  });

  it.each<[how: string, end: (estimateId: string) => Command]>([
    ['declined', (id) => (dispatch) => void dispatch(answerEstimate(id, 'Declined'))],
    ['deleted', deleteEstimate],
  ])(
    'that is %s leaves an accepted earlier version, which gives the lead its value again',
    (_how, end) => {
      const test = start();
      const { store, id, lead } = test;
      store.dispatch(answerEstimate(id, 'Accepted'));
      const lines = [aLine({ unitPriceCents: 30_000 })];
      const second = store.dispatch(createNextVersion(id, { ...FIELDS, lines })) ?? '';
      store.dispatch(markEstimateSent(second));
      expect([facts(test).at(-1)?.[1], lead()?.estimatedValue]).toEqual(['Accepted', 300]);
      store.dispatch(end(second));
      expect([facts(test).at(-1)?.[1], lead()?.estimatedValue]).toEqual(['Accepted', 240]);
      undoLast(test);
      expect(lead()?.estimatedValue).toBe(300);
    },
  );

  it.each([
    ['Mend the porch step', 'New joists'],
    ['Call first\n\nMend the porch step\nKey at No. 5', 'Call first\n\nNew joists\nKey at No. 5'],
    ['Mend all steps', 'Mend all steps\n\nNew joists'],
    ['', 'New joists'],
  ])('of a later version changes its job, whose description is %j', (description, expected) => {
    const { store, id, leadId, addJob, jobOf } = start();
    const jobId = addJob({ customerId: leadId, description, estimatedValue: 240 });
    const lines = [aLine({ description: 'New joists', unitPriceCents: 30_000 })];
    const next = store.dispatch(createNextVersion(id, { ...FIELDS, lines })) ?? '';
    const answered = store.dispatch(answerEstimate(next, 'Accepted'));
    const job = jobOf(jobId) ?? aProject();
    expect(store.dispatch(changeJob(job, next, answered))).toBe(jobId);
    expect(jobOf(jobId)).toMatchObject({ description: expected, estimatedValue: 300 });
    undoLast({ store });
    expect(jobOf(jobId)).toMatchObject({ description, estimatedValue: 240 });
  });

  it('of a later version leaves in the job what another estimate of its lead says', () => {
    const { store, id, leadId, addJob, jobOf } = start();
    store.dispatch(
      createEstimate(leadId, { ...FIELDS, lines: [aLine({ description: 'A gate' })] }),
    );
    const jobId = addJob({ customerId: leadId, description: 'A gate', estimatedValue: 240 });
    const lines = [aLine({ description: 'New joists' })];
    const next = store.dispatch(createNextVersion(id, { ...FIELDS, lines })) ?? '';
    store.dispatch(changeJob(jobOf(jobId) ?? aProject(), next));
    expect(jobOf(jobId)?.description).toBe('A gate\n\nNew joists');
  });

  it.each([
    ['Porch', 'Bathroom', 'told by their lines'],
    ['Mowing', 'Mowing', 'told by when they were accepted'],
  ])('finds its own job among those of its lead, %s and %s, %s', (...works) => {
    vi.useFakeTimers();
    const { store, leadId, jobs, lead, id: other } = start();
    store.dispatch(deleteEstimate(other));
    const state = () => store.getState();
    const ids = works.slice(0, 2).map((description, at) => {
      const lines = [aLine({ description, unitPriceCents: (at + 1) * 10_000 })];
      return store.dispatch(createEstimate(leadId, { ...FIELDS, lines })) ?? '';
    });
    const found = (id: string) => {
      const estimate = selectEstimateById(state(), id) ?? anEstimate();
      return jobsOfEstimate(estimate, selectEstimates(state()), jobs());
    };
    const made = ids.map((id) => {
      vi.advanceTimersByTime(1000);
      expect(found(id).isWaiting).toBe(true);
      const answered = store.dispatch(answerEstimate(id, 'Accepted'));
      const estimate = selectEstimateById(state(), id) ?? anEstimate();
      const known = lead();
      const job = known && projectFromEstimate(projectFromLead(known), estimate);
      return job && store.dispatch(createProject(job, answered));
    });
    vi.advanceTimersByTime(1000);
    const next = ids.map((id) => store.dispatch(createNextVersion(id)) ?? '');
    expect(ids.map((id) => found(id).shown?.id)).toEqual(made);
    expect(next.map((id) => found(id).changed?.id)).toEqual(made);
    expect(ids.map((id) => found(id).isWaiting)).toEqual([false, false]);
  });

  it('changes no job where it cannot be told which is its own', () => {
    vi.useFakeTimers();
    const { store, id, leadId, addJob, jobs } = start();
    store.dispatch(answerEstimate(id, 'Accepted'));
    const found = () => {
      vi.advanceTimersByTime(1000);
      const [next = anEstimate(), ...others] = selectEstimates(store.getState());
      return jobsOfEstimate(next, [next, ...others], jobs());
    };
    const first = addJob({ customerId: leadId, description: 'As agreed' });
    vi.advanceTimersByTime(1000);
    store.dispatch(createNextVersion(id));
    expect(found().changed?.id).toBe(first);
    undoLast({ store });
    addJob({ customerId: leadId, description: 'A gate' });
    vi.advanceTimersByTime(1000);
    store.dispatch(createNextVersion(id));
    expect(found()).toMatchObject({ changed: undefined, isWaiting: false });
  });

  it('that is a next version has the name that its lead has by then, or had', () => {
    const { store, id, leadId, estimates } = start();
    const changes = { firstName: 'Adah' };
    store.dispatch(leadEdited({ leadId, leadName: 'Ada Brook', changes }));
    const next = store.dispatch(createNextVersion(id)) ?? '';
    expect(estimates()[0]).toMatchObject({ id: next, customerName: 'Adah Brook' });
    store.dispatch(deleteLeads([leadId]));
    store.dispatch(createNextVersion(next));
    expect(estimates()[0]).toMatchObject({ number: '2026-001-3', customerName: 'Adah Brook' });
  });

  it('that is declined leaves its lead', () => {
    const { store, id, lead, estimates } = start();
    store.dispatch(answerEstimate(id, 'Declined'));
    expect(estimates()[0]?.status).toBe('Declined');
    expect(lead()?.stage).toBe('Estimate Scheduled');
  });

  it('is deleted restorably, and keeps its lead from being undone', () => {
    const { store, id, estimates, lead } = start();
    store.dispatch(deleteEstimate(id));
    expect(estimates()).toEqual([]);
    const [record] = selectDeleted(store.getState());
    expect(record).toMatchObject({ subjectName: 'Ada Brook', type: 'estimates/estimateDeleted' });
    store.dispatch(restoreDeleted(record?.id ?? ''));
    expect(estimates()).toMatchObject([{ id }]);
    const [leadAct] = store.getState().undo.acts;
    expect(store.dispatch(undoAct(leadAct?.id ?? ''))).toBeGreaterThan(0);
    expect(lead()).toBeDefined();
  });
});

describe('the number of an estimate', () => {
  /** Restores the estimates that were deleted. */
  const restoreAll = ({ store }: ReturnType<typeof start>): void => {
    for (const { id } of selectDeleted(store.getState())) store.dispatch(restoreDeleted(id));
  };

  it('is not given again while its estimate can be restored', () => {
    const test = start();
    const { store, id, leadId } = test;
    store.dispatch(deleteEstimate(id));
    store.dispatch(createEstimate(leadId, FIELDS));
    restoreAll(test);
    expect(new Set(facts(test).map(([number]) => number)).size).toBe(2);
  });

  it.each([
    ['is not given again once a customer was sent it', markEstimateSent, /^\d{4}-002$/],
    ['is free again where a draft was deleted for good', undefined, /^\d{4}-001$/],
  ])('%s', (_what, send, number) => {
    const test = start();
    const { store, id, leadId } = test;
    if (send) store.dispatch(send(id));
    store.dispatch(deleteEstimate(id));
    const ids = selectDeleted(store.getState()).map((record) => record.id);
    store.dispatch(deletionsPurged({ ids }));
    store.dispatch(createEstimate(leadId, FIELDS));
    expect(facts(test)).toEqual([[expect.stringMatching(number), 'Draft']]);
  });

  it('is not that of a version that was deleted', () => {
    const test = start();
    const { store, id } = test;
    store.dispatch(markEstimateSent(id));
    store.dispatch(deleteEstimate(store.dispatch(createNextVersion(id)) ?? ''));
    store.dispatch(createNextVersion(id));
    restoreAll(test);
    expect(new Set(facts(test).map(([number]) => number)).size).toBe(3);
  });
});

describe('the next version', () => {
  it.each([
    ['is valid as long as the one before', '2026-12-01', '2026-12-01'],
    ['is valid to the end of today', '2026-11-20', '2026-11-20'],
    ['is valid for a month where the time of the one before is over', '2026-11-19', '2026-12-20'],
    ['has no end where the one before has none', '', ''],
  ])('%s', (_what, validUntil, expected) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 23) });
    const { store, id, estimates } = start();
    store.dispatch(saveEstimate(id, { ...FIELDS, validUntil }));
    store.dispatch(markEstimateSent(id));
    const next = store.dispatch(createNextVersion(id));
    expect(estimates().find((estimate) => estimate.id === next)?.validUntil).toBe(expected);
  });

  it('is valid as the form says', () => {
    const { store, id, estimates } = start();
    store.dispatch(createNextVersion(id, { ...FIELDS, validUntil: '2020-01-31' }));
    expect(estimates().map(({ validUntil }) => validUntil)).toContain('2020-01-31');
  });
});
