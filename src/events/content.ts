import type { PageContent, PageId, SectionFields } from '../domain/content/schema';
import type { Changes } from '../lib/changes';
import { defineEvent } from './event';

/** Which page an event is about, and what a sentence calls it. */
export interface AboutPage {
  pageId: PageId;
  pageName: string;
}

/** A section of a page was saved; the page is stamped Admin and now (section 4). */
export const sectionEdited = defineEvent<
  AboutPage & { sectionId: string; sectionName: string; changes: Changes<SectionFields> }
>('content/sectionEdited');

/** A page's title for tabs and search engines was saved. */
export const pageInfoEdited = defineEvent<AboutPage & { pageTitle: string }>(
  'content/pageInfoEdited',
);

/**
 * A page went back to its built-in wording, stamped Admin and now (section 4). The wording is in the
 * event, so that a log replays in a build that comes with another one.
 */
export const pageReset = defineEvent<AboutPage & { restored: PageContent }>('content/pageReset');
