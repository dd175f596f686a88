import { describe, expect, it } from 'vitest';
import { createProject, recordConsent } from '../../../src/domain/projects/commands';
import type { Project } from '../../../src/domain/projects/schema';
import { galleryProjectOf, hasConsent, isDone, postOf } from '../../../src/domain/projects/showing';
import { selectProjectById } from '../../../src/domain/projects/slice';
import { consentRecorded } from '../../../src/domain/projects/events';
import { newProject } from '../../support/entities';
import { makeStore } from '../../support/store';

const aJob = (facts: Partial<Project> = {}): Project => ({
  ...newProject({
    title: 'Back steps',
    description: 'New treads.\nCedar.',
    city: 'Essex',
    address: '4 Elm St',
    customerName: 'Ada Brook',
  }),
  id: 1,
  notes: [],
  attachments: [],
  createdDate: '2026-11-01T12:00:00.000Z',
  lastUpdated: '2026-11-01T12:00:00.000Z',
  ...facts,
});
const picture = (name: string) => ({
  id: name,
  name,
  note: '',
  url: '',
  picture: `/${name}.jpg`,
  uploadDate: '2026-11-01T12:00:00.000Z',
});

it.each([
  ['In Progress', false],
  ['Completed', true],
  ['Invoiced', true],
  ['Paid', true],
  ['Cancelled', false],
] as const)('the work of a job at %s can be shown: %s', (status, isShown) => {
  expect(isDone({ status })).toBe(isShown);
});

describe('what is shown of a job', () => {
  const pair = { before: '/a.jpg', after: '/b.jpg' };

  it('is a gallery project with its town, in the category of the service if there is one', () => {
    const shown = galleryProjectOf(aJob(), 'Outdoor Projects', pair);
    expect(shown).toMatchObject({
      title: 'Back steps',
      location: 'Essex, VT',
      category: 'Outdoor Projects',
      beforeImage: '/a.jpg',
      afterImage: '/b.jpg',
    });
    expect(JSON.stringify(shown)).not.toMatch(/Elm|Ada/);
  });

  it.each([
    ['Essex', 'Essex, VT', 'Back steps in Essex'],
    ['', '', 'Back steps'],
  ])('of a job in the town %j', (city, location, title) => {
    expect(galleryProjectOf(aJob({ city }), '', pair).location).toBe(location);
    expect(postOf(aJob({ city })).title).toBe(title);
  });

  it.each([
    ['Outdoor Projects', 'Outdoor Projects'],
    ['Painting & Finishing', 'Interior Painting'],
    ['Carpentry & Woodwork', 'Carpentry'],
    ['Emergency Repair', 'General Repairs'],
    ['Maintenance Package', ''],
    ['Other', ''],
    ['', ''],
  ])('of the service %j has the category %j', (service, category) => {
    expect(galleryProjectOf(aJob(), service, pair).category).toBe(category);
  });

  it('is the draft of a post with its last picture', () => {
    const attachments = [
      picture('old'),
      { ...picture('plan'), picture: undefined },
      picture('new'),
    ];
    expect(postOf(aJob({ attachments }))).toEqual({
      title: 'Back steps in Essex',
      excerpt: 'New treads.',
      content: 'New treads.\nCedar.',
      featuredImage: '/new.jpg',
    });
    expect(postOf(aJob({ city: '', state: '' }))).toMatchObject({
      title: 'Back steps',
      featuredImage: '',
    });
  });
});

it('a consent is recorded with its time, and withdrawn', () => {
  const { store, events } = makeStore();
  const id = store.dispatch(createProject(newProject()));
  const job = () => selectProjectById(store.getState(), id) ?? aJob();
  store.dispatch(recordConsent(id, { by: 'Ada', how: 'By phone' }));
  expect(hasConsent(job())).toBe(true);
  store.dispatch(recordConsent(id, null));
  expect(job()).not.toHaveProperty('consentBy');
  const { length } = events;
  store.dispatch(recordConsent(7, null));
  expect(events).toHaveLength(length);
  store.dispatch(consentRecorded({ projectId: 7, projectTitle: 'Gone', consent: null }));
  expect(selectProjectById(store.getState(), 7)).toBeUndefined();
});
