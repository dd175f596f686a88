import { business } from '../../business';
import { writeRequest } from '../../domain/leads/requestMessage';
import { TIMELINES, type EstimateRequest } from '../../domain/leads/schema';
import { sentRequest, type SentRequest } from '../../persistence/sentRequest';
import { requestOf, sendPost, type Delivery, type FormPost } from '../../worker/formPost';
import { POST_REPLIES, POSTED_FOR_MS, type RequestToPost } from '../../worker/workerMessages';

/** Posts requests to the form service that `business.ts` names. */

/** Whether there is a form service. */
export const hasFormService = (): boolean => business.requestEndpoint !== '';

/** The name of the form's field that people do not see: who fills it in is a program. */
export const HONEYPOT = 'leave-empty';

/** Within how many milliseconds the worker has to say that it has stored a request. */
const STORED_WITHIN_MS = 10_000;
/** Within how many milliseconds after that it has to say what became of the post; the browser may have ended it. */
const POSTED_WITHIN_MS = 60_000;

/** Returns the post of a request: its fields as read by people, and the message that the CRM parses. */
export function formPost(request: EstimateRequest): FormPost {
  const { fullName: name, timeline, ...fields } = request;
  const values: Record<string, string> = {
    ...business.requestExtras,
    name,
    ...fields,
    timeline: TIMELINES[timeline].label,
    message: writeRequest(request),
  };
  const url = new URL(business.requestEndpoint, window.location.href).href;
  return business.requestEncoding === 'json'
    ? { url, contentType: 'application/json', body: JSON.stringify(values) }
    : {
        url,
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(values).toString(),
      };
}

async function activeWorker(): Promise<ServiceWorker | null | undefined> {
  try {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    return (await workers?.getRegistration())?.active;
  } catch (error) {
    console.warn('The request is posted by the page, without a service worker:', error);
    return undefined;
  }
}

/** Returns what the worker says that became of a request; undefined if no worker can store it. */
async function askWorker(
  wanted: RequestToPost,
  onStored = (): void => {},
): Promise<Delivery | undefined> {
  const worker = await activeWorker();
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    // It may still post the request, so that the page must not: once and not twice.
    const refuse = (): void => resolve('refused');
    let timer = setTimeout(refuse, STORED_WITHIN_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      if (data === POST_REPLIES.stored) {
        onStored();
        timer = setTimeout(refuse, POSTED_WITHIN_MS);
        return;
      }
      port1.close();
      resolve(data === POST_REPLIES.notStored ? undefined : (data as Delivery));
    });
    port1.start();
    worker.postMessage(wanted, [port2]);
  });
}

/** The leads whose requests this page is posting. */
const inProgress = new Set<string>();

/** Stores what is known of the post of a request, for the offer above the form. */
function tell(leadId: string, known: Pick<SentRequest, 'post' | 'isStored'>): void {
  const sent = sentRequest.get();
  if (sent?.leadId === leadId) sentRequest.set({ ...sent, ...known });
}

/** Posts a request from the page, which keeps nothing: what was not sent is not tried again. */
const postFromPage = async (post: FormPost): Promise<Delivery> =>
  (await sendPost(requestOf(post))) === 'sent' ? 'sent' : 'refused';

/**
 * Posts a request once, after the attempt to save it: by the service worker, which goes on when the page is closed
 * and tries again later; where there is no worker, by the page, which tries once. `sentRequest` has the outcome.
 */
export async function postRequest(
  leadId: string,
  request: EstimateRequest,
  saving: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  // Before `sentRequest` tells of it: a listener would post again what waits and is not in progress.
  inProgress.add(leadId);
  sentRequest.set({ leadId, at: Date.now(), post: 'sending' });
  await Promise.allSettled([saving]);
  let delivery: Delivery = 'refused';
  try {
    const post = formPost(request);
    const onStored = (): void => tell(leadId, { isStored: true });
    delivery =
      (await askWorker({ type: 'requestToPost', leadId, post }, onStored)) ??
      (await postFromPage(post));
  } catch (error) {
    console.error('The request could not be posted:', error);
  }
  inProgress.delete(leadId);
  tell(leadId, { post: delivery });
}

/**
 * Asks the worker to post a request that waits, as after a reload; stores what became of it. A request that no
 * worker is known to have still counts as refused, because it may not have been sent.
 */
export async function postAgain(leadId: string): Promise<void> {
  if (inProgress.has(leadId)) return;
  const { isStored = false, at = 0 } = sentRequest.get() ?? {};
  const isKept = isStored && Date.now() - at < POSTED_FOR_MS;
  const delivery = isKept ? await askWorker({ type: 'requestToPost', leadId }) : undefined;
  tell(leadId, { post: delivery ?? 'refused' });
}
