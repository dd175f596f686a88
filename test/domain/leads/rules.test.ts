import { describe, expect, it } from 'vitest';
import { conversionRate, pipelineValue, stageOverview } from '../../../src/domain/leads/figures';
import {
  addressLine,
  canBecomeProject,
  emptyLead,
  followUpDateFor,
  funnelStage,
  isFollowUpDue,
  isSampleLead,
  isStage,
  laterTodayDate,
  leadFromRequest,
  leadName,
  placeLine,
  requestOfLead,
  requestText,
  townLine,
  splitName,
} from '../../../src/domain/leads/rules';
import {
  LEAD_SOURCES,
  PRIORITIES,
  SERVICE_TYPES,
  STAGES,
  TIMELINE_KEYS,
  TIMELINES,
} from '../../../src/domain/leads/schema';
import { matchesLeadFilter } from '../../../src/domain/leads/search';
import { aLead, estimateRequest } from '../../support/entities';

const NOW = new Date('2026-11-20T15:00:00.000Z');

describe('the closed lists', () => {
  it('are the specification’s, in its order', () => {
    expect(STAGES).toEqual([
      'New Lead',
      'Initial Contact Made',
      'Estimate Scheduled',
      'Estimate Provided',
      'Awaiting Decision',
      'Job Accepted',
      'Work Scheduled',
      'Work In Progress',
      'Work Completed',
      'Invoice Sent',
      'Paid',
      'Follow-up',
    ]);
    expect(PRIORITIES).toEqual(['Low', 'Medium', 'High', 'Emergency']);
    expect(LEAD_SOURCES).toHaveLength(15);
    expect(SERVICE_TYPES).toHaveLength(9);
    expect(Object.values(TIMELINES).map(({ label, priority }) => [label, priority])).toEqual([
      ['Within 2 weeks', 'Medium'],
      ['Within 1 week', 'High'],
      ['ASAP (Emergency)', 'Emergency'],
      ['Flexible timing', 'Low'],
    ]);
  });
});

describe('the follow-up after a move', () => {
  const DUE: Readonly<Record<string, string>> = {
    'Initial Contact Made': '2026-11-22T15:00:00.000Z',
    'Estimate Provided': '2026-11-23T15:00:00.000Z',
    'Work Completed': '2026-11-24T15:00:00.000Z',
    'Follow-up': '2027-01-01T15:00:00.000Z',
  };

  it.each(STAGES)('to %s is after its days, or none', (stage) =>
    expect(followUpDateFor(stage, NOW)).toBe(DUE[stage]),
  );

  it('keeps the minute of the hour', () => {
    const from = new Date('2026-11-20T15:20:00.000Z');
    expect(followUpDateFor('Follow-up', from)).toBe('2027-01-01T15:20:00.000Z');
  });
});

describe('a follow-up is due', () => {
  it.each([
    ['now', NOW.toISOString(), true, true],
    ['a millisecond ago', new Date(NOW.getTime() - 1).toISOString(), true, true],
    ['in a millisecond', new Date(NOW.getTime() + 1).toISOString(), true, false],
    ['never', undefined, true, false],
    ['of an inactive lead', NOW.toISOString(), false, false],
  ])('%s', (_when, nextFollowUpDate, isActive, isDue) => {
    expect(isFollowUpDue(aLead({ nextFollowUpDate, isActive }), NOW)).toBe(isDue);
  });
});

describe('the lead of a request', () => {
  const request = {
    fullName: ' Ada Lynn Brook ',
    email: ' ada@example.com ',
    phone: ' (802) 555-0120 ',
    service: 'Carpentry & Woodwork',
    timeline: 'urgent',
    description: ' A door ',
    town: ' Richmond ',
    time: '',
  } as const;

  it.each(TIMELINE_KEYS)('has what the visitor filled in, trimmed: %s', (timeline) => {
    expect(leadFromRequest({ ...request, timeline })).toEqual({
      ...emptyLead(),
      firstName: 'Ada',
      lastName: 'Lynn Brook',
      email: 'ada@example.com',
      phone: '(802) 555-0120',
      leadSource: 'Website Contact Form',
      serviceType: 'Carpentry & Woodwork',
      city: 'Richmond',
      projectDescription: 'A door',
      priority: TIMELINES[timeline].priority,
      tags: ['website', 'contact-form'],
      notes: `Timeline: ${TIMELINES[timeline].label}`,
      stage: 'New Lead',
    });
  });

  it('has the best time to call in its notes, if one was given', () => {
    expect(leadFromRequest({ ...request, time: ' after 4 ' }).notes).toBe(
      `Timeline: ${TIMELINES.urgent.label}\nBest time to call: after 4`,
    );
  });

  it.each(TIMELINE_KEYS)('is read back as the request: %s', (timeline) => {
    for (const fullName of ['Ada', 'Ada Lynn Brook']) {
      const sent = estimateRequest({ fullName, town: 'Richmond', time: 'after 4', timeline });
      expect(requestOfLead(aLead(leadFromRequest(sent)))).toEqual(sent);
    }
  });
});

