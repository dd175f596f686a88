import type { Changes } from '../../lib/recordsDiff';
import { defineEvent } from '../shared/event';
import { subject } from '../shared/subjects';
import type { PageContent, PageId, SectionFields } from './schema';

/** The page of an event: its id, and the name for display. */
export interface AboutPage {
  pageId: PageId;
  pageName: string;
}
const subjects = ({ pageId, pageName }: AboutPage) => subject('page', pageId, pageName);

/** A section of a page was saved; the page's `modifiedBy` becomes Admin, its date now. */
export const sectionEdited = defineEvent<
  AboutPage & { sectionId: string; sectionName: string; changes: Changes<SectionFields> }
>('content/sectionEdited', {
  subjects: ({ pageId, pageName, sectionName: section }) =>
    subject('page', pageId, pageName, { section }),
});

/** A page's title for browser tabs and search engines was saved. */
export const pageInfoEdited = defineEvent<AboutPage & { pageTitle: string }>(
  'content/pageInfoEdited',
  { subjects },
);

/**
 * A page was reset to the copy of the build; `modifiedBy` becomes Admin, the date now.
 * The copy is in the event, so that a log replays in a build with different copy.
 */
export const pageReset = defineEvent<AboutPage & { restored: PageContent }>('content/pageReset', {
  subjects,
});
