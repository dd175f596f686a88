import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveLead } from '../../../src/domain/leads/commands';
import { followUpDateFor } from '../../../src/domain/leads/rules';
import type { Stage } from '../../../src/domain/leads/schema';
import {
  addAttachment,
  addNote,
  removeAttachment,
  saveProject,
  updateStatus,
} from '../../../src/domain/projects/commands';
import {
  customerEmailSent,
  noteAdded,
  projectDeleted,
  projectEdited,
  statusChanged,
} from '../../../src/domain/projects/events';
import { projectFromLead } from '../../../src/domain/projects/newProjects';
import {
  EMAIL_DELAY_MS,
  leadsInWork,
  isActiveProject,
  isOverdue,
  isUnpaidWork,
  totalValue,
} from '../../../src/domain/projects/rules';
import type { NewProject, Project, ProjectStatus } from '../../../src/domain/projects/schema';
import { matchesProjectFilter } from '../../../src/domain/projects/search';
import { isDone } from '../../../src/domain/projects/showing';
import {
  selectActiveProjects,
  selectProjectOfLead,
  selectStatusUpdateEntities,
} from '../../../src/domain/projects/slice';
import { seedDataLoaded, storageRestored } from '../../../src/domain/system/events';
import { newProject, aProject } from '../../support/entities';
import { makeStore, undoLast, withLead } from '../../support/store';

const NOW = '2026-11-20T15:00:00.000Z';
beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW) }));

const withProject = () => {
  const test = makeStore();
  const id = test.addJob();
  const project = (): Project => {
    const found = test.jobOf(id);
    if (!found) throw new Error('The project is gone');
    return found;
  };
  test.events.length = 0;
  return { ...test, id, project };
};

describe('the rules of projects', () => {
  it.each<
    [
      ProjectStatus,
      isActive: boolean,
      canBeLate: boolean,
      isWork: boolean,
      isShown: boolean,
      boolean,
    ]
  >([
    ['Quote Requested', false, true, false, false, false],
    ['Quote Provided', false, true, false, false, false],
    ['Approved', true, true, true, false, false],
    ['Scheduled', true, true, true, false, false],
    ['In Progress', true, true, true, false, false],
    ['Completed', false, false, true, true, true],
    ['Invoiced', false, false, true, true, true],
    ['Paid', false, false, true, true, false],
    ['On Hold', false, true, false, false, false],
    ['Cancelled', false, false, false, false, false],
  ])(
    'a job that is %s is active: %s; it can be late: %s, be work for its lead: %s, be shown: %s, be unpaid: %s',
    (status, isActive, ...others) => {
      const job = aProject({ status, customerId: '1-a', estimatedCompletionDate: '2026-11-19' });
      expect(isActiveProject(job)).toBe(isActive);
      const isWork = leadsInWork([job]).has('1-a');
      const isLate = isOverdue(job, new Date(NOW));
      expect([isLate, isWork, isDone(job), isUnpaidWork(job)]).toEqual(others);
    },
  );

  it.each([
    ['yesterday', '2026-11-19', true],
    ['today: the day is not over', '2026-11-20', false],
    ['tomorrow', '2026-11-21', false],
    ['unknown', '', false],
  ])('a job due %s', (_when, estimatedCompletionDate, isLate) => {
    expect(isOverdue({ status: 'In Progress', estimatedCompletionDate }, new Date(NOW))).toBe(
      isLate,
    );
  });

  it('only active jobs are worth something', () => {
    const worth = (status: Project['status'], estimatedValue: number) =>
      aProject({ status, estimatedValue });
    expect(
      totalValue([worth('Approved', 100), worth('On Hold', 1_000), worth('In Progress', 20)]),
    ).toBe(120);
  });

  it.each([
    [{ search: 'STEPS', status: '' }, true],
    [{ search: 'ada b', status: '' }, true],
    [{ search: 'treads', status: '' }, true],
    [{ search: '802.555.0120', status: '' }, true],
    [{ search: 'swanton', status: '' }, true],
    [{ search: 'ada@example', status: '' }, true],
    [{ search: 'cedar', status: '' }, true],
    [{ search: '802 555 0199', status: '' }, false],
    [{ search: 'nobody', status: '' }, false],
    [{ search: 'stepsada', status: '' }, false],
    [{ search: '', status: 'Paid' }, false],
    [{ search: '', status: 'Quote Requested' }, true],
  ])('narrowed by %j', (filter, isShown) => {
    const facts = { city: 'Swanton', customerEmail: 'ada@example.com', tags: ['cedar'] };
    expect(matchesProjectFilter({ ...withProject().project(), ...facts }, filter)).toBe(isShown);
  });
});

