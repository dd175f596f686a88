import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SHEET_PAGE } from '../../../src/app/addresses';
import { billing } from '../../../src/business';
import { sheetOfEstimate, type Sheet } from '../../../src/domain/estimates/sheet';
import { writeSheet } from '../../../src/domain/estimates/sheetLink';
import { readAnswer } from '../../../src/domain/leads/customerAnswer';
import { aLead, aLine, anEstimate } from '../../support/entities';
import { openSite } from '../openSite';

const SHEET = sheetOfEstimate(
  anEstimate({ lines: [aLine({ quantity: 2, unit: 'hours' })], validUntil: '' }),
  aLead(),
);
const INVOICE: Sheet = { ...SHEET, kind: 'invoice', number: 'MI7JO9DS', paidCents: 10_000 };

const openSheet = (sheet: Sheet, isPhone = false) =>
  openSite(`${SHEET_PAGE}${writeSheet(sheet)?.fragment}`, { isPhone });
const sums = (): (string | null)[] =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

/** Returns what a link's message says, as the owner's portal reads it. */
function answerIn(name: string): unknown {
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  return readAnswer(decodeURIComponent(/body=(.*)$/.exec(href)?.[1] ?? ''));
}

afterEach(() => {
  Object.assign(billing, { paymentLink: '', depositPercent: 0 });
});

describe('the page of an estimate', () => {
  it('shows it, writes the answers that Paste a message reads, and copies the words for any other app', async () => {
    const { user } = await openSheet(SHEET);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estimate 2026-001');
    const row = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(row).toHaveTextContent('Mend the porch step2 hours × $240$480');
    expect(sums()).toEqual(['Total $480']);
    const about = { kind: 'estimate', number: '2026-001', words: '' };
    const { code } = writeSheet(SHEET) ?? {};
    for (const name of ['Accept', 'Accept by text'])
      expect(answerIn(name)).toEqual({ ...about, code, isAccepted: true });
    for (const name of ['Ask a question', 'Ask by text'])
      expect(answerIn(name)).toEqual({ ...about, code, isAccepted: false });
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await user.click(screen.getByRole('button', { name: 'Copy the words' }));
    expect(readAnswer(await navigator.clipboard.readText())).toMatchObject({ isAccepted: true });
    expect(screen.getByText(/^Copied\./)).toBeVisible();
  });

  it.each([
    [true, ['sms:', 'mailto:']],
    [false, ['mailto:', 'sms:']],
  ])('offers first what is nearer, on a phone: %s', async (isPhone, protocols) => {
    await openSheet(SHEET, isPhone);
    const hrefs = screen
      .getAllByRole('link', { name: /^Accept/ })
      .map((link) => link.getAttribute('href'));
    expect(hrefs.map((href) => new URL(href ?? '').protocol)).toEqual(protocols);
  });

  it.each([
    [SHEET, ['Total $480', 'Deposit to begin (30%) $144']],
    [INVOICE, ['Total $480', 'Paid $100', 'Balance $380']],
  ])('names the deposit of an estimate, not of an invoice: %#', async (sheet, expected) => {
    billing.depositPercent = 30;
    await openSheet(sheet);
    expect(sums()).toEqual(expected);
  });

  it('whose time is over cannot be accepted, but asked about', async () => {
    await openSheet({ ...SHEET, validUntil: '2020-01-31' });
    expect(screen.getByText(/could be accepted is over/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Accept/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask a question' })).toBeVisible();
  });

  it('shows markup as the text that it is', async () => {
    await openSheet({ ...SHEET, customerName: '<img src=x onerror=alert(1)>' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it('of an invoice shows what was paid and what is left', async () => {
    await openSheet({ ...INVOICE, taxPercent: 5 });
    expect(sums()).toEqual([
      'Subtotal $480',
      'Tax (5%) $24',
      'Total $504',
      'Paid $100',
      'Balance $404',
    ]);
    expect(screen.queryByRole('link', { name: /^Accept/ })).toBeNull();
  });

  it('has cents in all sums where one has any', async () => {
    await openSheet({ ...INVOICE, paidCents: 10_050 });
    expect(sums()).toEqual(['Total $480.00', 'Paid $100.50', 'Balance $379.50']);
    expect(screen.getByRole('cell', { name: '$480.00' })).toBeVisible();
  });

  it.each([
    ['', INVOICE, undefined],
    ['https://pay.example/maple', INVOICE, 'Pay'],
    ['https://pay.example/maple', { ...INVOICE, paidCents: 48_000 }, undefined],
    ['http://pay.example/maple', INVOICE, undefined],
    ['javascript:alert(1)', INVOICE, undefined],
  ])('with the payment address “%s” offers Pay', async (address, sheet, name) => {
    billing.paymentLink = address;
    await openSheet(sheet);
    const pay = screen.queryByRole('link', { name: /^Pay/ });
    expect(pay?.textContent).toBe(name);
    expect(pay?.getAttribute('href')).toBe(name && address);
  });
});

describe('the page without an estimate', () => {
  const whole = `${SHEET_PAGE}${writeSheet(SHEET)?.fragment}`;
  it.each([
    ['no link', SHEET_PAGE, 'Your estimate'],
    ['a link that was cut', whole.slice(0, -3), 'This link is not whole'],
    ['a link that was changed', whole.replace(/.$/, '_'), 'This link is not whole'],
    ['too long a link', whole.padEnd(5_000, 'A'), 'This link is too long'],
    ['a link of another version', whole.replace('#1.', '#7.'), 'This link is of another version'],
  ])('by %s says so, and whom to call', async (_what, address, heading) => {
    await openSite(address);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const call = within(screen.getByRole('main')).getByRole('link', { name: /555-0142/ });
    expect(call).toHaveAttribute('href', 'tel:+18025550142');
  });
});
