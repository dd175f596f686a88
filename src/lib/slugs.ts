import { withoutAccents } from './text.ts';

/** The greatest length of a slug, so that a number at its end keeps it a line, and a file's name. */
const LONGEST_SLUG = 180;

/** A sign that divides words or numbers without a space: `1/2`, `$2.50`, `kitchen/bath`. */
const DIVIDER = /(?<=[a-z\d])[/⁄_–—+&](?=[a-z\d])|(?<=\d)[.:](?=\d)/g;

/**
 * Converts a title to the last part of an address: lower case, letters, digits and hyphens, without
 * accents, at most 180 characters. Empty if no character is usable.
 */
export const slugify = (title: string): string =>
  // A fraction in one sign has a space before it where a number is.
  withoutAccents(title.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '))
    .replaceAll('×', 'x')
    .replaceAll(DIVIDER, '-')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '');
