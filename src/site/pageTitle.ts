import { business } from '../business.ts';

/** Search engines cut off longer titles. */
const MAX_TITLE_LENGTH = 59;
const SUFFIX = ` | ${business.name}`;

/** Returns a page's title without the business's name at its end. */
export const withoutName = (title: string): string =>
  title.endsWith(SUFFIX) ? title.slice(0, -SUFFIX.length) : title;

/** Returns a page's title, without the business's name at its end where both are too long. */
export const shortTitle = (title: string): string =>
  title.length > MAX_TITLE_LENGTH ? withoutName(title) : title;
