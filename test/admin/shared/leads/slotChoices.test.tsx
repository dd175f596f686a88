import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { SlotChoices } from '../../../../src/admin/shared/leads/SlotChoices';
import { textsOf } from '../../../support/parts';
import { makeStore } from '../../../support/store';

/** The days and hours of an appointment that are one press each. */

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 20, 19, 20) }));

const labels = (name: string): string[] =>
  textsOf(within(screen.getByRole('group', { name })).getAllByRole('button'));

it.each([
  ['a weekday', '2026-11-24', '7 AM', '5 PM'],
  ['a Saturday', '2026-11-21', '8 AM', '3 PM'],
  ['a Sunday, which is closed', '2026-11-22', '8 AM', '5 PM'],
])('on %s are full hours of the business, never in the evening', (_what, date, first, last) => {
  render(
    <Provider store={makeStore().store}>
      <SlotChoices date={date} time="" onPick={() => {}} />
    </Provider>,
  );
  // Thursday is Thanksgiving Day.
  expect(labels('Day')).toEqual(['Today', 'Tomorrow', 'Mon', 'Tue', 'Wed']);
  expect([labels('Full hour')[0], labels('Full hour').at(-1)]).toEqual([first, last]);
});
