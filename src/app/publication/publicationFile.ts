import {
  pictureFileOf,
  PICTURES_FOLDER,
  SITE_FILE,
  siteFileProblems,
  pictureAddressesOf,
  type SiteFile,
} from '../../domain/publication/schema';
import { hashIn, isUploadedPicture } from '../../lib/pictureAddresses';
import { zipOf, type ArchivedFile } from '../../lib/zip';
import { PICTURE_ENDINGS } from '../../persistence/backup/backupPictures';
import type { KeyValueStorage } from '../../persistence/engine/keyValueStorage';
import { getPicture } from '../../persistence/pictures/pictures';

/** A file for the folder that the site is built from. */
export interface PublicationFile {
  fileName: string;
  content: string | Blob;
}

/** Thrown when the publication would be incomplete; its message tells the owner what is missing. */
export class NotPublishableError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'NotPublishableError';
    this.problems = problems;
  }
}

/** Fetches a picture from the deployed site, because the next build needs it too. */
async function deployedPicture(address: string): Promise<Blob> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  // Some hosts send a page in the place of any file that they lack.
  if (!response.ok || type.startsWith('text/'))
    throw new Error(`${address} answered ${response.ok ? type : response.status}`);
  return response.blob();
}

/** Collects the pictures of a publication as files, and their addresses on the site, by address here. */
async function collectPictures(addresses: Iterable<string>, storage: KeyValueStorage | undefined) {
  const files = new Map<string, () => Promise<Blob>>();
  const onSite = new Map<string, string>();
  let missing = 0;
  for (const address of new Set(addresses)) {
    const deployedAs = pictureFileOf(address);
    if (deployedAs !== undefined) files.set(deployedAs, () => deployedPicture(address));
    if (deployedAs !== undefined || !isUploadedPicture(address)) continue;
    const hash = hashIn(address);
    const picture = storage && (await getPicture(hash, storage));
    const ending = PICTURE_ENDINGS[picture?.type ?? ''];
    if (picture && ending) {
      files.set(`${hash}.${ending}`, async () => picture);
      onSite.set(address, `/${PICTURES_FOLDER}/${hash}.${ending}`);
    } else missing += 1;
  }
  return { files, onSite, missing };
}

/** Returns a publication with its pictures' addresses on the site. */
const withPictures = (site: SiteFile, addressOf: (address: string) => string): SiteFile => ({
  ...site,
  pages: site.pages.map((page) => ({
    ...page,
    sections: page.sections.map(({ image, ...section }) => ({
      ...section,
      ...(image !== undefined && { image: addressOf(image) }),
    })),
  })),
  gallery: site.gallery.map((project) => ({
    ...project,
    beforeImage: addressOf(project.beforeImage),
    afterImage: addressOf(project.afterImage),
  })),
  posts: site.posts.map((post) => ({ ...post, featuredImage: addressOf(post.featuredImage) })),
});

/** Makes a publication's file, `site.json` or a zip with pictures; rejects if it is incomplete. */
export async function makePublicationFile(
  site: SiteFile,
  storage: KeyValueStorage | undefined,
): Promise<PublicationFile> {
  const addresses = pictureAddressesOf(site);
  const { files, onSite, missing } = await collectPictures(addresses, storage);
  const published = withPictures(site, (address) => onSite.get(address) ?? address);
  const problems = siteFileProblems(published);
  if (missing > 0) {
    throw new NotPublishableError([
      missing === 1
        ? '1 picture is not in this browser. Choose it again, or publish from the browser that has it.'
        : `${missing} pictures are not in this browser. Choose them again, or publish from the browser that has them.`,
    ]);
  }
  if (problems.length > 0) throw new NotPublishableError(problems);
  const text = `${JSON.stringify(published, undefined, 2)}\n`;
  if (files.size === 0) return { fileName: SITE_FILE, content: text };
  async function* archived(): AsyncGenerator<ArchivedFile> {
    yield { name: SITE_FILE, content: text };
    for (const [name, read] of files)
      yield { name: `${PICTURES_FOLDER}/${name}`, content: await read() };
  }
  return { fileName: 'site.zip', content: await zipOf(archived()) };
}
