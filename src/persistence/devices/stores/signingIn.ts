import * as v from 'valibot';
import { toBase64Url } from '../../../lib/base64Url';
import { messageOf } from '../../../lib/errors';
import { randomHex } from '../../../lib/ids';
import { safeUrl } from '../../../lib/safeUrl';
import type { StoreKind } from '../../../lib/storeKinds';
import type { KeyValueStorage } from '../../engine/keyValueStorage';
import { FOLDER_NAME, RemoteError } from './remoteFiles';
import { createRequests, readResponse, type StoreResponse } from './requests';
import { readSignIn, storeSignIn } from './storeSignIn';

/** The sign-in at a store by OAuth 2: on a page of the store's, which leads back here with a token. */

/** The keys by which stores know this site, in `business.ts`. */
export type StoreKeys = Readonly<Record<Exclude<StoreKind, 'remoteStorage'>, string>>;

const GOOGLE_PAGE = 'https://accounts.google.com/o/oauth2/v2/auth';
/** Only what this site has written there. */
const GOOGLE_SCOPE = 'https://www.googleapis.com/auth/drive.file';
const DROPBOX_PAGE = 'https://www.dropbox.com/oauth2/authorize';
const DROPBOX_TOKENS = 'https://api.dropboxapi.com/oauth2/token';

/** The relations by which servers of the protocol's versions name the storage. */
const STORAGE_RELATIONS: ReadonlySet<string> = new Set([
  'http://tools.ietf.org/id/draft-dejong-remotestorage',
  'remotestorage',
  'remoteStorage',
]);
const AUTHORIZE_PROPERTIES = [
  'http://tools.ietf.org/html/rfc6749#section-4.2',
  'auth-endpoint',
] as const;

const webfingerSchema = v.object({
  links: v.array(
    v.object({
      rel: v.fallback(v.string(), ''),
      href: v.fallback(v.string(), ''),
      properties: v.fallback(v.record(v.string(), v.nullable(v.unknown())), {}),
    }),
  ),
});
const tokensSchema = v.object({ access_token: v.string(), refresh_token: v.optional(v.string()) });

/** Requests before anybody is signed in. */
const request = createRequests({ authorization: () => ({}) });

/** Returns the address of this page, to which a store's page leads back. */
const here = (): string => window.location.origin + window.location.pathname;

const dropboxTokens = (
  body: Readonly<Record<string, string>>,
  isExpected?: (response: StoreResponse) => boolean,
) =>
  request('The sign-in', DROPBOX_TOKENS, {
    method: 'POST',
    body: new URLSearchParams(body),
    ...(isExpected && { isExpected }),
  });

/** Finds the owner's storage at a remoteStorage server, and the page that asks for the permission. */
async function findStorage(address: string): Promise<{ href: string; page: string }> {
  const host = address.slice(address.indexOf('@') + 1);
  const query = `/.well-known/webfinger?resource=${encodeURIComponent(`acct:${address}`)}`;
  // The second try, by http, reaches this machine alone: the page's policy refuses any other host.
  const response = await request('Finding the store', `https://${host}${query}`).catch(
    (error: unknown) => {
      if (error instanceof RemoteError && error.problem === 'offline') {
        return request('Finding the store', `http://${host}${query}`);
      }
      throw error;
    },
  );
  const { links } = readResponse('Finding the store', response, webfingerSchema);
  const link = links.find(({ rel }) => STORAGE_RELATIONS.has(rel));
  const named = AUTHORIZE_PROPERTIES.map((name) => link?.properties[name]).find(Boolean);
  const [href, page] = [link?.href, named].map((address) =>
    safeUrl(typeof address === 'string' ? address : '', ['https:', 'http:']),
  );
  if (href === undefined || page === undefined) {
    throw new RemoteError('refused', `${host} has no storage for ${address}`);
  }
  return { href, page };
}