describe('names', () => {
  it.each([
    ['Ada Brook', 'Ada', 'Brook'],
    ['Ada Lynn Brook', 'Ada', 'Lynn Brook'],
    ['Ada', 'Ada', ''],
    ['  Ada   Brook ', 'Ada', 'Brook'],
    ['', '', ''],
    ['\u202eA\u00adda\u200b \u200bBrook\u0007', 'Ada', 'Brook'],
  ])('%j is split at its first space', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
    expect(leadName({ firstName, lastName })).toBe(`${firstName} ${lastName}`.trim());
  });
});

describe('the pipeline', () => {
  const leads = [
    aLead({ estimatedValue: 1_000, stage: 'Paid' }),
    aLead({ estimatedValue: 250.5 }),
    aLead({ estimatedValue: 9_000, isActive: false, stage: 'Paid' }),
  ];

  it('is worth the sum of the active leads', () => {
    expect(pipelineValue(leads)).toBe(1_250.5);
    expect(pipelineValue([])).toBe(0);
  });

  it('converts what is paid among all leads, in percent to one decimal', () => {
    expect(conversionRate(leads)).toBe(66.7);
    expect(conversionRate([])).toBe(0);
    expect(conversionRate([aLead()])).toBe(0);
  });

  it('counts a lead at an unknown stage as a new one', () => {
    const [first] = stageOverview([aLead({ stage: 'Unheard of', estimatedValue: 5 })]);
    expect(first).toEqual({ stage: 'New Lead', count: 1, value: 5 });
    expect([isStage('Unheard of'), isStage('Paid')]).toEqual([false, true]);
    expect([funnelStage('Unheard of'), funnelStage('Paid')]).toEqual(['New Lead', 'Paid']);
  });

  it('counts active leads and dollars by stage, in order', () => {
    const overview = stageOverview(leads);
    expect(overview.map(({ stage }) => stage)).toEqual(STAGES);
    expect(overview.filter(({ count }) => count > 0)).toEqual([
      { stage: 'New Lead', count: 1, value: 250.5 },
      { stage: 'Paid', count: 1, value: 1_000 },
    ]);
  });
});

describe('the filter bar', () => {
  const lead = aLead({
    firstName: 'Ada',
    lastName: 'Brook',
    email: 'ada@example.com',
    phone: '(802) 555-0120',
    address: '4 Elm St',
    city: 'Essex',
    serviceType: 'Carpentry & Woodwork',
    projectDescription: 'A window seat',
    tags: ['oak', 'Chloé’s'],
    notes: 'secret 2026\nHome: 802.555.0177 x2, ada@old.example',
    leadSource: 'Referral',
    stage: 'Paid',
  });
  const all = { search: '', stage: '', source: '' };

  it.each([
    ['ada brook', true],
    ['Brook, Ada', true],
    ['brook carpentry', true],
    ['brook nobody', false],
    ['brook ro', false],
    ["Chloe's", true],
    ['ADA@EXAMPLE', true],
    ['555-0120', true],
    ['8025550120', true],
    ['(802) 555 0120', true],
    ['802.555.0120', true],
    ['+1 802 555 0120', true],
    ['5550', true],
    ['802 555 0199', false],
    ['( )', false],
    ['elm st', true],
    ['essex', true],
    ['carpentry', true],
    ['window', true],
    ['oak', true],
    ['', true],
    ['ada@old.example', true],
    ['old.example', true],
    ['(802) 555-0177', true],
    ['0177', true],
    ['2026', false],
    ['secret', false],
    ['nobody', false],
  ])('searching %j', (search, isShown) => {
    expect(matchesLeadFilter(lead, { ...all, search })).toBe(isShown);
  });

  it.each([
    ['eve@example.com', true],
    ['802 555 0144', true],
    ['Stone', true],
    ['brook', true],
    ['Eve Brook', false],
    ['802 555 0199', false],
  ])('searching %j, over a lead into which Eve Stone was merged', (search, isShown) => {
    const merged = aLead({
      firstName: 'Eve',
      lastName: 'Stone',
      email: 'eve@example.com',
      phone: '(802) 555-0144',
      stage: 'New Lead',
    });
    expect(matchesLeadFilter(lead, { ...all, search, stage: 'Paid' }, [merged])).toBe(isShown);
  });

  it.each([
    [{ stage: 'Paid' }, true],
    [{ stage: 'New Lead' }, false],
    [{ source: 'Referral' }, true],
    [{ source: 'Email' }, false],
    [{ stage: 'Paid', source: 'Email' }, false],
  ])('narrowed by %j', (filter, isShown) => {
    expect(matchesLeadFilter(lead, { ...all, ...filter })).toBe(isShown);
  });
});

