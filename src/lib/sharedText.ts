import { cutText } from './text.ts';

/** What another app shares with the installed one: a text, or the text of a contact (`.vcf`). */

/** The address that the system posts to; the service worker answers it. */
export const SHARE_TARGET = '/admin/shared';
/** The names of the fields of such a post. */
export const SHARE_FIELDS = {
  title: 'title',
  text: 'text',
  url: 'url',
  contact: 'contact',
} as const;

/** The name in a fragment. Browsers never send one to a server. */
const NAME = 'shared';
/** The greatest length, in characters. */
const LONGEST = 20_000;

/** Returns the fragment that carries a shared text, including its `#`. */
export const sharedFragment = (text: string): string =>
  `#${new URLSearchParams({ [NAME]: cutText(text, LONGEST) })}`;

/** Returns the text in a fragment; undefined if there is none. */
export const sharedIn = (fragment: string): string | undefined =>
  fragment.startsWith(`#${NAME}=`)
    ? (new URLSearchParams(fragment.slice(1)).get(NAME) ?? undefined)
    : undefined;