describe('projects', () => {
  it('made in the same millisecond have different ids, also from those of another tab', () => {
    const { store, addJob, jobs } = makeStore();
    const first = addJob();
    const entities = Array.from({ length: 9 }, (_, index) => aProject({ id: first + 1 + index }));
    store.dispatch(seedDataLoaded({ entry: 'projects', entities }));
    expect(addJob()).not.toBe(addJob());
    expect(jobs()).toHaveLength(12);
  });

  it('are saved field by field, and a moved status is logged without a note', () => {
    const { store, id, project, events } = withProject();
    store.dispatch(
      saveProject(id, { ...newProject({ title: 'Front steps' }), status: 'Approved' }),
    );
    expect(project()).toMatchObject({ title: 'Front steps', status: 'Approved', notes: [] });
    expect(events).toMatchObject([
      { type: statusChanged.type, payload: { note: '', isPublic: false } },
      { type: projectEdited.type, payload: { changes: { title: 'Front steps' } } },
    ]);
    events.length = 0;
    store.dispatch(
      saveProject(id, { ...newProject({ title: 'Front steps' }), status: 'Approved' }),
    );
    expect(events).toEqual([]);
  });

  it('keep the time of their last update where an edit changes nothing', () => {
    const { store, id, project } = withProject();
    const about = { projectId: id, projectTitle: 'Back steps' };
    vi.setSystemTime(Date.parse(NOW) + 60_000);
    store.dispatch(projectEdited({ ...about, changes: {} }));
    expect(project().lastUpdated).toBe(NOW);
    store.dispatch(projectEdited({ ...about, changes: { city: 'Essex' } }));
    expect(project().lastUpdated).toBe('2026-11-20T15:01:00.000Z');
  });

  it('have pictures, each removed by itself and by Undo', () => {
    const { store, id, project } = withProject();
    const add = (name: string) =>
      store.dispatch(
        addAttachment(id, { name, note: '', url: '', picture: `picture:${'a'.repeat(20)}` }),
      );
    add('Before');
    add('After');
    const [before, after] = project().attachments;
    expect([before?.name, after?.name]).toEqual(['Before', 'After']);
    expect(before?.uploadDate).toBe(NOW);
    store.dispatch(removeAttachment(id, before ?? { id: '', name: '' }));
    expect(project().attachments).toEqual([after]);
    undoLast({ store });
    expect(
      project()
        .attachments.map(({ name }) => name)
        .sort(),
    ).toEqual(['After', 'Before']);
  });

  it('can be deleted; its updates tolerate that', () => {
    const { store, id, jobOf } = withProject();
    store.dispatch(updateStatus(id, { status: 'Paid', note: '', isPublic: false }));
    store.dispatch(projectDeleted({ projectId: id, projectTitle: 'Back steps' }));
    expect(jobOf(id)).toBeUndefined();
    expect(Object.values(selectStatusUpdateEntities(store.getState()))).toHaveLength(1);
  });

  it('are not moved to the status that they have', () => {
    const { store, id, types } = withProject();
    store.dispatch(updateStatus(id, { status: 'Quote Requested', note: 'x', isPublic: true }));
    expect(types()).not.toContain(statusChanged.type);
  });

  it('are selected by what they are: active, made from a lead', () => {
    const { store, addJob } = makeStore();
    const make = (facts: Parameters<typeof newProject>[0]) => addJob(facts);
    const active = make({ status: 'In Progress', customerId: 'lead-1' });
    make({ status: 'On Hold', estimatedCompletionDate: '2026-11-01' });
    const state = store.getState();
    expect(selectActiveProjects(state).map(({ id }) => id)).toEqual([active]);
    expect(selectProjectOfLead(state, 'lead-1')?.id).toBe(active);
    expect(selectProjectOfLead(state, 'lead-2')).toBeUndefined();
  });
});

describe('a status update', () => {
  it('without a note logs a record and adds no note', () => {
    const { store, id, project } = withProject();
    store.dispatch(updateStatus(id, { status: 'Approved', note: '  ', isPublic: true }));
    expect(Object.values(selectStatusUpdateEntities(store.getState()))).toEqual([
      expect.objectContaining({
        projectId: id,
        oldStatus: 'Quote Requested',
        newStatus: 'Approved',
        note: '',
        isPublicUpdate: true,
        updatedBy: 'Admin',
        updatedDate: NOW,
      }),
    ]);
    expect(project().notes).toEqual([]);
  });

  it.each([true, false])('with a note adds one that says what changed, public: %s', (isPublic) => {
    const { store, id, project } = withProject();
    store.dispatch(updateStatus(id, { status: 'Approved', note: 'Start Monday', isPublic }));
    expect(project().notes).toEqual([
      expect.objectContaining({
        content: 'Status changed from Quote Requested to Approved: Start Monday',
        isPublic,
        createdBy: 'Admin',
        emailSent: false,
      }),
    ]);
  });
});

