import { describe, expect, it } from 'vitest';
import { business } from '../../../src/business';
import { saveSection } from '../../../src/domain/content/commands';
import { seedPage } from '../../../src/domain/content/seedPage';
import {
  CLOSED_DAYS,
  readClosedDays,
  selectClosedDays,
} from '../../../src/domain/shared/closedDays';
import { backupRestored } from '../../../src/domain/system/events';
import { makeStore } from '../../support/store';

describe('closed days, one a line', () => {
  it.each(
    Object.entries({
      '<p>2026-12-25: Christmas Day</p><p>2027-01-01</p>': {
        '2026-12-25': 'Christmas Day',
        '2027-01-01': '',
      },
      '2026-12-25 Christmas Day<br>12/31/2026: Inventory': {
        '2026-12-25': 'Christmas Day',
        '2026-12-31': 'Inventory',
      },
      '<ul><li>2026-7-4, <b>Independence</b> Day</li></ul>': { '2026-07-04': 'Independence Day' },
      '<p>2026-12-25 - Kids &amp; snow</p>': { '2026-12-25': 'Kids & snow' },
      '<p> </p>': {},
    }),
  )('%s', (html, days) => expect(readClosedDays(html)).toEqual({ days, unread: [] }));

  it.each([
    'Christmas',
    '2026-02-30: No such day',
    '2026-13-01',
    '25.12.2026',
    '2026-12-255',
    '1/1',
  ])('"%s" is no day', (line) =>
    expect(readClosedDays(`<p>${line}</p>`)).toEqual({ days: {}, unread: [line] }),
  );
});

it('the days without hours are the owner’s, or the business’s where the copy says nothing', () => {
  const { store } = makeStore();
  const days = (): string[] => Object.keys(selectClosedDays(store.getState()));
  const ours = business.closedDays.map(({ day }) => day);
  expect(days()).toEqual(ours);
  store.dispatch(
    saveSection('contact', CLOSED_DAYS, { content: '<p>2026-12-02: Deer season</p>' }),
  );
  expect(days()).toEqual(['2026-12-02']);
  store.dispatch(saveSection('contact', CLOSED_DAYS, { content: '<p> </p>' }));
  expect(days()).toEqual(ours);
  for (const entities of [[], [{ ...seedPage('contact'), sections: [] }]]) {
    store.dispatch(backupRestored({ entries: [{ entry: 'pages', entities }], deletes: {} }));
    expect(days()).toEqual(ours);
  }
});

it('a holiday that falls on a Saturday with hours is closed beside the day where it is observed', () => {
  expect(business.closedDays.map(({ day }) => day)).toEqual(
    expect.arrayContaining(['2027-06-18', '2027-06-19', '2027-12-24', '2027-12-25']),
  );
});
