import type { EstimateRequest } from './schema';

/**
 * An estimate request within an address, behind its `#`: what never travels to a server. Base 64 of
 * its answers as JSON, without the characters that mail apps break links at.
 */
const NAME = 'request=';

/** The order of the answers. */
const FIELDS = [
  'fullName',
  'email',
  'phone',
  'service',
  'timeline',
  'description',
] as const satisfies readonly (keyof EstimateRequest)[];

/** No request that the form takes is longer. */
const LONGEST = 40_000;

/** The fragment of an address that carries a request, with its `#`. */
export function writeFragment(request: EstimateRequest): string {
  const bytes = new TextEncoder().encode(JSON.stringify(FIELDS.map((field) => request[field])));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return `#${NAME}${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Whether a fragment says that it carries a request. */
export const isRequestFragment = (fragment: string): boolean => fragment.startsWith(`#${NAME}`);

/**
 * The answers within a fragment, as they stand there: not checked, and undefined where it holds no
 * six texts.
 */
export function readFragment(fragment: string): Record<keyof EstimateRequest, string> | undefined {
  if (!isRequestFragment(fragment) || fragment.length > LONGEST) return undefined;
  try {
    const base64 = fragment
      .slice(NAME.length + 1)
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (one) => one.codePointAt(0) ?? 0);
    const answers: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(answers) || answers.length !== FIELDS.length) return undefined;
    if (!answers.every((one) => typeof one === 'string')) return undefined;
    return Object.fromEntries(FIELDS.map((field, at) => [field, answers[at]])) as Record<
      keyof EstimateRequest,
      string
    >;
  } catch {
    return undefined; // No base 64, no UTF-8 or no JSON: whoever opened the link is told.
  }
}
