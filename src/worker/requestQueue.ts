import { Queue } from 'workbox-background-sync/Queue.js';
import { QueueStore } from 'workbox-background-sync/QueueStore.js';
import { StorableRequest } from 'workbox-background-sync/StorableRequest.js';
import { requestOf, sendPost, type Delivery } from './formPost';
import { POST_REPLIES, POSTED_FOR_MS, type RequestToPost } from './workerMessages';

/** Posts requests for estimates from the service worker, and stores them until they are sent. */

/** The name of the queue in IndexedDB, of its sync event and of its lock. */
const NAME = 'estimate-requests';

/** Creates the queue, which posts again when online (background sync) and when the worker starts, for a week. */
export function createRequestQueue(registration: ServiceWorkerRegistration) {
  const store = new QueueStore(NAME);

  /** Posts the stored requests, in order. Returns those that were not sent, by lead. */
  const postAll = (): Promise<Map<string, Delivery>> =>
    // A worker of the next version may do the same.
    navigator.locks.request(NAME, async () => {
      const waiting = new Map<string, Delivery>();
      for (const { id, requestData, metadata, timestamp } of await store.getAll()) {
        const { leadId } = metadata as { leadId: string };
        if (Date.now() - timestamp > POSTED_FOR_MS) {
          await store.deleteEntry(id);
          waiting.set(leadId, 'refused');
          continue;
        }
        const delivery = await sendPost(new StorableRequest(requestData).toRequest());
        // Afterwards, so that a request is not lost where the browser ends the worker.
        if (delivery === 'sent') await store.deleteEntry(id);
        else waiting.set(leadId, delivery);
      }
      return waiting;
    });

  /** Does the same, but never rejects: undefined if the store fails. */
  const tryAll = async (): Promise<Map<string, Delivery> | undefined> => {
    try {
      return await postAll();
    } catch (error) {
      console.error('Stored requests for estimates could not be posted:', error);
      return undefined;
    }
  };

  const hasSync = 'sync' in registration;
  // Without background sync this queue begins at once.
  const queue = new Queue(NAME, {
    onSync: async () => {
      const waiting = await tryAll();
      // The browser tries again later.
      if (hasSync && waiting?.size !== 0) throw new Error('Requests were not sent');
    },
  });
  // After a few attempts the browser does not try again.
  if (hasSync) void tryAll();

  return {
    /** Stores and posts a request, and replies what became of it. */
    take: async ({ leadId, post }: RequestToPost, reply: (text: string) => void): Promise<void> => {
      try {
        if (post) {
          const requestData = (await StorableRequest.fromRequest(requestOf(post))).toObject();
          await store.pushEntry({ requestData, timestamp: Date.now(), metadata: { leadId } });
        }
        reply(POST_REPLIES.stored);
      } catch (error) {
        console.error('A request for an estimate cannot be stored until it is sent:', error);
        reply(POST_REPLIES.notStored);
        return;
      }
      const waiting = await tryAll();
      reply(waiting ? (waiting.get(leadId) ?? 'sent') : 'refused');
      if (waiting?.size !== 0) await queue.registerSync();
    },
  };
}
