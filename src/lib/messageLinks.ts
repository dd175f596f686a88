import { plainText } from './text';

/** The longest links that mail and text apps on every system accept, in characters: Chrome on Windows opens no longer ones. */
export const LONGEST = { mail: 1_900, text: 1_200 };

/** Encodes a text with the line ends that mail and text apps want. */
const encoded = (text: string): string =>
  encodeURIComponent(plainText(text).replaceAll('\n', '\r\n'));

/** Returns a link to the mail app; signs such as `#` and `&` may stand in an address. */
export const addressHref = (email: string): string =>
  `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;

/** Returns a link to the mail app, with a subject and a text. */
export const mailHref = (email: string, subject: string, body: string): string =>
  `${addressHref(email)}?subject=${encoded(subject.replaceAll(/\s+/g, ' ').trim())}&body=${encoded(body)}`;

/** Returns a link to the text app; with both separators, because phones differ in what they take. */
export const textHref = (call: string, body: string): string =>
  `${call.replace('tel:', 'sms:')}?&body=${encoded(body)}`;

/** Says that some apps do not open a link that is longer than all systems take; empty if both are short, or there is none. */
export function longLinkHint(mail: string, text: string): string {
  const app = (mail.length > LONGEST.mail && 'mail') || (text.length > LONGEST.text && 'text');
  return app ? `Some ${app} apps do not open with a message of this length: copy it then` : '';
}
