import { business } from '../../src/business.ts';
import { ANY_STORE } from '../../src/lib/storeKinds.ts';
import { inlineScriptSources } from './pageScript.ts';

/**
 * Returns the content security policy: the inline scripts by their hashes, the booking widget, the
 * form service, and pictures from anywhere (the owner enters addresses). Data blocks such as JSON-LD are not scripts.
 * That of an owner's page lets the app allow the owner's store alone (`storePolicy.ts`).
 */
export function contentSecurityPolicy(isOwners: boolean): string {
  const booking = new URL(business.booking.scriptUrl).origin;
  const { requestEndpoint, siteUrl } = business;
  const formService = new URL(requestEndpoint, siteUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptSources().join(' ')} ${booking}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    [
      `connect-src 'self' ${booking}`,
      ...(formService === new URL(siteUrl).origin ? [] : [formService]),
      ...(isOwners ? [ANY_STORE] : []),
    ].join(' '),
    `frame-src ${booking}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
