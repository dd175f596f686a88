import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it, vi } from 'vitest';
import type * as Files from '../../../src/app/calendarFile/calendarFile';
import { calendarFile, type Visit } from '../../../src/app/calendarFile/calendarFile';
import type * as Rules from '../../../src/domain/leads/rules';
import type { Appointment, Lead } from '../../../src/domain/leads/schema';
import { business } from '../../support/business';
import { inZone } from '../../support/calendar';
import { aLead, anAppointment } from '../../support/entities';

/** The control characters that no text of the format may have, and line ends that are none. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)|(?<!\r)\n/;

/** What a calendar shows of an appointment. */
interface Shown {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  location: string;
  description: string;
  start: string;
  end: string;
}

function visit(facts: Partial<Appointment> = {}, lead: Partial<Lead> = {}): Visit {
  const appointment = anAppointment({ id: '1795186800001-ab12', ...facts });
  return { lead: aLead({ ...lead, appointments: [appointment] }), appointment };
}

/** Reads a file with ical.js, the parser of Thunderbird. */
function readWithIcalJs(text: string): Shown[] {
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    };
  });
}

/** Returns a property's text, with or without parameters. */
const textOf = (value: string | { val: string } | undefined): string =>
  typeof value === 'object' ? value.val : (value ?? '');

/** Reads a file with node-ical. */
function readWithNodeIcal(text: string): Shown[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT'
      ? {
          uid: one.uid,
          sequence: Number(one.sequence),
          status: String(one.status),
          summary: textOf(one.summary),
          location: textOf(one.location),
          description: textOf(one.description),
          start: one.start.toISOString(),
          end: (one.end ?? one.start).toISOString(),
        }
      : [],
  );
}

/** Imports a file as a calendar does: what has the UID of something older replaces it. */
function importInto(calendar: Map<string, Shown>, text: string): void {
  for (const event of readWithIcalJs(text)) {
    const earlier = calendar.get(event.uid);
    if (!earlier || event.sequence >= earlier.sequence) calendar.set(event.uid, event);
  }
}

const shown = (facts: Partial<Shown> = {}): Shown => ({
  uid: '1795186800001-ab12@mapleridgehandyman.example',
  sequence: 0,
  status: 'CONFIRMED',
  summary: 'Estimate: Ada Brook',
  location: '',
  description: '(802) 555-0120',
  start: '2026-11-24T15:00:00.000Z',
  end: '2026-11-24T16:00:00.000Z',
  ...facts,
});

/** Returns the UID and SEQUENCE of each event with alarms, and when these ring, before it. */
const alarmsOf = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => [
      new ICAL.Event(component).uid,
      component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    ]);

describe('a calendar file that rings', () => {
  it('has an alarm an hour before a visit and at the time of a follow-up, under the same UIDs each time', () => {
    const one = visit({}, { id: 'lead-1', nextFollowUpDate: '2026-11-23T14:00:00.000Z' });
    const over = visit({ id: 'over', status: 'cancelled' });
    const file = (minutes: number): string =>
      calendarFile([one, over], {
        followUps: [one.lead],
        now: new Date(minutes * 60_000),
        closed: {},
      });
    expect(alarmsOf(file(7))).toEqual([
      ['1795186800001-ab12@mapleridgehandyman.example', ['-PT1H']],
      ['over@mapleridgehandyman.example', []],
      ['follow-up-lead-1@mapleridgehandyman.example', [expect.stringMatching(/^-?PT0S$/)]],
    ]);
    const calendar = new Map<string, Shown>();
    importInto(calendar, file(7));
    one.lead.nextFollowUpDate = '2026-11-25T14:00:00.000Z';
    importInto(calendar, file(8));
    expect(calendar.size).toBe(3);
    expect(calendar.get('follow-up-lead-1@mapleridgehandyman.example')).toMatchObject({
      summary: 'Call Ada Brook',
      start: '2026-11-25T14:00:00.000Z',
      sequence: 8,
    });
  });
});

