import * as v from 'valibot';
import type { StoreProblem } from '../../../domain/devices/events';
import { messageOf } from '../../../lib/errors';
import { parseJson } from '../../../lib/parseJson';
import { problemOfStatus, RemoteError } from './remoteFiles';

/** A store's response: all of it, as text. */
export interface StoreResponse {
  status: number;
  text: string;
}

/** Makes a request of a store. */
export type StoreRequest = (
  /** For the message of an error. */
  what: string,
  url: string,
  init?: Omit<RequestInit, 'headers'> & {
    headers?: Readonly<Record<string, string>>;
    /** Whether a failure is an expected response, such as that a file does not exist. */
    isExpected?: (response: StoreResponse) => boolean;
  },
) => Promise<StoreResponse>;

/** How requests of a store are made. */
export interface RequestOptions {
  /** The headers that say who asks; undefined while nobody is signed in. */
  authorization: () => Record<string, string> | undefined;
  /** Gets another token after the store has refused the present one; returns whether it did. */
  renew?: () => Promise<boolean>;
  /** Returns what a refusal says beside its status; undefined where the status says it all. */
  problemIn?: (response: StoreResponse) => StoreProblem | undefined;
  fetch?: typeof fetch;
}

/** How long a response may take, in milliseconds: a picture over a slow line, or a store that thinks. */
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
 * the response. A page of HTML, whether it says so or not, is not a response of the store, whatever its status: networks show it until
 * one has signed in there.
 */
export function createRequests({
  authorization,
  renew,
  problemIn,
  fetch: fetchHere = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
}: RequestOptions): StoreRequest {
  const request: StoreRequest = async (what, url, init = {}) => {
    const headers = authorization();
    if (!headers) throw new RemoteError('signedOut', `${what}: nobody is signed in at the store`);
    const { isExpected, ...rest } = init;
    let fetched: Response;
    let text: string;
    try {
      fetched = await fetchHere(url, {
        cache: 'no-store',
        ...rest,
        headers: { ...headers, ...rest.headers },
      });
      text = await fetched.text();
    } catch (error) {
      throw new RemoteError('offline', `${what}: ${messageOf(error)}`, { cause: error });
    }
    const { status } = fetched;
    const response = { status, text };
    if (isExpected?.(response)) return response;
    const isPage =
      fetched.headers.get('Content-Type')?.startsWith('text/html') === true ||
      (fetched.ok && text.trimStart().startsWith('<'));
    if (fetched.ok && !isPage) return response;
    // Not where a server says by a page that the sign-in has ended, or that it is at fault.
    const isOfNetwork = isPage && status < 429 && status !== 401;
    const problem = isOfNetwork ? 'offline' : (problemIn?.(response) ?? problemOfStatus(status));
    throw new RemoteError(problem, `${what}: status ${status} ${text.slice(0, 500)}`, {
      retryAfterMs: retryAfterMs(fetched.headers, text),
    });
  };
  if (!renew) return request;
  return async (...args) => {
    try {
      return await request(...args);
    } catch (error) {
      const isSignedOut = error instanceof RemoteError && error.problem === 'signedOut';
      if (!isSignedOut || !(await renew())) throw error;
      return request(...args);
    }
  };
}

/** Reads a response of JSON. Throws a RemoteError where something else than the store answered. */
export function readResponse<Schema extends v.GenericSchema>(
  what: string,
  { text }: StoreResponse,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, parseJson(text));
  if (parsed.success) return parsed.output;
  throw new RemoteError('offline', `${what}: not an answer of the store: ${text.slice(0, 200)}`);
}