/** Leaves for the store's own sign-in. Rejects with a RemoteError where no store is at the address. */
export async function beginSignIn(
  kind: StoreKind,
  address: string,
  keys: StoreKeys,
  storage: KeyValueStorage,
): Promise<never> {
  const state = randomHex(16);
  let page: string;
  let params: Record<string, string>;
  if (kind === 'remoteStorage') {
    const found = await findStorage(address);
    page = found.page;
    params = {
      response_type: 'token',
      client_id: window.location.origin,
      scope: `${FOLDER_NAME}:rw`,
    };
    storeSignIn({ href: found.href, state }, storage);
  } else if (kind === 'dropbox') {
    const verifier = randomHex(32);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    page = DROPBOX_PAGE;
    params = {
      response_type: 'code',
      client_id: keys.dropbox,
      code_challenge: toBase64Url(new Uint8Array(hash)),
      code_challenge_method: 'S256',
      token_access_type: 'offline',
    };
    storeSignIn({ state, verifier }, storage);
  } else {
    page = GOOGLE_PAGE;
    params = { response_type: 'token', client_id: keys.googleDrive, scope: GOOGLE_SCOPE };
    storeSignIn({ state }, storage);
  }
  const url = new URL(page);
  for (const [name, value] of Object.entries({ ...params, redirect_uri: here(), state })) {
    url.searchParams.set(name, value);
  }
  window.location.assign(url);
  return new Promise(() => {});
}

/** How a sign-in ended that gave no key: the owner refused this site access there, or the answer was of no use. */
interface SignInEnd {
  wasRefused: boolean;
  wasUnfinished: boolean;
}

/**
 * Takes the answer of a sign-in out of the address, so that no entry of the history holds the key, and
 * stores it.
 */
export async function finishSignIn(
  kind: StoreKind,
  keys: StoreKeys,
  storage: KeyValueStorage,
): Promise<SignInEnd> {
  const { state, verifier, ...before } = readSignIn(storage);
  const answer = new URLSearchParams(
    kind === 'dropbox' ? window.location.search : window.location.hash.slice(1),
  );
  const [token, code] = [answer.get('access_token'), answer.get('code')];
  if (token === null && code === null && !answer.has('error'))
    return { wasRefused: false, wasUnfinished: false };
  window.history.replaceState(window.history.state, '', window.location.pathname);
  // Only an answer to a sign-in that began here counts, or somebody else's store would get the owner's data.
  // A refusal gives nothing away, and armadietto's repeats no state.
  if (state === undefined || (answer.get('state') !== state && !answer.has('error'))) {
    console.warn('An answer of a sign-in that did not begin here was left alone');
    return { wasRefused: false, wasUnfinished: true };
  }
  // Google's page lets the owner come back without having ticked the permission.
  const scope = answer.get('scope');
  const wasRefused =
    answer.has('error') ||
    (kind === 'googleDrive' && scope !== null && !scope.includes(GOOGLE_SCOPE));
  try {
    storeSignIn({ ...before, ...(!wasRefused && token !== null && { token }) }, storage);
    if (code === null || wasRefused) return { wasRefused, wasUnfinished: false };
    const tokens = await dropboxTokens({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier ?? '',
      client_id: keys.dropbox,
      redirect_uri: here(),
    });
    const { access_token: first, refresh_token: refreshToken } = readResponse(
      'The sign-in',
      tokens,
      tokensSchema,
    );
    storeSignIn({ token: first, refreshToken }, storage);
    return { wasRefused, wasUnfinished: false };
  } catch (error) {
    console.warn('The sign-in at the store could not be finished:', messageOf(error));
    return { wasRefused, wasUnfinished: true };
  }
}

/**
 * Gets the next token at Dropbox, whose tokens end after some hours; resolves to false where the owner has
 * to sign in again. Rejects with a RemoteError where Dropbox does not answer.
 */
export async function renewToken(keys: StoreKeys, storage: KeyValueStorage): Promise<boolean> {
  const { refreshToken } = readSignIn(storage);
  if (refreshToken === undefined) return false;
  const isEnded = ({ status }: StoreResponse): boolean => status === 400 || status === 401;
  const response = await dropboxTokens(
    { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: keys.dropbox },
    isEnded,
  );
  if (isEnded(response)) return false;
  const { access_token: token } = readResponse('The sign-in', response, tokensSchema);
  storeSignIn({ token, refreshToken }, storage);
  return true;
}
