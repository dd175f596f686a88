import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { saveLead } from '../../../src/domain/leads/commands';
import { REQUEST_FIELD_NAMES, REQUEST_FIELDS } from '../../../src/domain/leads/fields';
import { leadFromRequest } from '../../../src/domain/leads/rules';
import { SERVICE_TYPES, TIMELINES, type Lead } from '../../../src/domain/leads/schema';
import type { Persistence } from '../../../src/persistence/engine/persistence';
import { estimateRequest } from '../../support/entities';
import { memoryStorage, QUOTA_EXCEEDED, type MemoryStorage } from '../../support/keyValueStorage';
import { textsOf } from '../../support/parts';
import { openTab } from '../../support/tab';
import { openSite, type OpenSite } from '../openSite';

const LABELS = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  service: 'Service Needed',
  timeline: 'Timeline',
  description: 'Project Description',
  town: 'Town',
  time: 'Best time to call',
} as const;
type Field = keyof typeof LABELS;

const field = (name: Field) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${LABELS[name]}( \\*)?$`));
const sendButton = () => screen.getByRole('button', { name: 'Send Request' });

const REQUEST = estimateRequest({
  description: 'The porch ceiling peels.',
  town: 'Richmond',
  time: 'after 4',
});
const GOOD: Record<Field, string> = REQUEST;

async function fillIn(user: UserEvent, values: Record<Field, string>): Promise<void> {
  for (const name of Object.keys(LABELS) as Field[]) {
    const control = field(name);
    if (name === 'service' || name === 'timeline') {
      await user.selectOptions(control, values[name]);
    } else if (values[name] !== '') {
      await user.click(control);
      await user.paste(values[name]);
    }
  }
}

async function openForm(options: Parameters<typeof openSite>[1] = {}): Promise<OpenSite> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return openSite('/contact', options);
}

/** Fills in the form, and sends it. */
async function sendFilledIn({ user }: OpenSite, values: Partial<typeof GOOD> = {}): Promise<void> {
  await fillIn(user, { ...GOOD, ...values });
  await user.click(sendButton());
}

/** Opens the form over a storage, once what is stored there has been read. */
async function openOver(texts: MemoryStorage, change?: (one: Persistence) => void) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const test = await openTab(texts);
  change?.(test.persistence);
  return openForm({ test });
}

const newLeads = ({ types }: OpenSite) => types().filter((type) => type === 'leads/leadCreated');

describe('the estimate form', () => {
  it('counts what is left of a long description', async () => {
    const site = await openForm();
    await site.user.click(field('description'));
    await site.user.paste('d'.repeat(4_400));
    expect(screen.queryByText(/characters left/)).toBeNull();
    await site.user.paste('d'.repeat(500));
    expect(screen.getByText('100 characters left')).toBeVisible();
    await site.user.paste('d'.repeat(103));
    expect(screen.getByText('3 characters too many')).toBeVisible();
    cleanup();
    await openForm();
    expect(await screen.findByText('3 characters too many')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^3 characters/)).toBeNull();
  });

  it('has a control for every field of a request, the choices and the footnote of the specification', async () => {
    await openForm();
    const form = screen.getByRole('form', { name: 'Request a free estimate' });
    // Nothing is submitted by GET, and the browser checks nothing.
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('novalidate');
    for (const name of REQUEST_FIELD_NAMES) {
      const control = within(form).getByLabelText(REQUEST_FIELDS[name].label, { exact: false });
      expect(control).toHaveAttribute('name', name);
    }
    const options = (name: Field) => textsOf(within(field(name)).getAllByRole('option'));
    const timelines = 'Within 2 weeks, Within 1 week, ASAP (Emergency), Flexible timing';
    expect(options('service')).toEqual(['Choose a service', ...SERVICE_TYPES]);
    expect(options('timeline').join(', ')).toBe(timelines);
    expect(field('timeline')).toHaveValue('normal');
    const footnote =
      "* Required fields. We'll contact you within 24 hours to discuss your project.";
    expect(screen.getByText(footnote)).toBeInTheDocument();
  });

  it('says what is wrong, and keeps what was typed', async () => {
    const noName = 'Enter your full name';
    const noPhone = 'Enter a phone number that we can call, like (802) 555-0123';
    const noEmail = 'Enter an email address like name@example.com, or leave it empty';
    const site = await openForm();
    await fillIn(site.user, GOOD);
    for (const [name, typed, message] of [
      ['fullName', '  ', noName],
      ['fullName', '\u202e', noName],
      ['fullName', 'n'.repeat(201), 'Full Name can have up to 200 characters'],
      ['email', 'ada@', noEmail],
      ['email', `${'a'.repeat(250)}@example.com`, 'Email can have up to 254 characters'],
      ['phone', '', 'Enter a phone number where we can reach you'],
      ['phone', 'call me', noPhone],
      ['phone', '802-555-014', noPhone],
      ['service', '', 'Choose the service that you need'],
      ['description', '', 'Tell us a little about the project'],
      ['description', 'd'.repeat(5001), 'Project Description can have up to 5,000 characters'],
    ] as const) {
      const control = field(name);
      fireEvent.change(control, { target: { value: typed } });
      await site.user.click(sendButton());
      const summary = screen.getByRole('alert', { name: 'Please check the form' });
      expect(summary).toHaveFocus();
      expect(within(summary).getAllByRole('link')).toHaveLength(1);
      expect(control).toBeInvalid();
      expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
      await site.user.click(within(summary).getByRole('link', { name: message }));
      expect(control).toHaveFocus();
      expect(control).toHaveValue(typed);
      fireEvent.change(control, { target: { value: GOOD[name] } });
    }
    for (const name of REQUEST_FIELD_NAMES) expect(field(name)).toHaveValue(GOOD[name]);
    expect(newLeads(site)).toEqual([]);
  });

  it('lists everything that is wrong, in the order of the form, and says in the title that there is something', async () => {
    const site = await openForm();
    const { title } = document;
    // Nothing is checked before it is sent.
    await site.user.type(field('email'), 'ada@');
    await site.user.tab();
    expect(field('email')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).toBeNull();
    await site.user.clear(field('email'));
    await site.user.click(sendButton());
    expect(document.title).toBe(`Error: ${title}`);
    expect(textsOf(within(screen.getByRole('alert')).getAllByRole('link'))).toEqual([
      'Enter your full name',
      'Enter a phone number where we can reach you',
      'Choose the service that you need',
      'Tell us a little about the project',
    ]);
    await sendFilledIn(site);
    await screen.findByText('Thank you!');
    expect(document.title).toBe(title);
  });

  it('leaves the title of the next page alone', async () => {
    const { user } = await openForm();
    await user.click(sendButton());
    expect(document.title).toMatch(/^Error: /);
    await user.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: /^Neighbors/ })).toBeVisible();
    expect(document.title).toMatch(/^About/);
  });

  it('makes the request a lead, in any script and without unseen characters', async () => {
    const site = await openForm();
    const [email, phone] = ['jörg@exämple.example', '٨٠٢ ٥٥٥ ٠١٢٠ ext. 4'];
    await sendFilledIn(site, { email, phone, fullName: 'Ada\u0000 \u202ebrook\u202c' });
    await screen.findByText('Thank you!');
    const request = estimateRequest({ ...REQUEST, email, phone, fullName: 'Ada brook' });
    expect(site.leads()).toMatchObject([leadFromRequest(request)]);
  });

  it('is stored in the turn of the press, without the sample leads, which the owner’s start adds', async () => {
    const texts = memoryStorage();
    const site = await openOver(texts);
    await fillIn(site.user, GOOD);
    const stored = () => JSON.parse(texts.read('handyman.leads') ?? '[]') as Lead[];
    fireEvent.click(sendButton());
    expect(stored().map(({ firstName }) => firstName)).toEqual(['Ada']);
    await screen.findByText('Thank you!');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored()).toHaveLength(1);
    expect(texts.read('handyman.seedDataDue')).toBe('["leads"]');
  });

  it('thanks for three seconds with the focus on it, then is empty again', async () => {
    const site = await openForm();
    await sendFilledIn(site);
    const thanks = (await screen.findByText('Thank you!')).closest('output');
    expect(thanks).toHaveRole('status');
    expect(thanks).toHaveFocus();

    await act(() => vi.advanceTimersByTimeAsync(2_800));
    expect(thanks).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(thanks).not.toBeInTheDocument();
    expect(field('fullName')).toHaveValue('');
    expect(field('service')).toHaveValue('');
    expect(field('timeline')).toHaveValue('normal');
    expect(field('description')).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Request a free estimate' })).toHaveFocus();
  });

  it('tells an emergency to call first, and promises the same day', async () => {
    const site = await openForm();
    await sendFilledIn(site, { timeline: 'urgent' });
    const thanks = (await screen.findByText('Thank you!')).closest('output');
    expect(thanks).toHaveTextContent(`For an emergency, call us first: ${business.phone}.`);
    expect(thanks).toHaveTextContent('we will contact you the same day.');
    expect(thanks).not.toHaveTextContent('24 hours');
  });

  it('makes one lead of a double press', async () => {
    const site = await openForm();
    await fillIn(site.user, GOOD);
    await site.user.dblClick(sendButton());
    await screen.findByText('Thank you!');
    expect(newLeads(site)).toHaveLength(1);
  });
});

describe('a request that cannot be saved', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  /** A request that was sent, for which there was no room. */
  async function sendWithFullStorage() {
    const texts = memoryStorage();
    const site = await openOver(texts);
    texts.failWritesWith(QUOTA_EXCEEDED);
    await sendFilledIn(site);
    const alert = await screen.findByRole('alert');
    return { texts, site, alert };
  }

  it('asks for a call instead of thanking, and keeps what was typed', async () => {
    const { alert } = await sendWithFullStorage();
    for (const words of [
      'Your request was not saved. This browser has no room left to store it.',
      'Send it to us with Email it, Text it or Copy it above, which work all the same, or call us',
    ])
      expect(alert).toHaveTextContent(words);
    expect(alert).toHaveFocus();
    expect(within(alert).getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      'tel:+18025550142',
    );
    expect(screen.queryByText('Thank you!')).toBeNull();
    expect(field('description')).toHaveValue(GOOD.description);
  });

  it('says so where a newer version of the site has written what is stored', async () => {
    const site = await openOver(memoryStorage({ 'handyman.version': '99' }));
    await sendFilledIn(site);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This page is older than what is stored in this browser.',
    );
    expect(screen.queryByText('Thank you!')).toBeNull();
  });

  it('is tried again at once by another press, with the words of that press', async () => {
    const { site, texts } = await sendWithFullStorage();
    await site.user.type(field('description'), ' And the steps.');
    await site.user.click(sendButton());
    await screen.findByRole('alert');
    texts.failWritesWith(null);
    await site.user.type(field('description'), ' Soon.');
    await site.user.click(sendButton());
    await screen.findByText('Thank you!');
    expect(newLeads(site)).toHaveLength(1);
    const stored = JSON.parse(texts.read('handyman.leads') ?? '[]') as Lead[];
    expect(
      stored
        .filter(({ firstName }) => firstName === 'Ada')
        .map(({ projectDescription }) => projectDescription),
    ).toEqual([`${GOOD.description} And the steps. Soon.`]);
  });

  it('changes, sent again, what the visitor changed, and nothing that the owner did', async () => {
    const { site, texts } = await sendWithFullStorage();
    const lead = site.leads().find(({ firstName }) => firstName === 'Ada');
    if (!lead) throw new Error('There is no lead');
    const owners = {
      phone: '802.555.0121',
      estimatedValue: 4200,
      notes: `${lead.notes}\nGate code 12`,
      tags: [...lead.tags, 'vip'],
    };
    act(() => {
      site.store.dispatch(saveLead(lead.id, { ...lead, ...owners }));
    });
    texts.failWritesWith(null);
    await site.user.type(field('description'), ' And the steps.');
    await site.user.selectOptions(field('timeline'), 'urgent');
    await site.user.click(sendButton());
    await screen.findByText('Thank you!');
    expect(site.leadOf(lead.id)).toMatchObject({
      ...owners,
      notes: `Timeline: ${TIMELINES.urgent.label}\nBest time to call: after 4\nGate code 12`,
      priority: TIMELINES.urgent.priority,
      projectDescription: `${GOOD.description} And the steps.`,
    });
  });

  it('is not called unsaved any more once a later write succeeds, and is one lead sent again', async () => {
    const { site, texts } = await sendWithFullStorage();
    texts.failWritesWith(null);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Your request is saved now.')).toBeInTheDocument();
    expect(field('description')).toHaveValue(GOOD.description);
    await site.user.click(sendButton());
    await screen.findByText('Thank you!');
    expect(newLeads(site)).toHaveLength(1);
  });

  it('does not stay on sending where saving is rejected, and sends the same lead again', async () => {
    let mend = (): void => {};
    const site = await openOver(memoryStorage(), (persistence) => {
      const { flush } = persistence;
      persistence.flush = () => Promise.reject(new Error('Nobody foresaw this'));
      mend = () => void (persistence.flush = flush);
    });
    await sendFilledIn(site);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your request was not saved. Something went wrong in this page.',
    );
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
    expect(field('description')).toHaveValue(GOOD.description);
    mend();
    await site.user.click(sendButton());
    await screen.findByText('Thank you!');
    expect(newLeads(site)).toHaveLength(1);
  });
});