it.each([
  ['Awaiting Decision', false],
  ['Job Accepted', true],
  ['Follow-up', true],
] as const)('a lead at %s can become a project: %s', (stage, can) =>
  expect(canBecomeProject(stage)).toBe(can),
);

it.each([
  ['1700000000000-s0001', true],
  ['1700000000000-s0002', false],
  ['-s0001-1700000000000', false],
])('the lead %s is a sample: %s', (id, isSample) => expect(isSampleLead(id)).toBe(isSample));

describe('an address on one line', () => {
  const whole = { address: '1 Elm Street', city: 'Barre', state: 'VT', zipCode: '05641' };
  it.each([
    ['whole', whole, '1 Elm Street, Barre, VT 05641'],
    ['without a city', { ...whole, city: '' }, '1 Elm Street, VT 05641'],
    ['without state and ZIP code', { ...whole, state: '', zipCode: '' }, '1 Elm Street, Barre'],
    ['without a ZIP code', { ...whole, zipCode: '' }, '1 Elm Street, Barre, VT'],
    ['without a street', { ...whole, address: ' ' }, ''],
  ])('is %s', (_how, address, line) => expect(addressLine(address)).toBe(line));
  it('has a comma behind the town without a street too', () =>
    expect(placeLine(whole)).toBe('Barre, VT 05641'));
  it('is nothing of which only the state is known, which every lead has', () => {
    const place = { ...whole, city: '', zipCode: '' };
    expect([placeLine(place), townLine(place)]).toEqual(['', '']);
    expect(addressLine(place)).toBe('1 Elm Street, VT');
    expect(placeLine({ ...place, zipCode: '05641' })).toBe('VT 05641');
  });
});

describe('what a lead asks for', () => {
  it.each([
    ['A door', 'Knock', 'A door'],
    ['Details to follow', ' Rotten steps ', 'Rotten steps'],
    ['Details to follow', ' ', 'Details to follow'],
  ])('is of %j with the notes %j: %j', (projectDescription, notes, text) =>
    expect(requestText({ projectDescription, notes })).toBe(text),
  );
});

describe('later today', () => {
  // In New York.
  it.each([
    ['2026-11-20T10:20:30-05:00', '2026-11-20T13:00:00-05:00'],
    // Friday, until 6:00 PM.
    ['2026-11-20T14:59:59-05:00', '2026-11-20T17:00:00-05:00'],
    ['2026-11-20T15:20:00-05:00', '2026-11-20T17:00:00-05:00'],
    ['2026-11-20T16:30:00-05:00', '2026-11-20T17:00:00-05:00'],
    ['2026-11-20T16:31:00-05:00', undefined],
    ['2026-11-20T19:20:00-05:00', undefined],
    ['2026-11-20T23:20:00-05:00', undefined],
    ['2026-11-20T03:20:00-05:00', '2026-11-20T07:00:00-05:00'],
    // Saturday, until 4:00 PM, and Sunday.
    ['2026-11-21T13:20:00-05:00', '2026-11-21T15:00:00-05:00'],
    ['2026-11-22T10:20:00-05:00', undefined],
    // Thanksgiving.
    ['2026-11-26T10:20:00-05:00', undefined],
  ])('at %s is %s', (now, later) => {
    const date = laterTodayDate(new Date(now), { '2026-11-26': 'Thanksgiving' });
    expect(date && new Date(date)).toEqual(later && new Date(later));
  });
});
