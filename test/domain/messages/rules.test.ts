import { describe, expect, it } from 'vitest';
import { business } from '../../../src/business';
import { estimateSummary } from '../../../src/domain/estimates/rules';
import { nextAppointment } from '../../../src/domain/leads/appointments';
import {
  estimateFacts,
  fillTemplate,
  isToldOf,
  jobFacts,
  leadFacts,
  suggestedTemplate,
  templateText,
  textsAfterWork,
  unfilled,
} from '../../../src/domain/messages/rules';
import type { Project } from '../../../src/domain/projects/schema';
import { aLead, anAppointment, anEstimate, aProject } from '../../support/entities';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const VALUED = aLead({ estimatedValue: 9 });
const aJob = (facts: Partial<Project> = {}): Project => aProject({ estimatedValue: 800, ...facts });

describe('a template', () => {
  it.each([
    [
      'Hi {name}, {day} at {time}?',
      { name: 'Ada', day: 'Monday', time: '9:00 AM' },
      'Hi Ada, Monday at 9:00 AM?',
    ],
    ['{amount} and {amount}', { amount: '$1' }, '$1 and $1'],
    ['On {day}', {}, 'On [day]'],
    ['Hi {name}', { name: '' }, 'Hi [name]'],
    ['{Name}: { day }, {TIME}', { name: 'Ada', day: 'Monday' }, 'Ada: Monday, [time]'],
    ['{toString} {Other} {na me} {}', { name: 'Ada' }, '{toString} {Other} {na me} {}'],
    ['Hi {name}', { name: '{day} $& $1' }, 'Hi {day} $& $1'],
  ])('%s filled with %o says %s', (template, facts, message) => {
    expect(fillTemplate(template, facts)).toBe(message);
  });

  it('has the owner’s words, or the default ones', () => {
    const id = 'template.thank-you';
    expect(templateText({ [id]: { id, value: 'Thanks' } }, 'thank-you')).toBe('Thanks');
    expect(templateText({}, 'thank-you')).toContain('{business}');
  });

  it('tells what was not known', () => {
    expect(unfilled('Hi [name], [day]? [other] {} {a b}')).toEqual(['[name]', '[day]']);
    expect(unfilled('Hi {firstname}, [day]?')).toEqual(['[day]', '{firstname}']);
  });
});

describe('the template of a message', () => {
  it.each([
    ['New Lead', false, 'first-contact'],
    ['New Lead', true, 'visit-confirmed'],
    ['Estimate Provided', false, 'estimate-sent'],
    ['Job Accepted', true, 'visit-confirmed'],
    ['In Progress', false, 'on-my-way'],
    ['Completed', true, 'thank-you'],
    ['Invoice Sent', false, 'thank-you'],
    ['Invoiced', true, 'invoice'],
    ['Paid', true, 'review-request'],
    ['Quoted', false, 'first-contact'],
  ])('at %s, with a visit: %s, is %s', (progress, hasVisit, template) => {
    expect(suggestedTemplate(progress, hasVisit)).toBe(template);
  });
});

describe('what a message is filled with', () => {
  it('for a lead: its value and next visit', () => {
    const lead = aLead({
      estimatedValue: 1250,
      appointments: [
        anAppointment({ scheduledDate: '2026-11-19' }),
        anAppointment({ scheduledDate: '2026-11-26' }),
        anAppointment(),
        anAppointment({ scheduledDate: '2026-11-21', status: 'cancelled' }),
      ],
    });
    expect(leadFacts(lead, nextAppointment(lead, NOW))).toEqual({
      business: business.name,
      review: business.reviewLink,
      day: 'Tue, Nov 24',
      time: '10:00 AM',
      amount: '$1,250',
    });
  });

  it('for a lead without either: the business alone', () => {
    expect(leadFacts(aLead())).toEqual({
      business: business.name,
      review: business.reviewLink,
    });
  });

  it.each([
    ['a job costs', () => jobFacts(aJob({ actualCost: 950 })), '$950'],
    ['a job should cost', () => jobFacts(aJob()), '$800'],
    ['nobody knows', () => jobFacts(aJob({ estimatedValue: 0 })), undefined],
    ['is owed for a job', () => jobFacts(aJob(), undefined, 12_345), '$123.45'],
    ['a lead owes', () => leadFacts(aLead(), undefined, 5_000), '$50'],
    ['an estimate adds up to', () => estimateFacts(VALUED, anEstimate()), '$240'],
    ['a lead is worth', () => estimateFacts(VALUED, anEstimate({ lines: [] })), '$9'],
  ])('what %s', (_what, facts, amount) => {
    expect(facts().amount).toBe(amount);
  });

  it('for an estimate: what it says', () =>
    expect(estimateFacts(aLead(), anEstimate()).estimate).toBe(estimateSummary(anEstimate())));

  it('for a job made from a lead: the visit of that lead', () => {
    expect(jobFacts(aJob(), anAppointment()).time).toBe('10:00 AM');
  });
});

it.each([
  ['I will see you on Wed, Dec 2 at 8:00 AM.', true],
  ['On Wed, Dec 23, not before. See you Wed, Dec 2', true],
  ['I will see you on Wed, Dec 23 at 8:00 AM.', false],
  ['', false],
])('%j tells of a visit on December 2: %s', (message, isTold) =>
  expect(isToldOf(message, '2026-12-02')).toBe(isTold),
);

describe('the default words after the work', () => {
  const link = 'https://example.com/review';

  it.each(['thank-you', 'review-request'] as const)('lead to the reviews: %s', (id) => {
    const message = fillTemplate(textsAfterWork(link)[id], {
      name: 'Ada',
      business: 'Us',
      review: link,
    });
    expect(message).toMatch(/ a short review[^.]*: https:\/\/example\.com\/review$/);
  });

  it.each(['thank-you', 'review-request'] as const)('need no link: %s', (id) => {
    const text = textsAfterWork('')[id];
    expect(text).toMatch(/\.$/);
    const message = fillTemplate(text, { name: 'Ada', business: 'Us', review: '' });
    expect(unfilled(message)).toEqual([]);
  });

  it('of the owner’s own are flagged where they name a link that is not there', () => {
    expect(unfilled(fillTemplate('Please write: {review}', { review: '' }))).toEqual(['[review]']);
  });
});
