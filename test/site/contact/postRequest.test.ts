import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../src/business';
import { writeRequest } from '../../../src/domain/leads/requestMessage';
import { sentRequest } from '../../../src/persistence/sentRequest';
import { formPost, postAgain, postRequest } from '../../../src/site/contact/postRequest';
import {
  POST_REPLIES,
  POSTED_FOR_MS,
  type RequestToPost,
} from '../../../src/worker/workerMessages';
import { estimateRequest } from '../../support/entities';
import { server } from '../../support/server';

const ENDPOINT = 'https://forms.example/f/estimates';
const LEAD = 'lead-1';
const REQUEST = estimateRequest({ fullName: 'Ada Brook', town: 'Essex' });

/** What the form service was posted, and how it answers. */
function stubService(answer: () => Response): string[] {
  const bodies: string[] = [];
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      bodies.push(await request.text());
      return answer();
    }),
  );
  return bodies;
}

/** Makes the page have a service worker that gives these replies to each message; returns the messages. */
function stubWorker(...replies: string[]): RequestToPost[] {
  const messages: RequestToPost[] = [];
  const active = {
    postMessage: (wanted: RequestToPost, [port]: [MessagePort]) => {
      messages.push(wanted);
      for (const reply of replies) port.postMessage(reply);
    },
  };
  const serviceWorker = { getRegistration: () => Promise.resolve({ active }) };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  return messages;
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example/contact'));
  vi.stubGlobal('window', globalThis);
  Object.assign(business, { requestEndpoint: ENDPOINT });
  sentRequest.set({ leadId: LEAD, at: 0 });
});
afterEach(() => {
  Object.assign(business, { requestEndpoint: '', requestEncoding: 'form', requestExtras: {} });
  sentRequest.set(undefined);
});

describe('the post of a request', () => {
  const FIELDS = {
    name: REQUEST.fullName,
    email: REQUEST.email,
    phone: REQUEST.phone,
    service: REQUEST.service,
    description: REQUEST.description,
    town: 'Essex',
    time: REQUEST.time,
    message: writeRequest(REQUEST),
  };

  it('is a plain HTML form’s, with the service’s own fields', () => {
    Object.assign(business, { requestExtras: { access_key: 'k1' } });
    const { url, contentType, body } = formPost(REQUEST);
    expect(url).toBe(ENDPOINT);
    expect(contentType).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      ...FIELDS,
      access_key: 'k1',
    });
  });

  it('is JSON where the service wants that', () => {
    Object.assign(business, { requestEncoding: 'json' });
    const { contentType, body } = formPost(REQUEST);
    expect(contentType).toBe('application/json');
    expect(JSON.parse(body)).toMatchObject(FIELDS);
  });

  it('goes to the site’s own host by a path', () => {
    Object.assign(business, { requestEndpoint: '/forms.html' });
    expect(formPost(REQUEST).url).toBe('https://site.example/forms.html');
  });
});

