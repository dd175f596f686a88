import { business } from '../../src/business.ts';
import { inlineScriptSources } from './pageScript.ts';

/**
 * Returns the content security policy: the inline scripts by their hashes, the booking widget, the
 * form service, and pictures from anywhere (the owner enters addresses). Data blocks such as JSON-LD are not scripts.
 */
export function contentSecurityPolicy(): string {
  const booking = new URL(business.booking.scriptUrl).origin;
  const { requestEndpoint, siteUrl } = business;
  const formService = new URL(requestEndpoint, siteUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptSources().join(' ')} ${booking}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    `connect-src 'self' ${booking}${formService === new URL(siteUrl).origin ? '' : ` ${formService}`}`,
    `frame-src ${booking}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
