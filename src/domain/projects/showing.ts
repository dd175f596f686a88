import { GALLERY_CATEGORIES } from '../gallery/schema';
import { isSettled } from './rules';
import type { Project } from './schema';
import { withoutCustomer } from './withoutCustomer';

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

function shownWork(project: Project): ShownWork {
  const { title, customerName, city, state, description } = project;
  const ending = ` for ${customerName}`;
  const isNamed = customerName !== '' && title.toLowerCase().endsWith(ending.toLowerCase());
  return {
    title: withoutCustomer(isNamed ? title.slice(0, -ending.length) : title, project),
    location: city === '' ? '' : [city, state].filter(Boolean).join(', '),
    description: withoutCustomer(description, project),
  };
}

/** The fewest letters of a word that says what a service is about. */
const TELLING_LETTERS = 5;

const tellingWords = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= TELLING_LETTERS);

/** Returns the category that fits a service: of its name, or else with a word of it; empty if none does. */
function categoryFor(serviceType: string): string {
  const words = tellingWords(serviceType);
  const shares = (category: string): boolean =>
    tellingWords(category).some((telling) =>
      words.some((word) => telling.startsWith(word) || word.startsWith(telling)),
    );
  return (
    GALLERY_CATEGORIES.find((category) => category === serviceType) ??
    GALLERY_CATEGORIES.find(shares) ??
    ''
  );
}

/** The pictures of a gallery project, by their addresses. */
export interface PicturePair {
  before: string;
  after: string;
}

/** Returns a new gallery project of a job, for its form; its lead's service suggests the category. */
export const galleryProjectOf = (
  project: Project,
  serviceType: string,
  { before, after }: PicturePair,
): ShownWork & Record<'category' | 'beforeImage' | 'afterImage', string> => ({
  ...shownWork(project),
  category: categoryFor(serviceType),
  beforeImage: before,
  afterImage: after,
});

/** Returns the draft of a post about a job, for its editor. */
export function postOf(
  project: Project,
): Record<'title' | 'excerpt' | 'content' | 'featuredImage', string> {
  const { title, description } = shownWork(project);
  const pictures = project.attachments.map(({ picture }) => picture ?? '').filter(Boolean);
  return {
    title: project.city === '' ? title : `${title} in ${project.city}`,
    excerpt: description.split('\n', 1)[0] ?? '',
    content: description,
    featuredImage: pictures.at(-1) ?? '',
  };
}