describe('a calendar file', () => {
  it.each<[what: string, visits: Visit[], events: Shown[]]>([
    ['one visit', [visit()], [shown()]],
    [
      'the address, and notes with what has a meaning in the format',
      [
        visit(
          { notes: 'Back door; bring a ladder, 24 ft\nDog: "Rex" \\ friendly' },
          { address: '12 Mill Rd', city: 'Essex', zipCode: '05452' },
        ),
      ],
      [
        shown({
          location: '12 Mill Rd, Essex, VT 05452',
          description: '(802) 555-0120\nBack door; bring a ladder, 24 ft\nDog: "Rex" \\ friendly',
        }),
      ],
    ],
    [
      'a name in another script and a long text, folded between characters',
      [visit({ notes: 'Überdachung '.repeat(20).trim() }, { firstName: '木', lastName: 'Ōta 🏡' })],
      [
        shown({
          summary: 'Estimate: 木 Ōta 🏡',
          description: `(802) 555-0120\n${'Überdachung '.repeat(20).trim()}`,
        }),
      ],
    ],
    [
      'summer, whose clock is an hour ahead',
      [visit({ scheduledDate: '2026-07-01' })],
      [shown({ start: '2026-07-01T14:00:00.000Z', end: '2026-07-01T15:00:00.000Z' })],
    ],
    [
      'a night in which the clock goes back: six hours of work',
      [visit({ scheduledDate: '2026-10-31', scheduledTime: '23:00', duration: 360 })],
      [shown({ start: '2026-11-01T03:00:00.000Z', end: '2026-11-01T09:00:00.000Z' })],
    ],
    [
      'the hour that comes twice, from the first into the second',
      [visit({ scheduledDate: '2026-11-01', scheduledTime: '01:30', duration: 60 })],
      [shown({ start: '2026-11-01T05:30:00.000Z', end: '2026-11-01T06:30:00.000Z' })],
    ],
    [
      'the hour that comes twice, which ends before it begins by the clock',
      [visit({ scheduledDate: '2026-11-01', scheduledTime: '01:45', duration: 30 })],
      [shown({ start: '2026-11-01T05:45:00.000Z', end: '2026-11-01T06:15:00.000Z' })],
    ],
    [
      'the hour that comes twice, within the first',
      [visit({ scheduledDate: '2026-11-01', scheduledTime: '01:00', duration: 30 })],
      [shown({ start: '2026-11-01T05:00:00.000Z', end: '2026-11-01T05:30:00.000Z' })],
    ],
    [
      'a night in which an hour is left out',
      [visit({ scheduledDate: '2026-03-08', scheduledTime: '01:30', duration: 60 })],
      [shown({ start: '2026-03-08T06:30:00.000Z', end: '2026-03-08T07:30:00.000Z' })],
    ],
    [
      'one that was moved twice and cancelled',
      [visit({ status: 'cancelled', sequence: 3 })],
      [shown({ status: 'CANCELLED', sequence: 3 })],
    ],
    [
      'one that took place',
      [visit({ status: 'completed', sequence: 1 })],
      [shown({ sequence: 1 })],
    ],
    [
      'a kind that this version does not know',
      [visit({ type: 'survey' })],
      [shown({ summary: 'survey: Ada Brook' })],
    ],
    ['nothing', [], []],
  ])('of %s is read alike by two parsers', (_what, visits, events) => {
    const text = calendarFile(visits);
    expect(readWithIcalJs(text)).toEqual(events);
    expect(readWithNodeIcal(text)).toEqual(events);
  });

  it('rings in the next working morning for a follow-up of a night or a weekend, over the end of daylight saving', () => {
    const lead = aLead({ id: 'lead-1', nextFollowUpDate: '2026-11-01T06:15:00.000Z' });
    const closed = { '2026-11-02': 'Inventory' };
    const text = calendarFile([], { followUps: [lead], now: new Date(0), closed });
    expect(readWithIcalJs(text)).toMatchObject([
      { start: '2026-11-03T14:00:00.000Z', end: '2026-11-03T14:30:00.000Z' },
    ]);
  });

  it.each<[notes: string, read: string]>([
    ['first\u000bsecond', 'first\nsecond'],
    ['a\u0000b\u0007c\u001bd\u007fe', 'abcde'],
    ['a\r\nb\rc\fd', 'a\nb\nc\nd'],
    ['a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
    ['tab\tstays', 'tab\tstays'],
    ['half a \ud83d letter', 'half a \ufffd letter'],
  ])('has nothing that RFC 5545 forbids of %j', (notes, read) => {
    const text = calendarFile([visit({ notes }, { firstName: `Ada${notes}`, phone: '' })]);
    expect(text).not.toMatch(FORBIDDEN);
    expect(readWithIcalJs(text)).toMatchObject([{ description: read }]);
    expect(text).toContain('END:VCALENDAR');
  });

  it('ends its last line, as each other', () => {
    expect(calendarFile([])).toMatch(/^END:VCALENDAR\r\n$/m);
    expect(calendarFile([visit()])).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  it('has nothing that RFC 5545 forbids of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (notes) => {
        const text = calendarFile([
          visit({ notes }, { firstName: notes, address: notes, phone: '' }),
        ]);
        expect(text).not.toMatch(FORBIDDEN);
        expect(readWithIcalJs(text)).toHaveLength(1);
      }),
    );
  });

  it('imported twice makes no duplicates; a later one moves and cancels what is there', () => {
    const calendar = new Map<string, Shown>();
    const second = { id: '1795186800002-ab12', scheduledTime: '14:00' };
    const file = calendarFile([visit(), visit(second)]);
    importInto(calendar, file);
    importInto(calendar, file);
    expect(calendar.size).toBe(2);
    importInto(
      calendar,
      calendarFile([
        visit({ scheduledTime: '11:00', sequence: 1 }),
        visit({ ...second, status: 'cancelled', sequence: 1 }),
      ]),
    );
    expect([...calendar.values()].map(({ start, status }) => [start, status])).toEqual([
      ['2026-11-24T16:00:00.000Z', 'CONFIRMED'],
      ['2026-11-24T19:00:00.000Z', 'CANCELLED'],
    ]);
  });

  it('names the zone of the business and holds its rules', () => {
    const calendar = ICAL.Component.fromString(calendarFile([visit()]));
    const zones = calendar.getAllSubcomponents('vtimezone');
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([business.timeZone]);
    const start = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('dtstart');
    expect(start?.getParameter('tzid')).toBe(business.timeZone);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  it('says in UTC when it was written', () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T15:04:05.678Z') });
    expect(calendarFile([visit()]).match(/^DTSTAMP.*$/gm)).toEqual(['DTSTAMP:20261123T150405Z']);
  });

  it('has the properties of an event before its alarm: Outlook opens no file with one behind', () => {
    const { lead, ...one } = visit({}, { nextFollowUpDate: '2026-11-23T14:00:00.000Z' });
    const reminders = { followUps: [lead], now: new Date(0), closed: {} };
    const lines = calendarFile([{ lead, ...one }], reminders).split('\r\n');
    const behind = lines.filter((_line, index) => lines[index - 1] === 'END:VALARM');
    expect(behind).toEqual(['END:VEVENT', 'END:VEVENT']);
  });

  it('has the properties of the calendar before its components', () => {
    const afterComponents = calendarFile([visit(), visit({ id: '1795186800002-ab12' })]).match(
      /(?<=^END:V(TIMEZONE|EVENT)\r\n).*$/gm,
    );
    expect(afterComponents).toEqual(['BEGIN:VEVENT', 'BEGIN:VEVENT', 'END:VCALENDAR']);
  });
});

