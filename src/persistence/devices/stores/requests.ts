import * as v from 'valibot';
import type { StoreProblem } from '../../../domain/devices/events';
import { messageOf } from '../../../lib/errors';
import { parseJson } from '../../../lib/parseJson';
import { problemOfStatus, RemoteError } from './remoteFiles';

/** A store's answer: all of it, as text. */
export interface Answer {
  status: number;
  text: string;
}

/** Makes requests of a store. */
export type Ask = (
  /** For the message of an error. */
  what: string,
  url: string,
  init?: Omit<RequestInit, 'headers'> & {
    headers?: Readonly<Record<string, string>>;
    /** Whether a failure is an expected answer, such as that a file does not exist. */
    isExpected?: (answer: Answer) => boolean;
  },
) => Promise<Answer>;

export interface RequestsOf {
  /** The headers that say who asks; undefined while nobody is signed in. */
  authorization: () => Record<string, string> | undefined;
  /** Gets another token after the store has refused the present one; returns whether it did. */
  renew?: () => Promise<boolean>;
  /** Returns what a refusal says beside its status; undefined where the status says it all. */
  problemIn?: (answer: Answer) => StoreProblem | undefined;
  fetch?: typeof fetch;
}

/** How long an answer may take, in milliseconds: a picture over a slow line, or a store that thinks. */
const TIMEOUT_MS = 90_000;

/** The longest that a store is left alone, in milliseconds: a timer of more than 25 days ends at once. */
const LONGEST_QUIET_MS = 86_400_000;

/**
 * How long a store asks to be left alone, in milliseconds: by seconds, or a date. Scripts may not read every store's
 * header.
 */
function retryAfterMs(headers: Headers, text: string): number {
  const asked = headers.get('Retry-After') ?? /"retry_after": ?(\d+)/.exec(text)?.[1] ?? '';
  const seconds = Number(asked);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(asked) - Date.now() : seconds * 1_000;
  return Math.min(Math.max(milliseconds || 0, 0), LONGEST_QUIET_MS);
}

/**
 * Creates a function that makes requests of a store and rejects with a RemoteError that says what is wrong with
 * the answer. A page of HTML, whether it says so or not, is not an answer of the store, whatever its status: networks show it until
 * one has signed in there.
 */
export function createRequests({
  authorization,
  renew,
  problemIn,
  fetch: fetchHere = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
}: RequestsOf): Ask {
  const ask: Ask = async (what, url, init = {}) => {
    const headers = authorization();
    if (!headers) throw new RemoteError('signedOut', `${what}: nobody is signed in at the store`);
    const { isExpected, ...rest } = init;
    let response: Response;
    let text: string;
    try {
      response = await fetchHere(url, {
        cache: 'no-store',
        ...rest,
        headers: { ...headers, ...rest.headers },
      });
      text = await response.text();
    } catch (error) {
      throw new RemoteError('offline', `${what}: ${messageOf(error)}`, { cause: error });
    }
    const { status } = response;
    const answer = { status, text };
    if (isExpected?.(answer)) return answer;
    const isPage =
      response.headers.get('Content-Type')?.startsWith('text/html') === true ||
      (response.ok && text.trimStart().startsWith('<'));
    if (response.ok && !isPage) return answer;
    // Not where a server says by a page that the sign-in has ended, or that it is at fault.
    const isOfNetwork = isPage && status < 429 && status !== 401;
    const problem = isOfNetwork ? 'offline' : (problemIn?.(answer) ?? problemOfStatus(status));
    throw new RemoteError(problem, `${what}: status ${status} ${text.slice(0, 500)}`, {
      retryAfterMs: retryAfterMs(response.headers, text),
    });
  };
  if (!renew) return ask;
  return async (...request) => {
    try {
      return await ask(...request);
    } catch (error) {
      const isSignedOut = error instanceof RemoteError && error.problem === 'signedOut';
      if (!isSignedOut || !(await renew())) throw error;
      return ask(...request);
    }
  };
}

/** Reads an answer of JSON. Throws a RemoteError where something else than the store answered. */
export function readAnswer<Schema extends v.GenericSchema>(
  what: string,
  { text }: Answer,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, parseJson(text));
  if (parsed.success) return parsed.output;
  throw new RemoteError('offline', `${what}: not an answer of the store: ${text.slice(0, 200)}`);
}
