import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { leadCreated } from '../../../src/domain/leads/events';
import { readFragment } from '../../../src/domain/leads/requestFragment';
import { readRequest } from '../../../src/domain/leads/requestMessage';
import { leadFromRequest } from '../../../src/domain/leads/rules';
import { sentRequest } from '../../../src/persistence/sentRequest';
import { mailLink, textLink } from '../../../src/site/contact/requestLinks';
import { estimateRequest } from '../../support/entities';
import { textsOf } from '../../support/parts';
import { makeStore } from '../../support/store';
import { openSite } from '../openSite';

const REQUEST = estimateRequest({
  fullName: 'Ada Brook',
  description: 'The porch ceiling peels; 50% of it & more?\nNorth side.',
});
const bodyOf = (href: string): string => new URL(href).searchParams.get('body') ?? '';

describe('a link that sends a request', () => {
  it('writes a mail to us: the request, a line that explains the owner’s link, and the link', () => {
    const { href, isCut } = mailLink(REQUEST, 'https://site.example');
    expect(href.startsWith(`mailto:${business.email}?subject=Estimate%20request`)).toBe(true);
    expect(isCut).toBe(false);
    expect(readRequest(bodyOf(href))).toEqual(REQUEST);
    const lines = bodyOf(href).split('\r\n');
    expect(lines[0]).toBe(`Full Name: ${REQUEST.fullName}`);
    const [explanation, link = ''] = lines.slice(-2);
    expect(explanation).toMatch(/^Add to CRM .*you need not open it/);
    expect(explanation).toContain(business.name);
    const [, fragment = ''] =
      /^https:\/\/site\.example\/admin\/crm\/leads\/new(#\S+)/.exec(link) ?? [];
    expect(readFragment(fragment)).toEqual(REQUEST);
  });

  it('writes a text to us', () => {
    const { href } = textLink(REQUEST);
    expect(href.startsWith('sms:+18025550142?&body=')).toBe(true);
    expect(readRequest(bodyOf(href))).toEqual(REQUEST);
  });

  it.each([400, 900, 5000])('stays short with a description of %i characters', (length) => {
    const description = 'Ä😀 '.repeat(length / 4).trim();
    const mail = mailLink({ ...REQUEST, description }, 'https://site.example');
    const text = textLink({ ...REQUEST, description });
    expect(mail.href.length).toBeLessThanOrEqual(1_900);
    expect(text.href.length).toBeLessThanOrEqual(1_200);
    expect(readRequest(bodyOf(mail.href))).toMatchObject({ phone: REQUEST.phone });
    expect(mail.isCut).toBe(true);
    expect(readRequest(bodyOf(mail.href))?.description).toMatch(/^(?:Ä😀 )+.* \[…\]$/su);
  });
});

describe('the offer on the contact page', () => {
  const offer = () => screen.queryByRole('region', { name: 'One step left: send your request' });

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sentRequest.set(undefined);
  });

  async function openAfterSending(milliseconds: number, isPhone = false) {
    const test = makeStore();
    const { payload } = test.store.dispatch(leadCreated(leadFromRequest(REQUEST)));
    sentRequest.set({ leadId: payload.id, at: Date.now() - milliseconds });
    return openSite('/contact', { test, isPhone });
  }

  it('is not there before anything is sent', async () => {
    await openSite('/contact');
    expect(offer()).toBeNull();
  });

  it('says plainly that nothing leaves by itself, and whom to call', async () => {
    await openAfterSending(0);
    const region = within(screen.getByRole('region', { name: /send your request/ }));
    expect(region.getByText(/nothing does unless you send it/)).toBeInTheDocument();
    expect(region.getByRole('link', { name: business.phone })).toBeInTheDocument();
    const mail = region.getByRole('link', { name: 'Email it' }).getAttribute('href') ?? '';
    expect(readRequest(bodyOf(mail))).toEqual(REQUEST);
    const text = region.getByRole('link', { name: 'Text it' }).getAttribute('href') ?? '';
    expect(readRequest(bodyOf(text))).toEqual(REQUEST);
  });

  it('stays until it is done or dismissed', async () => {
    const { user } = await openAfterSending(60 * 60_000);
    const links = () =>
      textsOf(
        within(offer() ?? screen.getByRole('region', { name: /has your request/ })).getAllByRole(
          'link',
        ),
      );
    expect(links()).toEqual([business.phone, 'Email it', 'Text it']);
    const mail = screen.getByRole('link', { name: 'Email it' });
    mail.addEventListener('click', (event) => event.preventDefault());
    await user.click(mail);
    expect(screen.getByRole('heading', { name: 'Your mail app has your request' })).toBeVisible();
    expect(links()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('heading', { name: /has your request/ })).toBeNull();
  });

  it('offers the text app first on a phone', async () => {
    await openAfterSending(0, true);
    const names = textsOf(
      within(screen.getByRole('region', { name: /send your request/ })).getAllByRole('link'),
    );
    expect(names).toEqual([business.phone, 'Text it', 'Email it']);
  });

  it('copies the request whole', async () => {
    const { user } = await openAfterSending(0);
    await user.click(screen.getByRole('button', { name: 'Copy it' }));
    expect(await screen.findByText(/^Copied/)).toBeInTheDocument();
    expect(readRequest(await navigator.clipboard.readText())).toEqual(REQUEST);
  });

  it('can be hidden, and the tab forgets it', async () => {
    const { user } = await openAfterSending(0);
    await user.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(offer()).toBeNull();
    expect(sentRequest.get()).toBeUndefined();
    expect(screen.getByRole('heading', { name: 'Request a free estimate' })).toHaveFocus();
  });
});

describe('what a tab remembers of a request', () => {
  it('is its lead and the time, without its text', async () => {
    sentRequest.set({ leadId: 'lead-1', at: 5 });
    expect(sessionStorage.getItem('handyman.sentRequest')).toBe('{"leadId":"lead-1","at":5}');
    expect(localStorage).toHaveLength(0);
    vi.resetModules();
    const reloaded = await import('../../../src/persistence/sentRequest');
    expect(reloaded.sentRequest.get()).toEqual({ leadId: 'lead-1', at: 5 });
  });

  it.each(['{', '[]', '{"leadId":1}'])('is nothing where storage holds %s', async (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    sessionStorage.setItem('handyman.sentRequest', text);
    vi.resetModules();
    const reloaded = await import('../../../src/persistence/sentRequest');
    expect(reloaded.sentRequest.get()).toBeUndefined();
    sessionStorage.clear();
  });
});
