import { joinTags, withoutMarkup } from '../../lib/text';
import { placeName } from '../content/rules';
import type { PublishedLists, PublishedName } from './schema';

/** Compares two versions of published content, in the owner's words. */

/** A field that differs; a side that lacks it is empty. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
  /** Whether both values are addresses of pictures, which are shown as pictures. */
  isPicture?: true;
}

/** A page, a gallery project or a post that differs. */
export interface Change {
  list: PublishedName;
  id: string;
  /** Its title for the owner. */
  title: string;
  kind: 'added' | 'changed' | 'removed';
  fields: FieldChange[];
}

type Entity<Name extends PublishedName> = PublishedLists[Name][number];

/** A field of an entity as readable text; of a picture its address. */
type ShownField = readonly [label: string, text: string, isPicture?: true];

const TITLES: { [Name in PublishedName]: (entity: Entity<Name>) => string } = {
  pages: ({ pageName }) => `${pageName} page`,
  gallery: ({ title }) => title,
  posts: ({ title }) => title,
};
const SHOWN: { [Name in PublishedName]: (entity: Entity<Name>) => ShownField[] } = {
  pages: ({ pageTitle, sections }) => [
    ['Page title', pageTitle],
    ...sections.flatMap((section): ShownField[] => [
      [`${placeName(section)}: title`, section.title],
      [`${placeName(section)}: text`, section.content],
    ]),
    ...sections.map(
      (section) => [`${placeName(section)}: picture`, section.image ?? '', true] as const,
    ),
  ],
  gallery: (project) => [
    ['Title', project.title],
    ['Location', project.location],
    ['Category', project.category],
    ['Description', project.description],
    ['Date', project.dateAdded],
    ['Before', project.beforeImage, true],
    ['After', project.afterImage, true],
  ],
  posts: (post) => [
    ['Title', post.title],
    ['Address', post.slug],
    ['Excerpt', post.excerpt],
    ['Text', post.content],
    ['Category', post.category],
    ['Tags', joinTags(post.tags)],
    ['Author', post.author],
    ['Date', post.publishDate],
    ['Picture', post.featuredImage, true],
  ],
};

/** Removes markup from two texts, if they still differ without it. */
function readable(before: string, after: string): [string, string] {
  const [plainBefore, plainAfter] = [withoutMarkup(before), withoutMarkup(after)];
  return plainBefore === plainAfter ? [before, after] : [plainBefore, plainAfter];
}

/** Returns what differs between two versions for a visitor by `isSame`; undefined if nothing. */
export function changeBetween<Name extends PublishedName>(
  list: Name,
  before: Entity<Name> | undefined,
  after: Entity<Name> | undefined,
  isSame: (a: string, b: string) => boolean,
): Change | undefined {
  const known = after ?? before;
  if (!known) return undefined;
  const shown = [after, before].map((entity) => (entity ? SHOWN[list](entity) : []));
  const [is, was] = shown.map((fields) => new Map(fields.map(([label, text]) => [label, text])));
  const labels = new Map(shown.flat().map(([label, , isPicture]) => [label, isPicture]));
  const fields = [...labels].flatMap(([label, isPicture]): FieldChange[] => {
    const [a, b] = [was?.get(label) ?? '', is?.get(label) ?? ''];
    if (isSame(a, b)) return [];
    if (isPicture) return [{ label, before: a, after: b, isPicture }];
    const [plainBefore, plainAfter] = readable(a, b);
    return [{ label, before: plainBefore, after: plainAfter }];
  });
  const kind = before ? (after ? 'changed' : 'removed') : 'added';
  if (kind === 'changed' && fields.length === 0) return undefined;
  return { list, id: String(known.id), title: TITLES[list](known), kind, fields };
}
