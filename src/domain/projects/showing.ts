import { digitsIn } from '../../lib/phones';
import { GALLERY_CATEGORIES } from '../gallery/schema';
import { phonesOf } from '../shared/phoneNumbers';
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

function shownWork(project: Project): ShownWork {
  const { title, customerName, city, state, description } = project;
  const ending = ` for ${customerName}`;
  const isNamed = title.toLowerCase().endsWith(ending.toLowerCase());
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

/** Returns the category that fits a service, by its name or else by a word of it; empty if no category does. */
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
export interface BeforeAndAfter {
  before: string;
  after: string;
}

/** Returns a new gallery project of a job, for its form; its lead's service suggests the category. */
export const galleryProjectOf = (
  project: Project,
  serviceType: string,
  { before, after }: BeforeAndAfter,
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
  return {
    title: project.city === '' ? title : `${title} in ${project.city}`,
    excerpt: description.split('\n', 1)[0] ?? '',
    content: description,
    featuredImage: project.attachments.findLast(({ picture }) => picture)?.picture ?? '',
  };
}

// --- What says whose house it is, left out of what is shown

/** The text in place of a left-out part, until the owner rewords it. */
const LEFT_OUT = '…';

const WORD = /[\p{L}\p{N}]+/gu;
const PHONE_LIKE = /\(?\d[\d\s().\p{Pd}/]{5,}\d/gu;
/** How many digits a phone number has without its area code, which a note often leaves out. */
const LOCAL_DIGITS = 7;

/** Replaces words that follow each other, in any case, whatever is between them; a single word stays. */
function without(text: string, phrase: string): string {
  const sought = phrase.toLowerCase().match(WORD) ?? [];
  if (sought.length < 2) return text;
  const words = [...text.matchAll(WORD)];
  let shown = '';
  let end = 0;
  for (const [at, { index }] of words.entries()) {
    const last = words[at + sought.length - 1];
    const isSought = sought.every((word, next) => words[at + next]?.[0].toLowerCase() === word);
    if (!isSought || !last || index < end) continue;
    shown += text.slice(end, index) + LEFT_OUT;
    end = last.index + last[0].length;
  }
  return shown + text.slice(end);
}

/** Returns the words of a name that begin with a capital, so that the brook is not taken for Ms. Brook. */
const nameWords = (name: string): ReadonlySet<string> =>
  new Set((name.match(WORD) ?? []).filter((word) => word.length > 1 && /^\p{Lu}/u.test(word)));

/** Returns a text with a job's customer left out: the name, the street, the phone and the e-mail address. */
function withoutCustomer(
  text: string,
  {
    customerName,
    customerEmail,
    customerPhone,
    address,
  }: Pick<Project, 'customerName' | 'customerEmail' | 'customerPhone' | 'address'>,
): string {
  const names = nameWords(customerName);
  const numbers = phonesOf(customerPhone).map(({ number }) => number.slice(-LOCAL_DIGITS));
  return [customerName, customerEmail, address]
    .reduce(without, text)
    .replaceAll(PHONE_LIKE, (found) =>
      numbers.some((number) => digitsIn(found).includes(number)) ? LEFT_OUT : found,
    )
    .replaceAll(WORD, (word) => (names.has(word) ? LEFT_OUT : word));
}
