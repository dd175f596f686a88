import { GALLERY_CATEGORIES } from '../gallery/schema';
import { isSettled } from './rules';
import type { Project } from './schema';

/** How finished work is shown on the site, once the customer has agreed. */

/** How a customer agreed. */
export const CONSENT_WAYS = ['In person', 'By phone', 'By text', 'By e-mail'] as const;

/** Whether a job is done, so that its work can be shown. */
export const isDone = ({ status }: Pick<Project, 'status'>): boolean =>
  isSettled({ status }) && status !== 'Cancelled';

/** Whether the customer has agreed that the work of a job is shown. */
export const hasConsent = ({ consentDate }: Pick<Project, 'consentDate'>): boolean =>
  consentDate !== undefined;

/** What is shown of a job: nothing that says whose house it is. */
type ShownWork = Record<'title' | 'location' | 'description', string>;

const shownWork = ({ title, city, state, description }: Project): ShownWork => ({
  title,
  location: [city, state].filter(Boolean).join(', '),
  description,
});

/** Returns a new gallery project of a job, for its form: the category of the service, if there is one. */
export const galleryProjectOf = (
  project: Project,
  serviceType: string,
  { before, after }: { before: string; after: string },
): ShownWork & Record<'category' | 'beforeImage' | 'afterImage', string> => ({
  ...shownWork(project),
  category: GALLERY_CATEGORIES.find((category) => category === serviceType) ?? '',
  beforeImage: before,
  afterImage: after,
});

/** Returns the draft of a post about a job, for its editor. */
export function postOf(
  project: Project,
): Record<'title' | 'excerpt' | 'content' | 'featuredImage', string> {
  const { title, location, description } = shownWork(project);
  const pictures = project.attachments.map(({ picture }) => picture ?? '').filter(Boolean);
  return {
    title: location === '' ? title : `${title} in ${project.city}`,
    excerpt: description.split('\n', 1)[0] ?? '',
    content: description,
    featuredImage: pictures.at(-1) ?? '',
  };
}