describe('a correction of a lead', () => {
  const MOVED = { phone: '(802) 555-0139', address: '40 Mill Road', city: 'Jericho' };
  const correct = (status: ProjectStatus, own: Partial<NewProject> = {}) => {
    const test = withLead({ address: '4 Mill Road' });
    const { store, leadId, lead, addJob, jobOf } = test;
    const id = addJob({ ...projectFromLead(lead()), status, ...own });
    store.dispatch(saveLead(leadId, { ...lead(), ...MOVED, lastName: 'Roy' }));
    const { customerName, customerPhone, address, city } = jobOf(id) ?? aProject();
    return { ...test, id, facts: [customerName, customerPhone, address, city] };
  };

  it.each<[string, ProjectStatus, Partial<NewProject>, string[]]>([
    ['reaches its job', 'Scheduled', {}, ['Ada Roy', MOVED.phone, MOVED.address, MOVED.city]],
    [
      'leaves the place at which a job is done',
      'Paid',
      {},
      ['Ada Roy', MOVED.phone, '4 Mill Road', 'Essex'],
    ],
    [
      'leaves what the job has of its own',
      'Scheduled',
      { customerName: 'Ben Brook', customerPhone: '(802) 555-0150', address: '9 Camp Lane' },
      ['Ben Brook', '(802) 555-0150', '9 Camp Lane', 'Essex'],
    ],
    [
      'knows what is written otherwise, or lacks a part of the place',
      'Scheduled',
      { customerName: 'ada brook', customerPhone: '8025550120', city: '' },
      ['Ada Roy', MOVED.phone, MOVED.address, MOVED.city],
    ],
  ])('%s', (_what, status, own, facts) => {
    expect(correct(status, own).facts).toEqual(facts);
  });

  it('is taken back in its job too, and tells nothing of a job that it does not change', () => {
    const { store, id, jobOf, types, leadId, lead } = correct('Scheduled');
    undoLast({ store });
    expect(jobOf(id)).toMatchObject({ customerPhone: lead().phone, address: '4 Mill Road' });
    store.dispatch(saveLead(leadId, { ...lead(), notes: 'Knock' }));
    expect(types().filter((type) => type === projectEdited.type)).toHaveLength(1);
  });
});

describe('the lead of a job', () => {
  /** A lead at a stage, and its job at a status. */
  function withJob(stage: Stage, status: ProjectStatus) {
    const test = withLead({ stage });
    return { ...test, jobId: test.addJob({ customerId: test.leadId, status }) };
  }

  it.each<[ProjectStatus, Stage, Stage]>([
    ['Scheduled', 'Job Accepted', 'Work Scheduled'],
    ['Scheduled', 'Paid', 'Paid'],
    ['Cancelled', 'Job Accepted', 'Job Accepted'],
  ])('is moved forward by a job that becomes %s: from %s to %s', (status, stage, after) => {
    const { store, jobId, lead } = withJob(stage, 'Quote Requested');
    store.dispatch(updateStatus(jobId, { status, note: '', isPublic: false }));
    expect(lead()?.stage).toBe(after);
  });

  it('is moved by a job that begins further on, with the follow-up of its stage', () => {
    const { lead } = withJob('Job Accepted', 'Completed');
    expect(lead()).toMatchObject({
      stage: 'Work Completed',
      nextFollowUpDate: followUpDateFor('Work Completed', new Date(NOW))?.toString(),
    });
  });
});

describe('the simulated e-mail', () => {
  it('goes out about a second after a public note, and not before', async () => {
    const { store, id, project } = withProject();
    store.dispatch(addNote(id, { content: ' Footings are in ', isPublic: true }));
    await vi.advanceTimersByTimeAsync(EMAIL_DELAY_MS - 1);
    store.dispatch(addNote(id, { content: 'Framing is up', isPublic: true }));
    expect(project().notes[0]?.emailSent).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(project().notes).toMatchObject([
      { content: 'Footings are in', emailSent: true },
      { content: 'Framing is up', emailSent: false },
    ]);
  });

  it('does not go out after an internal note', async () => {
    const { store, id, project, types } = withProject();
    store.dispatch(addNote(id, { content: 'Key is under the mat' }));
    await vi.advanceTimersByTimeAsync(10 * EMAIL_DELAY_MS);
    expect(project().notes[0]?.emailSent).toBe(false);
    expect(types()).toEqual([noteAdded.type]);
  });

  it('goes out once after a start where it was still waiting', async () => {
    const { store, types, jobOf } = makeStore({ isRestored: false });
    const waiting = {
      ...withProject().project(),
      notes: [false, true].map((emailSent) => ({
        id: `note-${emailSent}`,
        content: 'x',
        isPublic: true,
        createdBy: 'Admin',
        createdDate: NOW,
        emailSent,
      })),
    };
    store.dispatch(seedDataLoaded({ entry: 'projects', entities: [waiting] }));
    store.dispatch(storageRestored());
    await vi.advanceTimersByTimeAsync(10 * EMAIL_DELAY_MS);
    expect(types().filter((type) => type === customerEmailSent.type)).toHaveLength(1);
    expect(jobOf(waiting.id)?.notes.map(({ emailSent }) => emailSent)).toEqual([true, true]);
  });

  it('is silent about a project that was deleted meanwhile', async () => {
    const { store, id, types } = withProject();
    store.dispatch(addNote(id, { content: 'x', isPublic: true }));
    store.dispatch(projectDeleted({ projectId: id, projectTitle: 'x' }));
    await vi.advanceTimersByTimeAsync(10 * EMAIL_DELAY_MS);
    expect(types()).not.toContain(customerEmailSent.type);
  });

  it('a blank note is none', () => {
    const { store, id, types } = withProject();
    store.dispatch(addNote(id, { content: ' \n ', isPublic: true }));
    expect(types()).toEqual([]);
  });
});
