import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answerEstimate,
  createEstimate,
  createNextVersion,
  deleteEstimate,
  markEstimateSent,
  saveEstimate,
} from '../../../src/domain/estimates/commands';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import { selectEstimates } from '../../../src/domain/estimates/slice';
import { deleteLeads, moveLeads, setEstimatedValue } from '../../../src/domain/leads/commands';
import { leadEdited } from '../../../src/domain/leads/events';
import type { Stage } from '../../../src/domain/leads/schema';
import { receivePayment } from '../../../src/domain/payments/commands';
import type { PaymentFields } from '../../../src/domain/payments/schema';
import type { ProjectStatus } from '../../../src/domain/projects/schema';
import { aLine } from '../../support/entities';
import { choose, fillIn, textsOf } from '../../support/parts';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(Date.parse('2026-11-20T15:00:00.000Z'));

/** A lead, and with `lines` an estimate for it. */
function start(
  addressOf: (leadId: string, estimateId: string) => string,
  lines: Parameters<typeof aLine>[0][] = [],
  discountCents = 0,
) {
  const test = emptyStore();
  const { dispatch, getState } = test.store;
  const leadId = test.addLead({ stage: 'Estimate Scheduled', address: '4 Elm St' });
  const fields = { ...emptyEstimate(new Date()), lines: lines.map(aLine), discountCents };
  const id = lines.length > 0 ? (dispatch(createEstimate(leadId, fields)) ?? '') : '';
  const opened = openAdmin(addressOf(leadId, id), { test });
  const estimates = () => selectEstimates(getState());
  return { ...opened, leadId, id, estimates, lead: () => test.leadOf(leadId) };
}
const atEstimate = (_leadId: string, id: string) => `/admin/crm/estimates/${id}`;

describe('a replaced estimate', () => {
  it('has a next version only where the one that replaced it is deleted', async () => {
    const { user, id, store } = start(atEstimate, [{ unitPriceCents: 100 }]);
    store.dispatch(markEstimateSent(id));
    const next = store.dispatch(createNextVersion(id)) ?? '';
    store.dispatch(markEstimateSent(next));
    const offered = async (): Promise<boolean> => {
      await user.click(await screen.findByRole('button', { name: 'More for this estimate' }));
      await screen.findByRole('menuitem', { name: 'Print' });
      const isOffered = screen.queryByRole('menuitem', { name: 'Next version' }) !== null;
      await user.keyboard('{Escape}');
      return isOffered;
    };
    expect(await offered()).toBe(false);
    act(() => store.dispatch(deleteEstimate(next)));
    expect(await offered()).toBe(true);
  });
});