describe('a page with a service worker', () => {
  it.each(['sent', 'offline', 'refused'] as const)(
    'leaves the post to the worker, and says that it is %s',
    async (delivery) => {
      const posted = stubService(() => HttpResponse.json({}));
      const messages = stubWorker(POST_REPLIES.stored, delivery);
      await postRequest(LEAD, REQUEST);
      expect(messages).toEqual([{ type: 'requestToPost', leadId: LEAD, post: formPost(REQUEST) }]);
      expect(sentRequest.get()).toMatchObject({ post: delivery, isStored: true });
      expect(posted).toEqual([]);
    },
  );

  it('posts by itself where the worker cannot store the request', async () => {
    const posted = stubService(() => HttpResponse.json({}));
    stubWorker(POST_REPLIES.notStored);
    await postRequest(LEAD, REQUEST);
    expect(sentRequest.get()?.post).toBe('sent');
    expect(posted).toEqual([formPost(REQUEST).body]);
  });

  it.each([
    ['from the beginning', []],
    ['after it has stored it', [POST_REPLIES.stored]],
  ])('does not post what a worker that is silent %s may post yet', async (_when, replies) => {
    vi.useFakeTimers();
    const posted = stubService(() => HttpResponse.json({}));
    stubWorker(...replies);
    const posting = postRequest(LEAD, REQUEST);
    await vi.runAllTimersAsync();
    await posting;
    expect(sentRequest.get()?.post).toBe('refused');
    expect(posted).toEqual([]);
  });

  it('asks after a reload what became of it, without posting it anew', async () => {
    const messages = stubWorker(POST_REPLIES.stored, 'sent');
    sentRequest.set({ leadId: LEAD, at: Date.now(), post: 'offline', isStored: true });
    await postAgain(LEAD);
    expect(messages).toEqual([{ type: 'requestToPost', leadId: LEAD }]);
    expect(sentRequest.get()?.post).toBe('sent');
  });

  it.each([
    ['no worker is known to have stored', { at: Date.now() }],
    ['a worker has stored over a week ago', { at: Date.now() - POSTED_FOR_MS, isStored: true }],
  ])('claims nothing of what %s', async (_what, known) => {
    const messages = stubWorker(POST_REPLIES.stored, 'sent');
    sentRequest.set({ leadId: LEAD, post: 'sending', ...known });
    await postAgain(LEAD);
    expect(messages).toEqual([]);
    expect(sentRequest.get()?.post).toBe('refused');
  });

  it('is in progress before anybody is told that it is being sent', async () => {
    stubWorker(POST_REPLIES.stored, 'sent');
    const told: (string | undefined)[] = [];
    const again: Promise<void>[] = [];
    const unsubscribe = sentRequest.subscribe(() => {
      told.push(sentRequest.get()?.post);
      again.push(postAgain(LEAD));
    });
    await postRequest(LEAD, REQUEST);
    unsubscribe();
    await Promise.all(again);
    expect([...new Set(told)]).toEqual(['sending', 'sent']);
  });

  it('is refused where it cannot be written, and does not stay in progress', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(business, { requestEndpoint: 'https://' });
    await postRequest(LEAD, REQUEST);
    expect(sentRequest.get()?.post).toBe('refused');
  });

  it('is posted though saving it here was rejected', async () => {
    stubWorker(POST_REPLIES.stored, 'sent');
    await postRequest(LEAD, REQUEST, Promise.reject(new Error('No room')));
    expect(sentRequest.get()?.post).toBe('sent');
  });

  it('does not ask while it is posting', async () => {
    const messages = stubWorker(POST_REPLIES.stored, 'sent');
    const posting = postRequest(LEAD, REQUEST);
    await postAgain(LEAD);
    await posting;
    expect(messages).toHaveLength(1);
  });
});

describe('a page without a service worker', () => {
  const cases = [
    ['is sent where the service takes it', () => HttpResponse.json({}), true, 'sent'],
    ['is refused by a status', () => new HttpResponse(null, { status: 422 }), true, 'refused'],
    ['is refused where there is no answer', () => HttpResponse.error(), true, 'refused'],
    [
      'is refused, as nothing would try again, without a network',
      () => HttpResponse.error(),
      false,
      'refused',
    ],
  ] as const;

  it.each(cases)('%s', async (_name, answer, onLine, delivery) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('navigator', { onLine });
    stubService(answer);
    await postRequest(LEAD, REQUEST);
    expect(sentRequest.get()?.post).toBe(delivery);
    expect(told).toHaveBeenCalledTimes(delivery === 'sent' ? 0 : 1);
  });

  it('says nothing of a request that was followed by another', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    stubService(() => HttpResponse.json({}));
    const posting = postRequest(LEAD, REQUEST);
    sentRequest.set({ leadId: 'lead-2', at: 1 });
    await posting;
    expect(sentRequest.get()).toEqual({ leadId: 'lead-2', at: 1 });
  });
});
