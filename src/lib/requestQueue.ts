import { Queue } from 'workbox-background-sync/Queue.js';
import { QueueStore } from 'workbox-background-sync/QueueStore.js';
import { StorableRequest } from 'workbox-background-sync/StorableRequest.js';
import { requestOf, sendPost, type Delivery } from './formPost';
import { POST_REPLIES, type RequestToPost } from './workerMessages';

/** Posts requests for estimates from the service worker, and stores them until they are sent. */

/** The name of the queue in IndexedDB, of its sync event and of its lock. */
const NAME = 'estimate-requests';

/** Creates the queue, which posts again when online (background sync) or when the worker next starts. */
export function createRequestQueue(registration: ServiceWorkerRegistration) {
  const store = new QueueStore(NAME);

  /** Posts the stored requests, in order. Returns those that were not sent, by lead. */
  const postAll = (): Promise<Map<string, Delivery>> =>
    // A worker of the next version may do the same.
    navigator.locks.request(NAME, async () => {
      const waiting = new Map<string, Delivery>();
      for (const { id, requestData, metadata } of await store.getAll()) {
        const { leadId } = metadata as { leadId: string };
        const delivery = await sendPost(new StorableRequest(requestData).toRequest());
        // Afterwards, so that a request is not lost where the browser ends the worker.
        if (delivery === 'sent') await store.deleteEntry(id);
        else waiting.set(leadId, delivery);
      }
      return waiting;
    });

  const queue = new Queue(NAME, {
    onSync: async () => {
      const { size } = await postAll();
      // The browser tries again later.
      if (size > 0 && 'sync' in registration) throw new Error(`Requests not sent: ${size}`);
    },
  });

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
      const waiting = await postAll();
      reply(waiting.get(leadId) ?? 'sent');
      if (waiting.size > 0) await queue.registerSync();
    },
  };
}
