import { joinTags, withoutMarkup } from '../../lib/text';
import type { Post } from '../blog/schema';
import type { PageContent } from '../content/schema';
import type { GalleryProject } from '../gallery/schema';
import type { PublishedLists, PublishedName } from './schema';

/** What differs between two states of what is published, in words that the owner knows. */

/** A field that differs; empty where one of the two has it not. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** A page, a gallery project or a post that differs. */
export interface Change {
  list: PublishedName;
  id: string;
  /** What the owner calls it. */
  title: string;
  kind: 'added' | 'changed' | 'removed';
  fields: FieldChange[];
}

/** The fields of something, by label, as a person reads them. */
type Shown = Map<string, string>;

const shownPage = ({ pageTitle, sections }: PageContent): Shown =>
  new Map([
    ['Page title', pageTitle],
    ...sections.flatMap(({ name, title, content, image }): [string, string][] => [
      [`${name}: title`, title],
      [`${name}: text`, content],
      [`${name}: picture`, image ?? ''],
    ]),
  ]);

const shownProject = (project: GalleryProject): Shown =>
  new Map([
    ['Title', project.title],
    ['Location', project.location],
    ['Category', project.category],
    ['Description', project.description],
    ['Before', project.beforeImage],
    ['After', project.afterImage],
    ['Date', project.dateAdded],
  ]);

const shownPost = (post: Post): Shown =>
  new Map([
    ['Title', post.title],
    ['Address', post.slug],
    ['Excerpt', post.excerpt],
    ['Text', post.content],
    ['Picture', post.featuredImage],
    ['Category', post.category],
    ['Tags', joinTags(post.tags)],
    ['Author', post.author],
    ['Date', post.publishDate],
  ]);

type Entity<Name extends PublishedName> = PublishedLists[Name][number];

const TITLES: { [Name in PublishedName]: (entity: Entity<Name>) => string } = {
  pages: ({ pageName }) => `${pageName} page`,
  gallery: ({ title }) => title,
  posts: ({ title }) => title,
};
const SHOWN: { [Name in PublishedName]: (entity: Entity<Name>) => Shown } = {
  pages: shownPage,
  gallery: shownProject,
  posts: shownPost,
};

/** Text without its markup, where that alone tells two texts apart. */
function readable(before: string, after: string): [string, string] {
  const [plainBefore, plainAfter] = [withoutMarkup(before), withoutMarkup(after)];
  return plainBefore === plainAfter ? [before, after] : [plainBefore, plainAfter];
}

/**
 * What differs between two states of an entity; undefined where nothing does that a visitor sees.
 *
 * @param isSame whether two texts are the same to a visitor
 */
export function changeBetween<Name extends PublishedName>(
  list: Name,
  before: Entity<Name> | undefined,
  after: Entity<Name> | undefined,
  isSame: (a: string, b: string) => boolean,
): Change | undefined {
  const known = after ?? before;
  if (!known) return undefined;
  const [was, is] = [before, after].map((one) =>
    one ? SHOWN[list](one) : new Map<string, string>(),
  );
  const fields = [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])].flatMap(
    (label): FieldChange[] => {
      const [a, b] = [was?.get(label) ?? '', is?.get(label) ?? ''];
      if (isSame(a, b)) return [];
      const [plainBefore, plainAfter] = readable(a, b);
      return [{ label, before: plainBefore, after: plainAfter }];
    },
  );
  const kind = before ? (after ? 'changed' : 'removed') : 'added';
  if (kind === 'changed' && fields.length === 0) return undefined;
  return { list, id: String(known.id), title: TITLES[list](known), kind, fields };
}
