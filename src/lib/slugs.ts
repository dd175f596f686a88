import { withoutAccents } from './text.ts';

/** The greatest length of a slug, so that a number at its end keeps it a line, and a file's name. */
const LONGEST_SLUG = 180;

/**
 * Converts a title to the last part of an address: lower case, letters, digits and hyphens, without
 * accents, at most 180 characters. Empty if no character is usable.
 */
export const slugify = (title: string): string =>
  // A fraction in one sign is no digit.
  withoutAccents(title.replaceAll(/\p{No}/gu, ''))
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '');
