import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  addLocalDays,
  formatDay,
  formatLongDay,
  formatDateTime,
  formatDaysLate,
  formatIsoDay,
  formatShortDateTime,
  formatShortDay,
  isLocalDay,
  isIsoDateTime,
  localDay,
  startOfLocalDay,
} from '../../src/lib/dates';
import { isLoadFailure, messageOf } from '../../src/lib/errors';
import { isEmail, pictureAddress } from '../../src/lib/fields';
import { createIdSource } from '../../src/lib/ids';
import { formatDollars, formatThousands } from '../../src/lib/money';
import { includesPhone, telHref } from '../../src/lib/phones';
import { applyChanges, changedFields, changedKeys } from '../../src/lib/recordsDiff';
import { pluralize, joinTags, splitTags, withoutMarkup } from '../../src/lib/text';

describe('the keys at which two maps differ', () => {
  const [porch, roof] = [{ job: 'porch' }, { job: 'roof' }];

  it.each([
    ['nothing changed', { a: porch }, { a: porch }, []],
    ['one was replaced', { a: porch, b: roof }, { a: porch, b: { ...roof } }, ['b']],
    ['one was added', { a: porch }, { a: porch, b: roof }, ['b']],
    ['one was removed', { a: porch, b: roof }, { b: roof }, ['a']],
    ['all three', { a: porch, b: roof }, { b: porch, c: roof }, ['a', 'b', 'c']],
    ['the key is a name that every object has', {}, { constructor: porch }, ['constructor']],
    ['it is gone', { constructor: porch }, {}, ['constructor']],
  ])('%s', (_what, before, after, keys) => {
    expect(changedKeys(before, after).toSorted()).toEqual(keys);
    expect(changedKeys({}, after).toSorted()).toEqual(Object.keys(after).toSorted());
    expect(changedKeys(before, after).toSorted()).toEqual(keys);
  });
});

it('the answers of what changed keep no map of before', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let map: Record<string, object> = { a: {} };
  const first = new WeakRef(map);
  for (let event = 0; event < 3; event += 1) {
    const next = { ...map, a: {} };
    changedKeys(map, next);
    map = next;
  }
  // What was made, or read by a weak reference, in a task is kept until its end.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  collect();
  expect(first.deref()).toBeUndefined();
  expect(map).toEqual({ a: {} });
});

describe('the address of a picture', () => {
  it.each([
    ['https://example.com/a.jpg', true],
    ['HTTP://example.com', true],
    ['https://example.com/a b.jpg?w=1#x', true],
    ['picture:0123456789abcdef0123', true],
    ['/drawings/deck.svg', true],
    ['https://', false],
    ['http://?', false],
    ['https://exa mple.com', false],
    ['//example.com/a.jpg', false],
    ['/\\example.com/a.jpg', false],
    ['/\t/example.com/a.jpg', false],
    ['example.com/a.jpg', false],
    ['javascript:alert(1)', false],
    ['data:image/png;base64,AAAA', false],
    ['', false],
  ])('%j: %j', (address, isOne) => expect(v.is(pictureAddress, address)).toBe(isOne));
});

describe('changes', () => {
  interface Job {
    title: string;
    cost?: number | undefined;
    tags: string[];
  }
  const before: Job = { title: 'Steps', cost: 5, tags: ['a'] };

  it.each([
    [{ title: 'Steps', cost: 5, tags: ['a'] }, {}],
    [
      { title: 'Porch', cost: 5, tags: ['a', 'b'] },
      { title: 'Porch', tags: ['a', 'b'] },
    ],
    [{ title: 'Steps', cost: undefined, tags: ['a'] }, { cost: null }],
  ])('to %j are %j, and make it of what stood, also after JSON', (next, changes) => {
    const found = changedFields<Job>(before, next);
    expect(found).toEqual(changes);
    const entity = { ...before };
    applyChanges<Job>(entity, JSON.parse(JSON.stringify(found)) as typeof found);
    expect(entity).toEqual(next);
  });
});

describe('ids', () => {
  it('are the current time, incremented where that is taken, and never the same twice', () => {
    const ids = createIdSource(() => 1_000, 'tab01');
    expect([ids.nextNumber(), ids.nextNumber(), ids.nextText()]).toEqual([
      1_000,
      1_001,
      '1002-tab01',
    ]);
    expect(ids.nextNumber((id) => id < 1_010)).toBe(1_010);
  });
});

