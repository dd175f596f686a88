import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeAnswer } from '../../../src/admin/leads/message/takeAnswer';
import { ADDRESSES, estimateAddress, projectAddress, SHEET_PAGE } from '../../../src/app/addresses';
import {
  answerEstimate,
  createEstimate,
  createNextVersion,
  keepLinkCode,
  markEstimateSent,
  saveEstimate,
} from '../../../src/domain/estimates/commands';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import { invoiceNumber, sheetOfEstimate } from '../../../src/domain/estimates/sheet';
import { readSheet, writeSheet } from '../../../src/domain/estimates/sheetLink';
import { selectEstimateById } from '../../../src/domain/estimates/slice';
import { deleteLeads } from '../../../src/domain/leads/commands';
import { readAnswer, writeAnswer } from '../../../src/domain/leads/customerAnswer';
import { receivePayment } from '../../../src/domain/payments/commands';
import { createProject } from '../../../src/domain/projects/commands';
import { sharedFragment } from '../../../src/lib/sharedText';
import { aLine, newProject } from '../../support/entities';
import { beginAt, emptyStore, openAdmin, pasteMessage, type OpenAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));

/** A lead with an estimate of $240, whose link the owner has taken. */
function start(notes = '') {
  const test = emptyStore();
  const { dispatch, getState } = test.store;
  const leadId = test.addLead({ stage: 'Estimate Scheduled' });
  const fields = { ...emptyEstimate(new Date()), lines: [aLine()], notes };
  const id = dispatch(createEstimate(leadId, fields)) ?? '';
  const estimate = () => selectEstimateById(getState(), id);
  const lead = () => test.leadOf(leadId);
  const takeLink = (): string => {
    const known = estimate();
    const code = known && writeSheet(sheetOfEstimate(known, lead()))?.code;
    dispatch(keepLinkCode(id, code ?? ''));
    return code ?? '';
  };
  const open = (address: string): OpenAdmin => openAdmin(address, { test });
  return { ...test, dispatch, leadId, id, fields, estimate, lead, takeLink, open };
}

const accepting = (code: string, number = '2026-001'): string =>
  writeAnswer({ kind: 'estimate', number, code }, '$240');

const REFUSED = 'This could not be shared: copy it instead';

