import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../src/domain/leads/schema';
import { customerEmailSent } from '../../../src/domain/projects/events';
import { emptyProject, projectFromLead } from '../../../src/domain/projects/newProjects';
import { byUrgency, leadStageAfter } from '../../../src/domain/projects/rules';
import type { Project, ProjectNote } from '../../../src/domain/projects/schema';
import { projectsSlice, selectProjects } from '../../../src/domain/projects/slice';
import { samplesRemoved, seedDataLoaded } from '../../../src/domain/system/events';
import { aLead, aProject } from '../../support/entities';
import { makeStore } from '../../support/store';

describe('the stage to which a job moves its lead', () => {
  it.each<[Project['status'], Stage, Stage | undefined]>([
    ['Scheduled', 'Job Accepted', 'Work Scheduled'],
    ['In Progress', 'New Lead', 'Work In Progress'],
    ['Completed', 'Work In Progress', 'Work Completed'],
    ['Invoiced', 'Work Completed', 'Invoice Sent'],
    ['Paid', 'Invoice Sent', 'Paid'],
    ['Paid', 'New Lead', 'Paid'],
    ['Paid', 'Follow-up', undefined],
    ['Completed', 'Work Completed', undefined],
    ['On Hold', 'Work Scheduled', undefined],
    ['Scheduled', 'Work Scheduled', undefined],
    ['Scheduled', 'Work Completed', undefined],
    ['Approved', 'New Lead', undefined],
    ['Cancelled', 'New Lead', undefined],
    ['Scheduled', 'A stage of a newer version' as Stage, undefined],
  ])('by %s, from %s, is %s', (status, from, to) => expect(leadStageAfter(status, from)).toBe(to));
});

describe('the jobs by urgency', () => {
  it('are open ones by their date, the undated last; then settled ones, last due first', () => {
    const due = (title: string, estimatedCompletionDate: string, status: Project['status']) =>
      aProject({ title, estimatedCompletionDate, status });
    const jobs = [
      due('settled, undated', '', 'Cancelled'),
      due('settled early', '2026-11-01', 'Paid'),
      due('open, undated', '', 'Approved'),
      due('open late', '2026-12-01', 'On Hold'),
      due('settled late', '2026-11-20', 'Completed'),
      due('open soon, b', '2026-11-21', 'Approved'),
      due('open soon, a', '2026-11-21', 'In Progress'),
    ];
    const expected = [
      'open soon, a',
      'open soon, b',
      'open late',
      'open, undated',
      'settled late',
      'settled early',
      'settled, undated',
    ];
    const titles = (some: Project[]) => some.toSorted(byUrgency).map(({ title }) => title);
    expect(titles(jobs)).toEqual(expected);
    expect(titles(jobs.toReversed())).toEqual(expected);
  });
});

describe('a new job', () => {
  const empty = {
    title: '',
    description: '',
    customerId: '',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    address: '',
    city: '',
    state: 'NH',
    zipCode: '',
    status: 'Quote Requested',
    priority: 'Medium',
    estimatedValue: 0,
    startDate: '',
    estimatedCompletionDate: '',
    tags: [],
  };

  it('has the defaults of the specification', () => expect(emptyProject('NH')).toEqual(empty));

  it('of a lead has its customer, address, value and tags, and is approved', () => {
    const lead = aLead({
      serviceType: 'Painting',
      projectDescription: 'Two coats',
      email: 'ada@example.com',
      phone: '(802) 555-0120',
      address: '4 Mill St',
      city: 'Essex',
      state: 'NH',
      zipCode: '05452',
      priority: 'High',
      estimatedValue: 900,
      tags: ['deck'],
    });
    expect(projectFromLead(lead)).toEqual({
      ...empty,
      title: 'Two coats',
      description: 'Two coats',
      customerId: lead.id,
      customerName: 'Ada Brook',
      customerEmail: 'ada@example.com',
      customerPhone: '(802) 555-0120',
      address: '4 Mill St',
      city: 'Essex',
      zipCode: '05452',
      status: 'Approved',
      priority: 'High',
      estimatedValue: 900,
      tags: ['deck'],
    });
  });
});