describe('dates', () => {
  it('read a local day as that day in every zone of the test', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const day = localDay(date);
          expect(localDay(startOfLocalDay(day))).toBe(day);
          expect(addLocalDays(addLocalDays(day, 42), -42)).toBe(day);
        },
      ),
    );
  });

  it.each([
    ['2026-11-20', true],
    ['2026-02-30', false],
    ['2026-1-1', false],
    ['', false],
  ])('take %j for a day: %s', (text, isDay) => expect(isLocalDay(text)).toBe(isDay));

  it.each([
    ['2026-11-20T15:00:00.000Z', true],
    ['2026-11-20', true],
    ['soon', false],
    ['7', false],
  ])('take %j for a moment: %s', (text, is) => expect(isIsoDateTime(text)).toBe(is));

  it('are written as Americans read them, in local time, and empty for none', () => {
    expect(formatDay('2026-11-20')).toBe('Nov 20, 2026');
    expect(formatLongDay('2026-11-20')).toBe('November 20, 2026');
    expect(formatIsoDay('2020-11-21T03:00:00.000Z')).toBe('Nov 20, 2020');
    expect(formatDateTime('2026-11-20T20:05:00.000Z')).toMatch(/^Nov 20, 2026, 3:05\sPM$/);
    expect([formatDay(''), formatDateTime('x')]).toEqual(['', '']);
  });

  it('are written by the clocks of the zone that the device is in now', () => {
    const zone = process.env.TZ;
    const written = ['America/Denver', 'Asia/Tokyo', 'America/New_York'].map((name) => {
      process.env.TZ = name;
      return [
        formatDay('2026-11-20'),
        formatDay('1970-01-01'),
        formatDateTime('2026-11-20T20:05Z'),
      ];
    });
    process.env.TZ = zone;
    const days = ['Nov 20, 2026', 'Jan 1, 1970'];
    expect(written.map((texts) => texts.map((text) => text.replace(/\s(?=[AP]M)/, ' ')))).toEqual([
      [...days, 'Nov 20, 2026, 1:05 PM'],
      [...days, 'Nov 21, 2026, 5:05 AM'],
      [...days, 'Nov 20, 2026, 3:05 PM'],
    ]);
  });

  it.each([
    ['2026-11-20', 'Nov 20'],
    ['2026-01-01', 'Jan 1'],
    ['2025-12-31', 'Dec 31, 2025'],
    ['2027-01-01', 'Jan 1, 2027'],
    ['', ''],
  ])('are written short: in 2026 %s is "%s"', (day, text) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20) });
    expect(formatShortDay(day)).toBe(text);
    const moment = `${day}T17:05:00.000Z`;
    expect(formatIsoDay(moment)).toBe(text);
    expect(formatShortDateTime(moment).replace(/, 12:05\sPM$/, '')).toBe(text);
  });

  it.each([
    [new Date(2026, 10, 20, 7), 'due today'],
    [new Date(2026, 10, 20, 23), 'due today'],
    [new Date(2026, 10, 19, 23, 59), '1 day late'],
    // Over the end of daylight saving time, too.
    [new Date(2026, 9, 31), '20 days late'],
    // What came due at night or on a weekend is not late before its working morning.
    [new Date(2026, 10, 23, 9), 'due Mon 9:00 AM'],
    [new Date(2027, 0, 4, 9), 'due Mon, Jan 4, 9:00 AM'],
  ])('say how late %s is by calendar days', (date, text) => {
    expect(formatDaysLate(date, new Date(2026, 10, 20, 12))).toBe(text);
    expect(formatDaysLate(new Date(NaN), new Date(2026, 10, 20, 12))).toBe('');
  });
});

describe('money', () => {
  it.each([
    [1_250, '$1,250'],
    [89.5, '$89.50'],
    [0, '$0'],
    [-0, '$0'],
    [-0.001, '$0'],
    [-5, '-$5'],
  ])('%d is %s', (dollars, text) => expect(formatDollars(dollars)).toBe(text));

  it.each([
    [12_499, '$12K'],
    [12_500, '$13K'],
    [0, '$0'],
    [450, '$450'],
    [500, '$1K'],
    [1_250_000, '$1,250K'],
  ])('%d in thousands is %s', (dollars, text) => expect(formatThousands(dollars)).toBe(text));
});

