import { describe, expect, it } from 'vitest';
import { recordConsent } from '../../../src/domain/projects/commands';
import type { Project } from '../../../src/domain/projects/schema';
import { galleryProjectOf, hasConsent, postOf } from '../../../src/domain/projects/showing';
import { aProject } from '../../support/entities';
import { makeStore } from '../../support/store';

const aJob = (facts: Partial<Project> = {}): Project =>
  aProject({
    description: 'New treads.\nCedar.',
    city: 'Essex',
    address: '4 Elm St',
    customerPhone: '(802) 555-0120, (802) 555-0121',
    customerEmail: 'ada@example.com',
    ...facts,
  });
const PAIR = { before: '/a.jpg', after: '/b.jpg' };
const picture = (name: string) => ({
  id: name,
  name,
  note: '',
  url: '',
  picture: `/${name}.jpg`,
  uploadDate: '2026-11-01T12:00:00.000Z',
});

describe('what is shown of a job', () => {
  it('is a gallery project with its town, in the category of the service if there is one', () => {
    const shown = galleryProjectOf(aJob(), 'Outdoor Projects', PAIR);
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
    [{ city: 'Essex' }, 'Essex, VT', 'Back steps in Essex'],
    [{ city: 'Essex', state: '' }, 'Essex', 'Back steps in Essex'],
    [{ city: '' }, '', 'Back steps'],
  ])('of a job in the town %j', (town, location, title) => {
    expect(galleryProjectOf(aJob(town), '', PAIR).location).toBe(location);
    expect(postOf(aJob(town)).title).toBe(title);
  });

  it.each([
    ['Outdoor Projects', 'Outdoor Projects'],
    ['Painting & Finishing', 'Interior Painting'],
    ['Exterior Painting', 'Exterior Painting'],
    ['Carpentry & Woodwork', 'Carpentry'],
    ['Emergency Repair', 'General Repairs'],
    ['Maintenance Package', ''],
    ['Other', ''],
    ['', ''],
  ])('of the service %j has the category %j', (service, category) => {
    expect(galleryProjectOf(aJob(), service, PAIR).category).toBe(category);
  });

  it('is the draft of a post with its last picture', () => {
    const attachments = [
      picture('old'),
      picture('new'),
      { ...picture('plan'), picture: undefined },
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

describe('the texts that are shown of a job, without its customer', () => {
  it.each([
    ['Back steps', 'Back steps'],
    ['General Repairs for Ada Brook', 'General Repairs'],
    ['New job for ada brook', 'New job'],
    ['Porch of Mrs. Brook', 'Porch of Mrs. …'],
  ])('has the title %j as %j', (title, shown) => {
    expect(galleryProjectOf(aJob({ title }), '', PAIR).title).toBe(shown);
    expect(postOf(aJob({ title })).title).toBe(`${shown} in Essex`);
  });

  it.each([
    ['Five treads and a rail', 'Five treads and a rail'],
    ['Ada Brook wants cedar', '… wants cedar'],
    ['ADA BROOK wants cedar', '… wants cedar'],
    ['Brook’s porch: call Ada', '…’s porch: call …'],
    ['Clear the brook behind the house', 'Clear the brook behind the house'],
    ['At 4 elm st, side door', 'At …, side door'],
    ['At 4 Elm St., and 4 ELM  ST again, not 14 Elm St', 'At …., and … again, not 14 Elm St'],
    ['Call (802) 555-0120 first', 'Call … first'],
    ['Call 802.555.0120 or 555 0121', 'Call … or …'],
    ['Mail ada@example.com', 'Mail …'],
    ['Done 2026-11-20, part 501-20995', 'Done 2026-11-20, part 501-20995'],
  ])('has the description %j as %j', (description, shown) => {
    const job = aJob({ description });
    expect(galleryProjectOf(job, '', PAIR).description).toBe(shown);
    expect(postOf(job)).toMatchObject({ excerpt: shown, content: shown });
  });

  it.each([
    ['Ed', 'The shed is painted. Ed holds the key', 'The shed is painted. … holds the key'],
    ['Anna and Tom Berg', 'Sand and paint for Tom', 'Sand and paint for …'],
    ['A. (Al) Berg*', 'A door for Al', 'A door for …'],
    ['', 'A door', 'A door'],
  ])('of the customer %j', (customerName, description, shown) => {
    expect(postOf(aJob({ customerName, description })).content).toBe(shown);
  });
});

it('a consent is recorded with its time, and withdrawn', () => {
  const { store, events, addJob, jobOf } = makeStore();
  const id = addJob();
  const job = () => jobOf(id) ?? aJob();
  store.dispatch(recordConsent(id, { by: 'Ada', how: 'By phone' }));
  expect(hasConsent(job())).toBe(true);
  expect(job()).toMatchObject({ consentBy: 'Ada', consentHow: 'By phone' });
  store.dispatch(recordConsent(id, null));
  expect(hasConsent(job())).toBe(false);
  expect(job()).not.toHaveProperty('consentBy');
  const { length } = events;
  store.dispatch(recordConsent(7, null));
  expect(events).toHaveLength(length);
});
