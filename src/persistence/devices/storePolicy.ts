import { ANY_STORE } from '../../lib/storeKinds';
import { browserStorage } from '../engine/keyValueStorage';
import { readConnection, type Connection } from './connection';
import { readSignIn } from './stores/storeSignIn';

/** The hosts of the stores that everybody uses at the same addresses. */
const HOSTS: Readonly<Record<'dropbox' | 'googleDrive', readonly string[]>> = {
  dropbox: ['https://api.dropboxapi.com', 'https://content.dropboxapi.com'],
  googleDrive: ['https://www.googleapis.com'],
};

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Returns the origins at which an address is looked up: by http on this machine alone. */
function lookUpOrigins(address: string): string[] {
  const host = address.slice(address.indexOf('@') + 1).replace(/^https:\/\//, '');
  // Text that is not a host must not get into the policy.
  if (!/^[\w.:[\]-]+$/.test(host)) return [];
  return LOOPBACK.test(host) ? [`https://${host}`, `http://${host}`] : [`https://${host}`];
}

/** Returns the origins that the owner's choice needs. */
function originsOf({ kind, address }: Connection): readonly string[] {
  if (kind !== 'remoteStorage') return HOSTS[kind];
  const { href } = readSignIn(browserStorage());
  const server = href !== undefined && URL.canParse(href) ? [new URL(href).origin] : [];
  return [...lookUpOrigins(address), ...server];
}

/**
 * Allows connections to the store of the owner's choice, and to no other host, by a policy that applies beside the
 * page's own. Before anything else runs, because a policy holds from then on; so a choice is followed by a reload.
 */
function narrowPolicy(): void {
  const page = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  // The development server sends no policy.
  const sources = /connect-src ([^;]*)/.exec(page?.content ?? '')?.[1];
  if (sources === undefined) return;
  const connection = readConnection(browserStorage());
  const allowed = connection ? originsOf(connection).join(' ') : '';
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${sources.replace(ANY_STORE, allowed)}`;
  document.head.append(policy);
}

narrowPolicy();
