import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { business } from '../../../src/business';
import { HoursList } from '../../../src/site/parts/HoursList';

const { sundayHours } = business;
afterEach(() => Object.assign(business, { sundayHours }));

it('lists the hours, and the line for the other days', () => {
  render(<HoursList />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mon-Fri 7:00 AM-6:00 PM',
    'Sat 8:00 AM-4:00 PM',
    'Sun: emergency only',
  ]);
});

it('has no empty item if that line is empty', () => {
  Object.assign(business, { sundayHours: '' });
  render(<HoursList />);
  expect(screen.getAllByRole('listitem')).toHaveLength(business.hours.length);
});
