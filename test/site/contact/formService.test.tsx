import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { sentRequest } from '../../../src/persistence/sentRequest';
import { memoryStorage, QUOTA_EXCEEDED } from '../../support/keyValueStorage';
import { server } from '../../support/server';
import { openTab } from '../../support/tab';
import { openSite } from '../openSite';

const ENDPOINT = 'https://forms.example/f/estimates';
const THANK_YOU_MS = 3_100;

let posts: string[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Object.assign(business, { requestEndpoint: ENDPOINT });
  sentRequest.set(undefined);
  posts = [];
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      posts.push(await request.text());
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => {
  Object.assign(business, { requestEndpoint: '' });
});

const openForm = (options: Parameters<typeof openSite>[1] = {}) => openSite('/contact', options);

async function fillIn(user: UserEvent): Promise<void> {
  for (const [label, text] of [
    [/^Full Name/, 'Ada Brook'],
    [/^Phone Number/, '802 555 0120'],
    [/^Project Description/, 'The porch ceiling peels.'],
  ] as const) {
    const field = screen.getByLabelText(label);
    // What the form has reset is still typed for user-event.
    await user.clear(field);
    await user.type(field, text);
  }
  await user.selectOptions(screen.getByLabelText(/^Service Needed/), 'Other');
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Request' }));

describe('the estimate form with a form service', () => {
  it('posts the same request again after the thank-you: it is another one', async () => {
    const { user, types } = await openForm();
    for (const count of [1, 2]) {
      await fillIn(user);
      await send(user);
      expect(await screen.findByText(/Your request was sent\./)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
      expect(posts).toHaveLength(count);
      await act(() => vi.advanceTimersByTimeAsync(THANK_YOU_MS));
    }
    expect(types().filter((type) => type === 'leads/leadCreated')).toHaveLength(2);
  });

  it('posts what this browser could not store once, however often it is pressed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.use(
      http.post(ENDPOINT, async ({ request }) => {
        posts.push(await request.text());
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const texts = memoryStorage();
    const test = await openTab(texts);
    texts.failWritesWith(QUOTA_EXCEEDED);
    const { user } = await openForm({ test });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Your request was not saved.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Could not be sent: call or mail' })).toBeVisible();
    await send(user);
    expect(await screen.findByText('Your request was not saved.')).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  it('never asks to send by hand what is being posted', async () => {
    const { user } = await openForm();
    const asked = new MutationObserver(() => {
      if (screen.queryByText('One step left: send your request')) seen.push('asked');
    });
    const seen: string[] = [];
    asked.observe(document.body, { childList: true, subtree: true, characterData: true });
    await fillIn(user);
    await send(user);
    await screen.findByRole('heading', { name: 'Sent' });
    asked.disconnect();
    expect(seen).toEqual([]);
  });
});
