import { describe, expect, it } from 'vitest';
import { galleryProjectOf, postOf } from '../../../src/domain/projects/showing';
import type { Project } from '../../../src/domain/projects/schema';
import { newProject } from '../../support/entities';

const aJob = (facts: Partial<Project> = {}): Project => ({
  ...newProject({ city: 'Essex', address: '4 Elm St', customerEmail: 'ada@example.com' }),
  id: 1,
  status: 'Completed',
  notes: [],
  attachments: [],
  createdDate: '2026-11-01T12:00:00.000Z',
  lastUpdated: '2026-11-01T12:00:00.000Z',
  ...facts,
});

const PAIR = { before: 'https://example.com/a.jpg', after: 'https://example.com/b.jpg' };

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
    ['Call 802.555.0120 or 555 0120', 'Call … or …'],
    ['Mail ada@example.com', 'Mail …'],
    ['Done 2026-11-20, part 555-0199', 'Done 2026-11-20, part 555-0199'],
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