describe('a chunk that could not be loaded', () => {
  it.each([
    ['Failed to fetch dynamically imported module: http://site.example/CrmScreen.js', true],
    ['error loading dynamically imported module: http://site.example/CrmScreen.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/CrmScreen.css', true],
    ['The roof leaks', false],
  ])('is known by its message: %s', (message, expected) => {
    expect(isLoadFailure(new TypeError(message))).toBe(expected);
  });
});

describe('words', () => {
  it('tags are split, trimmed and joined again, empties dropped', () => {
    expect(splitTags(' deck, ,stairs ,deck')).toEqual(['deck', 'stairs']);
    expect(joinTags(['deck', 'stairs'])).toBe('deck, stairs');
    expect(splitTags('')).toEqual([]);
  });

  it('markup is taken off, and things are counted', () => {
    expect(withoutMarkup('<p>Good <em>work</em></p>')).toBe('Good work');
    expect(withoutMarkup('<p>Tom &amp; Jo&nbsp;&lt;3</p>')).toBe('Tom & Jo <3');
    expect(withoutMarkup('typed &amp; meant')).toBe('typed &amp; meant');
    expect(withoutMarkup('a < b and <i>c</i>, d <e')).toBe('a < b and c , d <e');
    expect([
      pluralize(1, 'lead'),
      pluralize(2, 'lead'),
      pluralize(0, 'entry', 'entries'),
      pluralize(5_000, 'lead'),
    ]).toEqual(['1 lead', '2 leads', '0 entries', '5,000 leads']);
  });

  it.each([
    ['(802) 555-0142', 'tel:+18025550142'],
    ['1-802-555-0142', 'tel:+18025550142'],
    ['(802) 555-0142 ext. 4', 'tel:+18025550142'],
  ])('%s is called at %s', (phone, href) => expect(telHref(phone)).toBe(href));

  it.each([
    ['(802) 555-0111', '+1802555', true],
    ['(802) 555-0111', '1802555011', true],
    ['(802) 555-0111', '+180255', true],
    ['(802) 555-0111', '1802', true],
    ['+1 802 555 0111', '8025550111', true],
    ['802.555.0111', 'tel:+18025550111', true],
    ['(802) 555-0111', '001 802 555 0111', true],
    ['(802) 555-0111', '011 1 802 555', true],
    ['(802) 555-0111', '802-555-0111 x12', true],
    ['(802) 555-0111', '802-555-0111 Ext. 12', true],
    ['(802) 555-0111 ext. 12', '555-0111', true],
    ['(802) 555-0111', '0111 ext 4', true],
    ['(802) 555-0111', '2x4', false],
    ['(802) 555-0111', '80 x 55', false],
    ['(802) 555-0111', '802\u2011555\u20130111', true],
    ['(802) 555-0142 or 555-0111', '5550111', true],
    ['(802) 555-0011', '0011', true],
    ['(603) 555-0111', '1802', false],
    ['(802) 555-0111', '1803555', false],
    ['８０２-５５５-０１１１', '8025550111', true],
    ['(802) 555-0111', '٨٠٢ ٥٥٥', true],
    ['(802) 555-0111', '802 Main', false],
    ['(802) 555-0111', 'x', false],
    ['(802) 555-0111', '', false],
  ])('%s is found by %j: %j', (phone, query, isFound) =>
    expect(includesPhone(phone, query)).toBe(isFound),
  );

  it.each([
    ['ada@example.com', true],
    ['jörg@exämple.example', true],
    ['ada@xn--exmple-cua.xn--p1ai', true],
    ['ada@example', false],
    ['ada @example.com', false],
    ['ada@example.com@example.com', false],
    ['ada', false],
    [`${'a'.repeat(260)}@example.com`, false],
  ])('%j is shaped like an e-mail address: %s', (text, is) => expect(isEmail(text)).toBe(is));

  it('an error says its message, whatever was thrown', () => {
    expect([messageOf(new Error('a')), messageOf('b'), messageOf({ c: 1 })]).toEqual([
      'a',
      'b',
      '{"c":1}',
    ]);
  });
});