describe('the title of a job that is made from a lead', () => {
  const long = 'I would like the kitchen faucet repaired because it drips  all night long';
  it.each([
    ['Kitchen faucet drips', 'Kitchen faucet drips'],
    ['Kitchen faucet drips... It is a Delta.', 'Kitchen faucet drips'],
    ['Faucet 2.5 gpm\nCall before', 'Faucet 2.5 gpm'],
    ['Replace approx. 3 boards. Thanks', 'Replace approx. 3 boards'],
    ['Door at a camp in St. Albans. Thanks', 'Door at a camp in St. Albans'],
    ['Mr. Roy’s porch. It leaks.', 'Mr. Roy’s porch'],
    ['Leak! call me', 'Leak'],
    [
      "Hi this is Ada, I'm at 12 Oak St. My porch steps are rotten. Thanks!",
      'My porch steps are rotten',
    ],
    ['Hello there!\n\n Good morning.\nThe door sticks', 'The door sticks'],
    ['Hi, can you fix a door?', 'Hi, can you fix a door'],
    ['High ceiling to paint. Two coats', 'High ceiling to paint'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(70), `${'x'.repeat(60)}…`],
    [`${'x'.repeat(59)}🏠🏠`, `${'x'.repeat(59)}…`],
    [long, 'I would like the kitchen faucet repaired because it drips…'],
    ['Details to follow', 'Outdoor Projects for Ada Brook'],
    ['', 'Outdoor Projects for Ada Brook'],
  ])('that says "%s" is "%s"', (projectDescription, title) => {
    const lead = aLead({ projectDescription, serviceType: 'Outdoor Projects' });
    expect(projectFromLead(lead).title).toBe(title);
  });

  it('has neither the words nor the tag of a lead without details', () => {
    const lead = aLead({ projectDescription: 'Details to follow', tags: ['details-missing', 'a'] });
    expect(projectFromLead(lead)).toMatchObject({ description: '', tags: ['a'] });
  });

  it('has what was noted of a call as the work of a lead without details', () => {
    const lead = aLead({
      projectDescription: 'Details to follow',
      notes: 'Rotten steps. Call Bert',
    });
    expect(projectFromLead(lead)).toMatchObject({
      title: 'Rotten steps',
      description: 'Rotten steps. Call Bert',
    });
  });
});

describe('the stored jobs', () => {
  const opened = (entities: Project[]) => {
    const { store } = makeStore();
    store.dispatch(seedDataLoaded({ entry: 'projects', entities }));
    return store;
  };

  it('are listed last updated first', () => {
    const store = opened([
      aProject({ id: 1, lastUpdated: '2026-11-02T12:00:00.000Z' }),
      aProject({ id: 2, lastUpdated: '2026-11-03T12:00:00.000Z' }),
      aProject({ id: 3, lastUpdated: '2026-11-01T12:00:00.000Z' }),
    ]);
    expect(selectProjects(store.getState()).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('forget their lead when it goes with the samples', () => {
    const store = opened([
      aProject({ id: 1, customerId: 'sample' }),
      aProject({ id: 2, customerId: 'own' }),
    ]);
    store.dispatch(samplesRemoved({ ids: { leads: ['sample'] } }));
    store.dispatch(samplesRemoved({ ids: { posts: ['p'] } }));
    const { entities } = projectsSlice.selectSlice(store.getState());
    expect([entities[1]?.customerId, entities[2]?.customerId]).toEqual(['', 'own']);
  });

  it('note the e-mail of one note alone', () => {
    const note = (id: string): ProjectNote => ({
      id,
      content: id,
      isPublic: true,
      createdBy: 'Admin',
      createdDate: '2026-11-01T12:00:00.000Z',
      emailSent: false,
    });
    const store = opened([aProject({ notes: [note('a'), note('b')] })]);
    store.dispatch(customerEmailSent({ projectId: 1, projectTitle: 'x', noteId: 'b' }));
    const [project] = selectProjects(store.getState());
    expect(project?.notes.map(({ emailSent }) => emailSent)).toEqual([false, true]);
  });
});
