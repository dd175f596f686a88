import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { saveSection } from '../../../src/domain/content/commands';
import { HoursList } from '../../../src/site/parts/HoursList';
import { textsOf } from '../../support/parts';
import { makeStore } from '../../support/store';
import { openSite } from '../openSite';

const { sundayHours } = business;
afterEach(() => Object.assign(business, { sundayHours }));

const renderHours = () =>
  render(
    <Provider store={makeStore().store}>
      <HoursList />
    </Provider>,
  );

it('lists the hours, and the line for the other days', () => {
  renderHours();
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
    'Mon-Fri 7:00 AM-6:00 PM',
    'Sat 8:00 AM-4:00 PM',
    'Sun: emergency only',
  ]);
});

it('has no empty item if that line is empty', () => {
  Object.assign(business, { sundayHours: '' });
  renderHours();
  expect(screen.getAllByRole('listitem')).toHaveLength(business.hours.length);
});

describe('whether the business is open', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('is said in the header, beside the hours and in the footer, and follows the clock', async () => {
    vi.setSystemTime('2026-11-24T22:59:50Z');
    await openSite('/contact');
    expect(screen.getAllByText('Open now, until 6 PM')).toHaveLength(3);
    vi.advanceTimersByTime(20_000);
    expect(screen.getAllByText('Closed; opens Wednesday 7 AM')).toHaveLength(3);
    const emergency = screen.getByRole('link', { name: 'Emergencies: call' });
    expect(emergency).toHaveAttribute('href', 'tel:+18025550142');
  });

  it('obeys the days that the owner wrote under Content', async () => {
    vi.setSystemTime('2026-12-02T15:00:00Z');
    const test = makeStore();
    test.store.dispatch(
      saveSection('contact', 'closed-days', { content: '<p>2026-12-02: Deer season</p>' }),
    );
    await openSite('/', { test });
    expect(screen.getAllByText('Closed for Deer season; opens Thursday 7 AM')).toHaveLength(2);
  });
});
