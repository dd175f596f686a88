import { withoutUnseen } from './text';

/** Decodes percent signs; a text that has others stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the fragment of a link as it was sent, including its `#`: without what mails and apps put into a long one, ends
 * of lines, white space, unseen signs and percent signs, once or twice. For fragments that have none of these.
 */
export const sentFragment = (fragment: string): string =>
  withoutUnseen(decoded(decoded(fragment)))
    .replaceAll(/=\r?\n/g, '')
    .replace(/^#+/, '#');
