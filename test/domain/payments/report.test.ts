import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../src/domain/leads/schema';
import {
  hoursToContact,
  median,
  paidReport,
  paymentFacts,
  type ReportBooks,
} from '../../../src/domain/payments/report';
import { aCommunication, aLead, aPayment, aProject } from '../../support/entities';

const books = (facts: Partial<ReportBooks> = {}): ReportBooks => ({
  leads: [],
  leadEntities: Object.fromEntries((facts.leads ?? []).map((lead) => [lead.id, lead])),
  projects: [],
  payments: [],
  updates: [],
  paidSince: new Map(),
  ...facts,
});

const at = (day: string): string => `${day}T12:00:00.000Z`;
const spokenAt = (dateTime: string, type: 'call' | 'note' = 'call') =>
  aCommunication({ id: dateTime, type, dateTime });

describe('a median', () => {
  it.each([
    [[], undefined],
    [[3], 3],
    [[9, 1, 2], 2],
    [[1, 10, 2, 3], 2.5],
  ])('of %j is %s', (numbers, expected) => expect(median(numbers)).toBe(expected));
});

describe('the first contact', () => {
  it.each<[string, Lead['communications'], number | undefined]>([
    ['is none without a conversation', [], undefined],
    ['is no note', [spokenAt('2026-11-01T13:00:00.000Z', 'note')], undefined],
    [
      'is the earliest of several',
      [spokenAt('2026-11-02T12:00:00.000Z'), spokenAt('2026-11-01T15:00:00.000Z')],
      3,
    ],
    ['is never before the request', [spokenAt('2026-10-30T12:00:00.000Z')], 0],
  ])('%s', (_name, communications, hours) => {
    expect(hoursToContact(aLead({ communications }))).toBe(hours);
  });
});

describe('what a payment is about', () => {
  const payment = aPayment({ projectId: 1, leadId: 'a', customerName: 'Stored' });
  const lead = aLead({ id: 'a', leadSource: 'Referral' });
  it.each([
    [
      'its job and lead',
      { a: lead },
      { 1: aProject({}) },
      ['Ada Brook', 'Back steps', 'Referral', false],
    ],
    ['its lead', { a: lead }, {}, ['Ada Brook', 'General Repairs', 'Referral', false]],
    ['its job', {}, { 1: aProject({}) }, ['Ada Brook', 'Back steps', 'Phone Call', false]],
    ['what was stored', {}, {}, ['Stored', 'General Repairs', 'Phone Call', true]],
  ] as const)('is %s', (_name, leads, projects, expected) => {
    const { customerName, job, leadSource, isDeleted } = paymentFacts(payment, leads, projects);
    expect([customerName, job, leadSource, isDeleted]).toEqual(expected);
  });
});

describe('where paid jobs come from', () => {
  const leads = [
    aLead({ id: 'a', leadSource: 'Referral', stage: 'Paid', createdDate: at('2026-10-01') }),
    aLead({ id: 'b', leadSource: 'Referral', createdDate: at('2026-11-02') }),
    aLead({
      id: 'c',
      leadSource: 'Nextdoor',
      serviceType: 'Painting',
      stage: 'Job Accepted',
      createdDate: at('2026-11-03'),
    }),
    aLead({ id: 'd', leadSource: 'Nextdoor', serviceType: 'Other', createdDate: at('2025-11-03') }),
    aLead({ id: 'e', leadSource: 'Email', serviceType: 'Painting', createdDate: at('2025-12-01') }),
  ];
  const all = books({
    leads,
    projects: [aProject({ id: 1, customerId: 'a', status: 'Paid' })],
    payments: [
      aPayment({ id: '2', leadId: '-', leadSource: 'Referral', projectId: 1, amountCents: 30_000 }),
      aPayment({ id: '1', leadId: 'a', projectId: 1, amountCents: 20_000, day: '2026-10-11' }),
      aPayment({ id: '3', leadId: 'gone', leadSource: 'Walk-in', amountCents: 700 }),
      aPayment({ id: '4', leadId: '', leadSource: '', amountCents: 500, day: '2025-01-02' }),
    ],
    paidSince: new Map([['a', at('2026-12-24')]]),
  });
  it.each([
    [
      'source',
      '2026',
      [
        ['Referral', 2, 1, 1, 50_000, 50],
        ['Walk-in', 0, 0, 0, 700, undefined],
        ['Nextdoor', 1, 1, 0, 0, undefined],
      ],
    ],
    [
      'service',
      '',
      [
        ['General Repairs', 2, 1, 1, 51_200, 50],
        ['Painting', 2, 1, 0, 0, undefined],
        ['Other', 1, 0, 0, 0, undefined],
      ],
    ],
    [
      'month',
      '2026',
      [
        ['2026-10', 1, 1, 1, 20_000, 50],
        ['2026-11', 2, 1, 0, 30_700, undefined],
      ],
    ],
    [
      'source',
      '2025',
      [
        ['Not known', 0, 0, 0, 500, undefined],
        ['Email', 1, 0, 0, 0, undefined],
        ['Nextdoor', 1, 0, 0, 0, undefined],
      ],
    ],
    ['source', '2024', []],
  ] as const)('by %s in “%s”', (by, period, expected) => {
    const { lines, total } = paidReport(all, by, period);
    expect(
      lines.map((line) => [
        line.label,
        line.leads,
        line.won,
        line.paid,
        line.receivedCents,
        line.daysToPaid,
      ]),
    ).toEqual(expected);
    const sum = lines.reduce((cents, { receivedCents }) => cents + receivedCents, 0);
    expect([total.label, total.receivedCents]).toEqual(['All', sum]);
  });

  it.each([
    ['a job under way', 'In Progress', 1, 0],
    ['a paid job', 'Paid', 1, 1],
    ['a quote', 'Quote Provided', 0, 0],
    ['a cancelled job', 'Cancelled', 0, 0],
  ] as const)('counts as won by %s, %s: %i, as paid: %i', (_name, status, won, paid) => {
    const some = books({
      leads: [aLead({ id: 'a' })],
      projects: [aProject({ customerId: 'a', status })],
    });
    expect(paidReport(some, 'source', '').total).toMatchObject({ won, paid });
  });

  it.each<[string, Partial<ReportBooks>, number | undefined]>([
    [
      'by its job',
      {
        updates: [
          { projectId: 1, oldStatus: 'Invoiced', newStatus: 'Paid', updatedDate: at('2026-11-09') },
          { projectId: 1, oldStatus: 'Paid', newStatus: 'On Hold', updatedDate: at('2026-11-12') },
        ],
      },
      8,
    ],
    ['itself', { paidSince: new Map([['a', at('2026-11-04')]]) }, 3],
    ['by nothing known', {}, undefined],
  ])('without a payment counts the days until a lead came to Paid %s', (_name, facts, days) => {
    const leads = ['a', 'b'].map((id) => aLead({ id, stage: 'Paid' }));
    const some = books({ leads, projects: [aProject({ customerId: 'a' })], ...facts });
    expect(paidReport(some, 'source', '').total.daysToPaid).toBe(days);
  });
});