describe.each<[device: string, begins: string, alarm: string]>([
  ['America/New_York', '2026-11-24T15:00:00.000Z', '2026-11-24T13:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-24T18:00:00.000Z', '2026-11-24T17:00:00.000Z'],
  ['Europe/London', '2026-11-24T10:00:00.000Z', '2026-11-24T13:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-24T04:30:00.000Z', '2026-11-25T03:30:00.000Z'],
])('a calendar file made in %s', (device, begins, alarm) => {
  let files: typeof Files;
  let rules: typeof Rules;
  inZone(device, async () => {
    files = await import('../../../src/app/calendarFile/calendarFile');
    rules = await import('../../../src/domain/leads/rules');
  });

  it('has a visit by the clock of the business, and a follow-up in working hours by the device’s, as all screens', () => {
    const one = visit({}, { id: 'lead-1', nextFollowUpDate: '2026-11-24T13:00:00.000Z' });
    const reminders = { followUps: [one.lead], now: new Date(0), closed: {} };
    expect(readWithIcalJs(files.calendarFile([one], reminders))).toMatchObject([
      { start: '2026-11-24T15:00:00.000Z' },
      { start: alarm },
    ]);
    expect(rules.appointmentStart(one.appointment).toISOString()).toBe(begins);
  });
});
