import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { SlotChoices } from '../../../../src/admin/shared/leads/SlotChoices';
import { WORKING_HOURS } from '../../../../src/domain/shared/businessHours';
import { textsOf } from '../../../support/parts';
import { makeStore } from '../../../support/store';

/** The days and hours of an appointment that are one press each. */

beforeEach(() => vi.useFakeTimers());

const labels = (name: string): string[] =>
  textsOf(within(screen.getByRole('group', { name })).queryAllByRole('button'));

it.each([
  ['a weekday', 19, '2026-11-24', ['7 AM', '5 PM']],
  ['a Saturday', 19, '2026-11-21', ['8 AM', '3 PM']],
  ['a Sunday, which is closed', 19, '2026-11-22', ['7 AM', '5 PM']],
  ['no day yet, as on the next working day', 19, '', ['7 AM', '5 PM']],
  ['this day, those still to come', 14, '2026-11-20', ['3 PM', '5 PM']],
  ['this day, none after the last', 19, '2026-11-20', []],
])('on %s are full hours of the business, never in the evening', (_what, hour, date, hours) => {
  vi.setSystemTime(new Date(2026, 10, 20, hour, 20));
  render(
    <Provider store={makeStore().store}>
      <SlotChoices date={date} time="" onPick={() => {}} />
    </Provider>,
  );
  // Thursday is Thanksgiving Day.
  const days = ['Today', 'Tomorrow', 'Mon', 'Tue', 'Wed'];
  expect(labels('Day')).toEqual(hour === 14 ? days : days.slice(1));
  const shown = labels('Full hour');
  expect([...shown.slice(0, 1), ...shown.slice(-1)]).toEqual(hours);
});

it('are none before the business opens at half an hour', () => {
  const [weekdays] = WORKING_HOURS;
  if (weekdays) weekdays.startTime = '07:30';
  vi.setSystemTime(new Date(2026, 10, 20, 19, 20));
  render(
    <Provider store={makeStore().store}>
      <SlotChoices date="2026-11-24" time="" onPick={() => {}} />
    </Provider>,
  );
  expect(labels('Full hour')[0]).toBe('8 AM');
  if (weekdays) weekdays.startTime = '07:00';
});

it.each([
  ['09:00', [['scheduledTime', '15:00']]],
  ['16:00', []],
  ['', []],
])('moves a time of %s that has passed on the day to its first hour', (time, moved) => {
  vi.setSystemTime(new Date(2026, 10, 20, 14, 20));
  const picks: string[][] = [];
  render(
    <Provider store={makeStore().store}>
      <SlotChoices date="" time={time} onPick={(...pick) => picks.push(pick)} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(picks).toEqual([['scheduledDate', '2026-11-20'], ...moved]);
});
