import { telHref } from './phones';

/** Links that open the user's own apps with a message. */

/** Encodes a text with the line ends that mail and text apps want. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll('\n', '\r\n'));

/** Returns a link to the mail app, with a subject and a text. */
export const mailHref = (email: string, subject: string, body: string): string =>
  `mailto:${email}?subject=${encoded(subject)}&body=${encoded(body)}`;

/** Returns a link to the text app; with both separators, because phones differ in which they take. */
export const textHref = (phone: string, body: string): string =>
  `${telHref(phone).replace('tel:', 'sms:')}?&body=${encoded(body)}`;
