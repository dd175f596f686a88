import * as v from 'valibot';
import { isoDateTime } from '../../lib/fields';
import { isUploadedPicture } from '../../lib/pictureAddresses';
import { postSchema } from '../blog/schema';
import { PAGE_IDS, pageSchema, sectionSchema } from '../content/schema';
import { earlierAddressSchema, galleryProjectSchema } from '../gallery/schema';

/** The schema of a publication. Strict, so that no other data of the admin app get into the site. */

/** The name of the file; the folder of pictures is beside it. */
export const SITE_FILE = 'site.json';
export const PICTURES_FOLDER = 'pictures';

export const SITE_FORMAT = 'maple-ridge-site';
export const SITE_VERSION = 1;

/** The address of a published picture, named by its content, beside the file and on the site. */
const PUBLISHED_PICTURE = /^\/pictures\/([0-9a-f]{20}\.(?:jpg|png|webp))$/;

/** Returns the file name of a published picture; undefined for any other address. */
export const pictureFileOf = (address: string): string | undefined =>
  PUBLISHED_PICTURE.exec(address)?.[1];

/** The greatest number of entities in a list. */
const MOST = 1_000;

const hasOwn = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** A list whose entities have ids of their own. */
const listOf = <Schema extends v.GenericSchema<unknown, { id: string | number }>>(schema: Schema) =>
  v.pipe(
    v.array(schema),
    v.maxLength(MOST, `More than ${MOST} entries`),
    v.check((all) => hasOwn(all.map(({ id }) => id)), 'An id stands twice'),
  );

/** Rejects a picture that only the owner's browser has: it would be missing on the site. */
const publicPicture = v.check<string, string>(
  (address) => !isUploadedPicture(address) && !address.startsWith('data:'),
  'A picture that is not beside the file',
);
const pictureOf = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.pipe(schema, publicPicture);

const publishedSection = v.strictObject({
  ...sectionSchema.entries,
  image: v.optional(pictureOf(v.unwrap(sectionSchema.entries.image))),
});
const publishedPage = v.strictObject({ ...pageSchema.entries, sections: listOf(publishedSection) });
const publishedProject = v.strictObject({
  ...galleryProjectSchema.entries,
  beforeImage: pictureOf(galleryProjectSchema.entries.beforeImage),
  afterImage: pictureOf(galleryProjectSchema.entries.afterImage),
});
const publishedPost = v.strictObject({
  ...postSchema.entries,
  slug: v.pipe(postSchema.entries.slug, v.regex(/^[a-z0-9-]+$/, 'Not the end of an address')),
  featuredImage: pictureOf(postSchema.entries.featuredImage),
  isPublished: v.literal(true, 'A draft, which is not for visitors'),
});

/** Returns the first slug that two posts have; undefined if each has its own. */
const slugOfTwo = (posts: readonly { slug: string }[]): string | undefined =>
  posts.map(({ slug }) => slug).find((slug, at, slugs) => slugs.indexOf(slug) !== at);

/** The published lists. Leads, projects, notifications and the sign-in are not among them. */
export const siteFileSchema = v.strictObject({
  format: v.literal(SITE_FORMAT, 'Not a publication of this site'),
  version: v.literal(SITE_VERSION, 'A publication of another version of this site'),
  publishedAt: isoDateTime,
  pages: v.pipe(
    listOf(publishedPage),
    v.check(
      (pages) => PAGE_IDS.every((id) => pages.some((page) => page.id === id)),
      `Not all of the pages ${PAGE_IDS.join(', ')}`,
    ),
  ),
  gallery: listOf(publishedProject),
  /** Absent in files of earlier versions. */
  earlierAddresses: v.optional(v.array(earlierAddressSchema), []),
  posts: v.pipe(
    listOf(publishedPost),
    v.check(
      (posts) => slugOfTwo(posts) === undefined,
      ({ input }) => `Two posts of one address, ${slugOfTwo(input)}: change the title of one`,
    ),
  ),
});
export type SiteFile = v.InferOutput<typeof siteFileSchema>;

/** Returns the addresses of the pictures of a publication. */
export const pictureAddressesOf = ({ pages, gallery, posts }: PublishedLists): Set<string> =>
  new Set([
    ...pages.flatMap(({ sections }) => sections.map(({ image = '' }) => image)),
    ...gallery.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]),
    ...posts.map(({ featuredImage }) => featuredImage),
  ]);

/** The lists of a publication. */
export type PublishedLists = Pick<SiteFile, 'pages' | 'gallery' | 'posts'>;
export type PublishedName = keyof PublishedLists;
export const PUBLISHED_NAMES = ['pages', 'gallery', 'posts'] as const satisfies PublishedName[];

/** How many problems of a file are listed; the others are only counted. */
const SHOWN_PROBLEMS = 20;

/** Returns what is wrong with a file, each problem with its path: `posts.2.title: …`. */
export function siteFileProblems(file: unknown): string[] {
  const result = v.safeParse(siteFileSchema, file);
  if (result.success) return [];
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? SITE_FILE}: ${issue.message}`,
  );
  return problems.length > SHOWN_PROBLEMS
    ? [...problems.slice(0, SHOWN_PROBLEMS), `and ${problems.length - SHOWN_PROBLEMS} more`]
    : problems;
}