describe('an estimate sent as a link', () => {
  it('is in the link, whose code is kept once the message is taken', async () => {
    const test = start();
    const { user } = test.open(estimateAddress(test.id));
    await user.click(await screen.findByRole('button', { name: 'Send as a link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message to Ada Brook' });
    const words = within(dialog).getByLabelText<HTMLTextAreaElement>('Message').value;
    expect(words).toMatch(/Here is your estimate, \$240:\n/);
    const { hash, pathname, origin } = new URL(words.split('\n')[1] ?? '');
    expect([origin, pathname]).toEqual([window.location.origin, SHEET_PAGE]);
    const read = readSheet(hash);
    expect(read).toMatchObject({
      sheet: { kind: 'estimate', number: '2026-001', customerName: 'Ada Brook' },
    });
    expect(test.estimate()?.linkCode).toBeUndefined();
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(words);
    expect(test.estimate()?.linkCode).toBe('code' in read && read.code);
    expect(screen.getByText(/The message is copied. Was it sent\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(test.estimate()?.status).toBe('Sent');
    expect(test.lead()?.communications).toMatchObject([{ subject: 'Estimate as a link' }]);
  });

  it('is offered to the apps of the phone where its browser can, and logged once one has it', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    share.mockRejectedValueOnce(new DOMException('none chosen', 'AbortError'));
    Object.assign(navigator, { share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const test = start();
    const { user } = test.open(estimateAddress(test.id));
    await user.click(await screen.findByRole('button', { name: 'Send as a link' }));
    const words = (await screen.findByLabelText<HTMLTextAreaElement>('Message')).value;
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(test.estimate()?.linkCode).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenLastCalledWith({ text: words });
    expect(await screen.findByText(/The app that you chose has the message\./)).toBeVisible();
    expect(test.estimate()?.linkCode).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(test.estimate()?.status).toBe('Sent');
    expect(test.lead()?.communications).toMatchObject([{ type: 'text' }]);
  });

  it('says so where the phone refuses to share it, and is not offered where it cannot', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.assign(navigator, { share });
    const test = start();
    const { user } = test.open(estimateAddress(test.id));
    await user.click(await screen.findByRole('button', { name: 'Send as a link' }));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText(REFUSED)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText(/Was it sent\?/);
    expect(screen.queryAllByText(REFUSED)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryAllByText(REFUSED)).toEqual([]);
    Reflect.deleteProperty(navigator, 'share');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Send as a link' }));
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('that is too long for one says so', async () => {
    const words = Array.from({ length: 600 }, (_, at) => ((at * 7_919) ** 2).toString(36));
    const test = start(words.join(' ').slice(0, 5_000));
    const { user } = test.open(estimateAddress(test.id));
    await user.click(await screen.findByRole('button', { name: 'Send as a link' }));
    expect(await screen.findByText(/too many words for a link/)).toBeVisible();
  });
});

describe('the invoice of a job', () => {
  it.each(['Invoiced', 'Completed'] as const)(
    'at %s is sent as a link, with what was paid and what the estimate had',
    async (status) => {
      const test = start();
      test.dispatch(answerEstimate(test.id, 'Accepted'));
      const job = newProject({ customerId: test.leadId, status, estimatedValue: 240 });
      const id = test.dispatch(createProject(job));
      const paid = { amountCents: 10_000, way: 'Cash', day: '2026-11-19' };
      test.dispatch(receivePayment({ projectId: id }, paid));
      const { user } = test.open(projectAddress(id));
      await user.click(await screen.findByRole('button', { name: 'Message' }));
      await user.selectOptions(await screen.findByLabelText('Template'), 'payment-reminder');
      const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
      expect(message.value).toContain('that $140 is still to be paid');
      await user.selectOptions(screen.getByLabelText('Template'), 'invoice');
      const words = message.value;
      expect(words).toContain('Here is your invoice, $140 to pay:');
      const { hash } = new URL(/http\S+/.exec(words)?.[0] ?? '');
      expect(readSheet(hash)).toMatchObject({
        sheet: { kind: 'invoice', number: invoiceNumber({ id }), paidCents: 10_000 },
      });
      expect(readSheet(hash)).toMatchObject({
        sheet: { lines: [{ description: 'Mend the porch step' }] },
      });
    },
  );
});

describe('the answer of a customer, pasted', () => {
  it('moves the estimate and its lead, is logged, and leads to the job', async () => {
    const test = start();
    const page = test.open(ADDRESSES.newLead);
    await pasteMessage(page, `${accepting(test.takeLink())}\n\nMay would suit us.`);
    expect(
      screen.getByText(
        'Ada Brook accepted estimate 2026-001. It is recorded. Ada Brook moved to Job Accepted.',
      ),
    ).toBeVisible();
    expect(test.estimate()?.status).toBe('Accepted');
    expect(test.lead()).toMatchObject({
      stage: 'Job Accepted',
      communications: [
        { type: 'text', subject: 'Accepted estimate 2026-001', content: 'May would suit us.' },
      ],
    });
    await page.user.click(screen.getByRole('link', { name: 'Estimate 2026-001' }));
    await page.user.click(await screen.findByRole('button', { name: 'Make the job' }));
    const dialog = await screen.findByRole('dialog', { name: 'Estimate accepted' });
    expect(within(dialog).queryByRole('button', { name: /without a job/ })).toBeNull();
    await page.user.click(within(dialog).getByRole('button', { name: 'Make the job' }));
    expect(test.jobs()).toMatchObject([{ estimatedValue: 240 }]);
  });

  type Start = ReturnType<typeof start>;
  const DIFFERS = /differs from the one you sent/;
  it.each<[string, (test: Start) => unknown, RegExp, string, ((code: string) => string)?]>([
    ['to a link that was changed', () => {}, DIFFERS, 'Draft', () => accepting('0123456789abcdef')],
    [
      'to an estimate that was changed since',
      ({ dispatch, id, fields }) => dispatch(saveEstimate(id, { ...fields, discountCents: 100 })),
      DIFFERS,
      'Draft',
    ],
    ['without a code', () => {}, DIFFERS, 'Draft', () => accepting('')],
    [
      'to an older version',
      ({ dispatch, id }) => {
        dispatch(markEstimateSent(id));
        dispatch(markEstimateSent(dispatch(createNextVersion(id)) ?? ''));
      },
      /a newer one has replaced it/,
      'Replaced',
    ],
    [
      'that came before',
      ({ dispatch, id }) => dispatch(answerEstimate(id, 'Accepted')),
      /was accepted before/,
      'Accepted',
    ],
    [
      'after it was declined',
      ({ dispatch, id }) => dispatch(answerEstimate(id, 'Declined')),
      /recorded this estimate as declined/,
      'Declined',
    ],
    [
      'for a lead that was deleted',
      ({ dispatch, leadId }) => dispatch(deleteLeads([leadId])),
      /The lead of estimate 2026-001 is deleted/,
      'Draft',
    ],
    [
      'to an estimate of somebody else',
      () => {},
      /estimate 2026-009, which is not here/,
      'Draft',
      (code) => accepting(code, '2026-009'),
    ],
  ])('%s is told, and moves nothing', (_what, act, told, status, answer = accepting) => {
    const test = start();
    const read = readAnswer(answer(test.takeLink()));
    act(test);
    if (!read) throw new Error('It is no answer');
    expect(test.dispatch(takeAnswer(read, 'text'))).toMatchObject({
      isGood: false,
      words: expect.stringMatching(told),
    });
    expect(test.estimate()?.status).toBe(status);
    expect(test.lead()?.communications ?? []).toEqual([]);
  });

  it('that is not taken stays in its box', async () => {
    const test = start();
    await pasteMessage(test.open(ADDRESSES.newLead), accepting('0123456789abcdef'));
    expect(screen.getByText(DIFFERS)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      accepting('0123456789abcdef'),
    );
  });

  it('with a question is logged, and to be followed up', async () => {
    const test = start();
    const words = writeAnswer({ kind: 'estimate', number: '2026-001', code: test.takeLink() });
    await pasteMessage(test.open(ADDRESSES.newLead), `${words}With primer?`);
    expect(
      screen.getByText('The question of Ada Brook about estimate 2026-001 is logged.'),
    ).toBeVisible();
    expect(test.estimate()?.status).toBe('Draft');
    expect(test.lead()?.communications).toMatchObject([
      { subject: 'Question about estimate 2026-001', content: 'With primer?' },
    ]);
    expect(test.lead()?.nextFollowUpDate).toMatch(/^2026-11-20T15:00:/);
  });

  it.each([true, false])('about an invoice is logged, with a lead: %s', async (hasLead) => {
    const test = start();
    const job = newProject({ customerId: test.leadId, title: 'Porch' });
    const id = test.dispatch(createProject(job));
    if (!hasLead) test.dispatch(deleteLeads([test.leadId]));
    const words = writeAnswer({ kind: 'invoice', number: invoiceNumber({ id }), code: '' });
    await pasteMessage(test.open(ADDRESSES.newLead), `${words}Is cash fine?`);
    expect(screen.getByRole('link', { name: 'Porch' })).toBeVisible();
    const { notes } = test.jobOf(id) ?? {};
    const logged = hasLead ? test.lead()?.communications : notes;
    expect(JSON.stringify(logged)).toContain('Is cash fine?');
  });

  it('that another app shares is recorded by a press, not by itself', async () => {
    const test = start();
    const words = accepting(test.takeLink());
    const page = test.open(`${ADDRESSES.newLead}${sharedFragment(words)}`);
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(words);
    expect(test.estimate()?.status).toBe('Draft');
    await page.user.click(screen.getByRole('button', { name: 'Fill in the form' }));
    await waitFor(() => expect(test.estimate()?.status).toBe('Accepted'));
  });
});
