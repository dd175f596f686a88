import { joinTags, withoutMarkup } from '../../lib/text';
import type { Post } from '../blog/schema';
import { placeName } from '../content/rules';
import type { PageContent } from '../content/schema';
import type { GalleryProject } from '../gallery/schema';
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

/** The fields of an entity as readable text, by label, and the labels of its pictures. */
interface Shown {
  texts: Map<string, string>;
  pictures: ReadonlySet<string>;
}

/** Combines an entity's texts and pictures, each with its label. */
const shown = (texts: [string, string][], pictures: [string, string][]): Shown => ({
  texts: new Map([...texts, ...pictures]),
  pictures: new Set(pictures.map(([label]) => label)),
});

const shownPage = ({ pageTitle, sections }: PageContent): Shown =>
  shown(
    [
      ['Page title', pageTitle],
      ...sections.flatMap((section): [string, string][] => [
        [`${placeName(section)}: title`, section.title],
        [`${placeName(section)}: text`, section.content],
      ]),
    ],
    sections.map((section) => [`${placeName(section)}: picture`, section.image ?? '']),
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
  const show = (entity: typeof known | undefined) => (entity ? SHOWN[list](entity) : shown([], []));
  const [was, is] = [show(before), show(after)];
  const labels = new Set([...is.texts.keys(), ...was.texts.keys()]);
  const fields = [...labels].flatMap((label): FieldChange[] => {
    const [a, b] = [was.texts.get(label) ?? '', is.texts.get(label) ?? ''];
    if (isSame(a, b)) return [];
    if (was.pictures.has(label) || is.pictures.has(label)) {
      return [{ label, before: a, after: b, isPicture: true }];
    }
    const [plainBefore, plainAfter] = readable(a, b);
    return [{ label, before: plainBefore, after: plainAfter }];
  });
  const kind = before ? (after ? 'changed' : 'removed') : 'added';
  if (kind === 'changed' && fields.length === 0) return undefined;
  return { list, id: String(known.id), title: TITLES[list](known), kind, fields };
}
