import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { business } from '../../../src/business';
import { expectLink } from '../../support/parts';
import { openSite } from '../openSite';

const footer = () => screen.getByRole('contentinfo');

describe('the footer', () => {
  it('has links, contact data, hours and the copyright line', async () => {
    await openSite('/');
    const links = within(
      within(footer()).getByRole('navigation', { name: 'Quick Links' }),
    ).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Gallery', '/gallery'],
      ['Blog', '/blog'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
    ]);
    const words = footer();
    expectLink(within(words), business.phone, 'tel:+18025550142');
    expectLink(within(words), business.email, `mailto:${business.email}`);
    for (const text of [
      business.serviceArea,
      '7:00 AM-6:00 PM',
      '8:00 AM-4:00 PM',
      business.sundayHours,
    ]) {
      expect(words).toHaveTextContent(text);
    }
    const facebook = within(words).getByRole('link', { name: 'Follow us on Facebook' });
    // It leads nowhere yet.
    expect(facebook).toHaveAttribute('aria-disabled', 'true');
    expect(facebook).not.toHaveAttribute('href');
    expect(
      within(words).getByText('© 2025 All rights reserved, Licensed & Insured'),
    ).toBeInTheDocument();
  });

  it('has the statements beside that line', async () => {
    const { user } = await openSite('/');
    for (const [name, address] of [
      ['Accessibility', '/accessibility'],
      ['Privacy', '/privacy'],
    ] as const) {
      const link = within(footer()).getByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      await user.click(link);
      // In the heading it may be hyphenated.
      const isNamed = (text: string): boolean => text.replaceAll('\u00AD', '') === name;
      expect(await screen.findByRole('heading', { level: 1, name: isNamed })).toBeInTheDocument();
    }
  });
});
