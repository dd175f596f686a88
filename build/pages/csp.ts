import { createHash } from 'node:crypto';
import { headScript } from './deferredPreload.ts';
import { business } from '../../src/business.ts';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Returns the content security policy: one inline script by its hash, the booking widget, and
 * pictures from anywhere (the owner enters addresses). Data blocks such as JSON-LD are not scripts.
 */
export function contentSecurityPolicy(): string {
  const booking = new URL(business.booking.scriptUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(headScript)} ${booking}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    `connect-src 'self' ${booking}`,
    `frame-src ${booking}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
