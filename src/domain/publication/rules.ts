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
  /** Whether both are addresses of pictures, to be shown and not read. */
  isPicture?: true;
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

/** The fields of something, by label, as a person reads them; the labels of its pictures beside them. */
interface Shown {
  texts: Map<string, string>;
  pictures: ReadonlySet<string>;
}

/** The texts and the pictures of something, each with its label. */
const shown = (texts: [string, string][], pictures: [string, string][]): Shown => ({
  texts: new Map([...texts, ...pictures]),
  pictures: new Set(pictures.map(([label]) => label)),
});

const shownPage = ({ pageTitle, sections }: PageContent): Shown =>
  shown(
    [
      ['Page title', pageTitle],
      ...sections.flatMap(({ name, title, content }): [string, string][] => [
        [`${name}: title`, title],
        [`${name}: text`, content],
      ]),
    ],
    sections.map(({ name, image }) => [`${name}: picture`, image ?? '']),
  );

const shownProject = (project: GalleryProject): Shown =>
  shown(
    [
      ['Title', project.title],
      ['Location', project.location],
      ['Category', project.category],
      ['Description', project.description],
      ['Date', project.dateAdded],
    ],
    [
      ['Before', project.beforeImage],
      ['After', project.afterImage],
    ],
  );

const shownPost = (post: Post): Shown =>
  shown(
    [
      ['Title', post.title],
      ['Address', post.slug],
      ['Excerpt', post.excerpt],
      ['Text', post.content],
      ['Category', post.category],
      ['Tags', joinTags(post.tags)],
      ['Author', post.author],
      ['Date', post.publishDate],
    ],
    [['Picture', post.featuredImage]],
  );

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
  const [was, is] = [before, after].map((one) => (one ? SHOWN[list](one) : shown([], [])));
  const fields = [...new Set([...(is?.texts.keys() ?? []), ...(was?.texts.keys() ?? [])])].flatMap(
    (label): FieldChange[] => {
      const [a, b] = [was?.texts.get(label) ?? '', is?.texts.get(label) ?? ''];
      if (isSame(a, b)) return [];
      if (was?.pictures.has(label) || is?.pictures.has(label)) {
        return [{ label, before: a, after: b, isPicture: true }];
      }
      const [plainBefore, plainAfter] = readable(a, b);
      return [{ label, before: plainBefore, after: plainAfter }];
    },
  );
  const kind = before ? (after ? 'changed' : 'removed') : 'added';
  if (kind === 'changed' && fields.length === 0) return undefined;
  return { list, id: String(known.id), title: TITLES[list](known), kind, fields };
}
