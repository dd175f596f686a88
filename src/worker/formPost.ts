/** What became of a request that was posted; `offline` and `refused` ones are posted again later. */
export type Delivery = 'sent' | 'offline' | 'refused';

/** After how many milliseconds without an answer a post counts as not sent. */
const ANSWER_WITHIN_MS = 30_000;

/** A post to a form service. */
export interface FormPost {
  url: string;
  contentType: string;
  body: string;
}

/** Returns the HTTP request of a post: without cookies, and going on when its page is closed. */
export const requestOf = ({ url, contentType, body }: FormPost): Request =>
  new Request(url, {
    method: 'POST',
    // Form services answer with a page where JSON is not asked for.
    headers: { accept: 'application/json', 'content-type': contentType },
    body,
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    keepalive: true,
  });

/** Sends a post. Never rejects, and ends within half a minute: why it was not sent is written to the console. */
export async function sendPost(request: Request): Promise<Delivery> {
  try {
    const { ok, status } = await fetch(request, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (ok) return 'sent';
    console.error(`The form service refused a request for an estimate: status ${status}`);
  } catch (error) {
    console.error('A request for an estimate could not be posted:', error);
    if (!navigator.onLine) return 'offline';
  }
  return 'refused';
}