describe('a new estimate', () => {
  it('has no discount of more than its lines', async () => {
    const { user, estimates } = start((leadId) => `/admin/crm/leads/${leadId}/estimates/new`);
    await user.type(await screen.findByLabelText('Description'), 'Mend the porch step');
    await fillIn(user, screen, { 'Unit price': '1.1', Discount: '1.11' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Discount')).toHaveAccessibleDescription(
        'Enter no more than the lines cost',
      ),
    );
    expect(estimates()).toEqual([]);
    await user.type(screen.getByLabelText('Discount'), '{Backspace}0');
    await waitFor(() =>
      expect(screen.getByLabelText('Discount')).toHaveAccessibleDescription('In dollars'),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(estimates()).toMatchObject([{ discountCents: 110 }]));
  });

  it('is written from the lead, adds up while it is typed, and opens once saved', async () => {
    const { user, address, estimates, lead } = start((leadId) => `/admin/crm/leads/${leadId}`);
    await user.click(await screen.findByRole('link', { name: 'New estimate' }));
    expect(
      await screen.findByRole('heading', { name: 'New estimate for Ada Brook' }),
    ).toBeVisible();
    const first = screen.getByRole('group', { name: 'Line 1' });
    expect(within(first).getByLabelText('Description')).toHaveFocus();
    await user.keyboard('Mend the porch step');
    await fillIn(user, within(first), { Quantity: '2.5', Unit: 'hours', 'Unit price': '85' });
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    const second = screen.getByRole('group', { name: 'Line 2' });
    expect(within(second).getByLabelText('Description')).toHaveFocus();
    await user.keyboard('Lumber');
    await user.type(within(second).getByLabelText('Unit price'), '40.50');
    await user.type(screen.getByLabelText('Discount'), '3');
    expect(screen.getByText('Total $250')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Estimate 2026-001' }),
    ).toBeVisible();
    expect(address()).toBe(`/admin/crm/estimates/${estimates()[0]?.id}`);
    expect(estimates()).toMatchObject([
      {
        status: 'Draft',
        discountCents: 300,
        lines: [
          {
            description: 'Mend the porch step',
            quantity: 2.5,
            unit: 'hours',
            unitPriceCents: 8500,
          },
          { description: 'Lumber', quantity: 1, unit: '', unitPriceCents: 4050 },
        ],
      },
    ]);
    expect(lead()?.estimatedValue).toBe(250);
  });

  it('says beside the field what is wrong and leads to the first, keeps what was typed, and has always a line', async () => {
    const { user, estimates } = start((leadId) => `/admin/crm/leads/${leadId}/estimates/new`);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Add what is done, and what it costs')).toBeVisible();
    const line = (number: number) => screen.getByRole('group', { name: `Line ${number}` });
    const first = line(1);
    await waitFor(() => expect(within(first).getByLabelText('Description')).toHaveFocus());
    await fillIn(user, within(first), { 'Unit price': 'about 80', Quantity: 'some' });
    expect(screen.getByText('Say what is done')).toBeVisible();
    expect(screen.getByText('Enter dollars such as 65.50')).toBeVisible();
    expect(screen.getByText('Enter a number such as 2.5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(within(first).getByLabelText('Unit price')).toHaveValue('about 80');
    expect(estimates()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.getAllByRole('group', { name: /^Line/ })).toHaveLength(1);
    expect(screen.getByLabelText('Unit price')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.getAllByRole('group', { name: /^Line/ })).toHaveLength(1);

    // Whichever line has what keeps it from being saved.
    await fillIn(user, within(line(1)), { Description: 'Mend the porch step' });
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    await fillIn(user, within(line(2)), { Description: 'Lumber', 'Unit price': 'about 80' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(line(2)).getByLabelText('Unit price')).toHaveFocus());
  });

  it('takes the lines of a usual job, which is offered with their sum', async () => {
    const { user, goTo, leadId } = start(atEstimate, [{}], 4_000);
    await choose(user, 'More for this estimate', 'Keep as a usual job…');
    const dialog = await screen.findByRole('dialog', { name: 'A usual job' });
    await fillIn(user, within(dialog), { Name: 'Porch step' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await goTo(`/admin/crm/leads/${leadId}/estimates/new`);
    // A line without its description yet is no empty one.
    const line = screen.getByRole('group', { name: 'Line 1' });
    await user.type(within(line).getByLabelText('Unit price'), '65');
    await choose(user, 'Usual jobs', 'Porch step, $240');
    expect(screen.getByDisplayValue('Mend the porch step')).toBeVisible();
    expect(screen.getByText('Total $305')).toBeVisible();
  });

  it('is for a lead that is there', async () => {
    start(() => '/admin/crm/leads/gone/estimates/new');
    expect(await screen.findByText('This lead is not here')).toBeVisible();
  });
});

const PAID = { way: 'Check', amountCents: 20_000, day: '2026-11-18' } as const;

/** Presses Accepted on a later version, of other dollars, of an estimate whose job of $240 stands and is paid so far. */
async function acceptLaterVersion(dollars: number, status: ProjectStatus, paid?: PaymentFields) {
  const page = start(atEstimate, [{}]);
  const { store, user, leadId } = page;
  const job = { customerId: leadId, title: 'Porch', status, estimatedValue: 240 };
  const projectId = page.addJob(job);
  if (paid) store.dispatch(receivePayment({ projectId }, paid));
  vi.advanceTimersByTime(60_000);
  const lines = [aLine({ unitPriceCents: dollars * 100 })];
  const fields = { ...emptyEstimate(new Date()), lines };
  const version = store.dispatch(createNextVersion(page.id, fields)) ?? '';
  await page.goTo(atEstimate('', version));
  await user.click(await screen.findByRole('button', { name: 'Accepted' }));
  return { ...page, version };
}

describe('the form of a draft', () => {
  it('keeps a discount that is not touched, and refuses it once it is more than the lines', async () => {
    const { user, estimates } = start(
      (_leadId, estimateId) => `/admin/crm/estimates/${estimateId}/edit`,
      [{ unitPriceCents: 240_000 }],
      40_000,
    );
    await user.type(await screen.findByLabelText('Notes'), 'The ladder is there');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(estimates()).toMatchObject([{ notes: 'The ladder is there' }]));
    expect(estimates()).toMatchObject([{ discountCents: 40_000 }]);
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await fillIn(user, screen, { 'Unit price': '399' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Discount')).toHaveAccessibleDescription(
        'Enter no more than the lines cost',
      ),
    );
  });
});

describe('an estimate', () => {
  it('shows head, customer, lines, sums and terms', async () => {
    start(atEstimate, [
      { quantity: 2, unit: 'days' },
      { id: 'l2', description: 'Lumber' },
    ]);
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.getByText('4 Elm St, Essex, VT')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Lines' })).getAllByRole('row');
    expect(textsOf(rows).slice(1)).toEqual(['Mend the porch step2 days × $240$480', 'Lumber$240']);
    expect(screen.getByText('$720')).toBeVisible();
  });

  it('is for its lead by the name that this has, or had', async () => {
    const { leadId, store } = start(atEstimate, [{}]);
    expect(await screen.findByText(/^For Ada Brook/)).toBeVisible();
    const changes = { firstName: 'Adah' };
    act(() => void store.dispatch(leadEdited({ leadId, leadName: 'Ada Brook', changes })));
    expect(await screen.findByText(/^For Adah Brook/)).toBeVisible();
    act(() => void store.dispatch(deleteLeads([leadId])));
    expect(await screen.findByText(/^For Ada Brook/)).toBeVisible();
  });

  it('says where it waits and its time is over, and so does its lead', async () => {
    const { user, id, store } = start(atEstimate, [{}]);
    const over = /^Valid until .* can no longer accept it/;
    await screen.findByRole('button', { name: 'Send' });
    expect(screen.queryByText(over)).toBeNull();
    const fields = { ...emptyEstimate(new Date()), lines: [aLine({})], validUntil: '2026-11-19' };
    act(() => store.dispatch(saveEstimate(id, fields)));
    expect(await screen.findByText(over)).toHaveTextContent(
      'Valid until Nov 19, 2026: the customer can no longer accept it. Edit it to choose a later day.',
    );
    await user.click(screen.getByRole('link', { name: 'The lead' }));
    expect(await screen.findByText(/· no longer valid$/)).toBeVisible();
    act(() => void store.dispatch(answerEstimate(id, 'Accepted')));
    await waitFor(() => expect(screen.queryByText(/no longer valid/)).toBeNull());
  });

  it('is sent by the owner’s own app, and counts as sent once that is said', async () => {
    const { user, estimates, lead } = start(atEstimate, [{}]);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message to Ada Brook' });
    expect(within(dialog).getByLabelText('Message')).toHaveTextContent(
      /Here is your estimate: Estimate 2026-001 Mend the porch step: \$240 Total: \$240/,
    );
    await user.click(within(dialog).getByRole('link', { name: 'Text' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(estimates()[0]?.status).toBe('Sent');
    expect(lead()).toMatchObject({
      stage: 'Estimate Provided',
      communications: [{ type: 'text', subject: 'Estimate' }],
    });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull());
  });

  it('that is accepted becomes the job with its days, in two presses', async () => {
    const { user, address, id, goTo, jobs } = start(atEstimate, [{}]);
    await user.click(await screen.findByRole('button', { name: 'Accepted' }));
    const dialog = await screen.findByRole('dialog', { name: 'Estimate accepted' });
    await fillIn(user, within(dialog), { 'Start date': '2026-12-01', 'Due date': '2026-11-30' });
    const due = within(dialog).getByLabelText('Due date');
    expect(due).toHaveAccessibleDescription('This is before the start');
    expect(due).toBeValid();
    await fillIn(user, within(dialog), { 'Due date': '2026-12-02' });
    await user.type(due, '{Enter}');
    const [project] = jobs();
    expect(project).toMatchObject({
      description: 'Mend the porch step',
      estimatedValue: 240,
      startDate: '2026-12-01',
      estimatedCompletionDate: '2026-12-02',
    });
    expect(address()).toBe(`/admin/projects/${project?.id}`);
    await goTo(atEstimate('', id));
    expect(await screen.findByRole('link', { name: 'The job' })).toHaveAttribute(
      'href',
      `/admin/projects/${project?.id}`,
    );
  });

  it('that is accepted for a lead with an older job becomes a job of its own, and its next version none', async () => {
    const { user, store, id, leadId, goTo, addJob } = start(atEstimate, [{}]);
    addJob({ customerId: leadId });
    vi.advanceTimersByTime(60_000);
    const fields = { ...emptyEstimate(new Date()), lines: [aLine()] };
    const second = store.dispatch(createEstimate(leadId, fields)) ?? '';
    const version = store.dispatch(createNextVersion(id)) ?? '';
    for (const accepted of [second, version]) {
      store.dispatch(answerEstimate(accepted, 'Accepted'));
      await goTo(atEstimate('', accepted));
      expect(await screen.findByRole('link', { name: 'The job' })).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Make the job' })).toHaveLength(
        accepted === second ? 1 : 0,
      );
    }
    await goTo(atEstimate('', second));
    await user.click(await screen.findByRole('button', { name: 'Make the job' }));
    const dialog = await screen.findByRole('dialog', { name: 'Estimate accepted' });
    await user.click(within(dialog).getByRole('button', { name: 'Make the job' }));
    await goTo(atEstimate('', second));
    expect(await screen.findByRole('link', { name: 'The job' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make the job' })).toBeNull();
  });

  it('of a later version says that a paid job stays, and that a further one is made', async () => {
    await acceptLaterVersion(300, 'Paid');
    expect(
      await screen.findByText(/“Porch” is Paid already: this makes a further job/),
    ).toBeVisible();
  });

  it('of a later version that is accepted changes the job, and makes no second one', async () => {
    const { user, version, goTo, jobs, lead } = await acceptLaterVersion(300, 'In Progress');
    const dialog = await screen.findByRole('dialog', { name: 'Estimate accepted' });
    expect(within(dialog).queryByLabelText('Start date')).toBeNull();
    expect(within(dialog).queryByText('The lead moves to Job Accepted.')).toBeNull();
    await user.click(
      within(dialog).getByRole('button', { name: 'Accept without changing the job' }),
    );
    expect(jobs()).toMatchObject([{ estimatedValue: 240 }]);
    await user.click(await screen.findByRole('button', { name: 'Update the job' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Update the job' }),
    );
    expect(jobs()).toMatchObject([{ title: 'Porch', estimatedValue: 300, status: 'In Progress' }]);
    expect(lead()?.stage).toBe('Work In Progress');
    await goTo(atEstimate('', version));
    expect(await screen.findByRole('link', { name: 'The job' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update the job' })).toBeNull();
  });

  it.each([
    ['Update the job', 200, 'Accepted, and the job is updated. Status changed to Paid: Porch. Ada'],
    ['Accept without changing the job', 240, 'Estimate accepted'],
  ])('of a later version that costs what was paid: %s', async (name, value, words) => {
    const { user, jobs } = await acceptLaterVersion(200, 'Invoiced', PAID);
    const dialog = await screen.findByRole('dialog', { name: 'Estimate accepted' });
    const stays = 'Without changing it, the job’s value stays $240, and the lead’s is $200.';
    expect(within(dialog).getByText(stays)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name }));
    expect(jobs()).toMatchObject([
      { estimatedValue: value, status: value === 200 ? 'Paid' : 'Invoiced' },
    ]);
    const notice = await screen.findByText(new RegExp(`^${words}`), { selector: 'output' });
    expect(notice).toBeInTheDocument();
  });

  it.each([
    ['Mark as sent', '', /^Marked as sent. Ada Brook moved to Estimate Provided. Follow-up set/],
    ['Declined', 'Invoice Sent', /^Estimate declined. Ada Brook moved to Paid/],
  ])('that moves its lead says so: %s', async (name, stage, words) => {
    const { user, store, leadId, goTo } = start(atEstimate);
    const write = (unitPriceCents: number) => {
      const lines = [aLine({ unitPriceCents })];
      return store.dispatch(createEstimate(leadId, { ...emptyEstimate(new Date()), lines })) ?? '';
    };
    const first = write(20_000);
    const second = write(30_000);
    if (stage) {
      store.dispatch(answerEstimate(first, 'Accepted'));
      store.dispatch(setEstimatedValue(leadId, 300));
      store.dispatch(moveLeads([leadId], stage as Stage));
      store.dispatch(receivePayment({ leadId }, PAID));
    }
    await goTo(atEstimate('', second));
    await choose(user, 'More for this estimate', name);
    expect(await screen.findByText(words, { selector: 'output' })).toBeInTheDocument();
  });

  it('that is sent elsewhere while it is edited is followed by what was typed', async () => {
    const { user, store, id, goTo, estimates } = start(atEstimate, [{}]);
    await goTo(`${atEstimate('', id)}/edit`);
    await user.type(await screen.findByLabelText('Notes'), 'Mind the dog');
    store.dispatch(markEstimateSent(id));
    expect(await screen.findByText(/^Sent elsewhere/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(estimates().map(({ number, status, notes }) => [number, status, notes])).toEqual([
        ['2026-001-2', 'Draft', 'Mind the dog'],
        ['2026-001', 'Sent', ''],
      ]),
    );
  });

  it('that was sent is followed by its next version, and says at the address of its form why it shows none', async () => {
    const { user, store, id, goTo, estimates, address } = start(atEstimate, [{}]);
    store.dispatch(markEstimateSent(id));
    await goTo(`${atEstimate('', id)}/edit`);
    expect(await screen.findByText(/^Sent, so it is not changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await goTo(atEstimate('', id));
    await choose(user, 'More for this estimate', 'Next version');
    expect(await screen.findByRole('heading', { name: 'Edit estimate 2026-001-2' })).toBeVisible();
    expect(estimates().map(({ number, status }) => [number, status])).toEqual([
      ['2026-001-2', 'Draft'],
      ['2026-001', 'Sent'],
    ]);
    expect(address()).toMatch(/\/edit$/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit' })).toHaveFocus());
  });

  it('is deleted after a question, and restored at its address', async () => {
    const { user, goTo, id, leadId, estimates, address } = start(atEstimate, [{}]);
    await choose(user, 'More for this estimate', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(estimates()).toEqual([]));
    expect(address()).toBe(`/admin/crm/leads/${leadId}`);
    await goTo(`/admin/crm/estimates/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('table', { name: 'Lines' })).toBeVisible();
  });
});
