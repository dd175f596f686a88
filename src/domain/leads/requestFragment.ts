import { fromBase64Url, toBase64Url } from '../../lib/base64Url';
import { sentFragment } from '../../lib/fragments';
import { recordOf } from '../../lib/lookUp';
import { REQUEST_FIELD_NAMES, type RequestField } from './fields';
import type { EstimateRequest } from './schema';

/**
 * An estimate request in the fragment of an address, which is never sent to a server: base64 of the
 * answers as JSON, without the characters at which mail apps break links.
 */
const NAME = 'request=';

/** The greatest length; every request that the form accepts is shorter. */
const LONGEST = 40_000;

/** Returns the fragment that carries a request, including its `#`. */
export function writeFragment(request: EstimateRequest): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify(REQUEST_FIELD_NAMES.map((field) => request[field])),
  );
  return `#${NAME}${toBase64Url(bytes)}`;
}

/** Whether a fragment is marked as a request. */
export const isRequestFragment = (fragment: string): boolean =>
  sentFragment(fragment).startsWith(`#${NAME}`);

/** Reads the answers that are coded in a text; undefined unless it holds a list of texts. */
function decodedAnswers(coded: string): Record<RequestField, string> | undefined {
  try {
    const bytes = fromBase64Url(coded);
    const answers: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(answers) || !answers.every((answer) => typeof answer === 'string')) {
      return undefined;
    }
    return recordOf(REQUEST_FIELD_NAMES, (_field, at) => answers[at] ?? '');
  } catch {
    return undefined; // Not base64, UTF-8 or JSON; the page says so to whoever opened the link.
  }
}

/**
 * Returns the answers in a fragment, unvalidated; undefined unless it holds a list of texts. A field
 * that the build which wrote the link did not have is empty.
 */
export function readFragment(fragment: string): Record<RequestField, string> | undefined {
  if (!isRequestFragment(fragment) || fragment.length > LONGEST) return undefined;
  const sent = sentFragment(fragment).slice(NAME.length + 1);
  // White space is behind the link, or a mail has put it within. No list of texts ends with these signs in base64.
  for (const whole of [sent, sent.replaceAll(/\s/g, '')]) {
    // Up to what an app took for a part of the link. Older builds wrote base64 with its own signs.
    const [coded = ''] = whole.split(/[^\w+/=-]/, 1);
    const answers = decodedAnswers(coded.replace(/[-_+/]{1,9}$/, ''));
    if (answers) return answers;
  }
  return undefined;
}
