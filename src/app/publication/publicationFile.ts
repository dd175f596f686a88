import {
  pictureFileOf,
  PICTURES_FOLDER,
  SITE_FILE,
  siteFileProblems,
  type SiteFile,
} from '../../domain/publication/schema';
import { isUploadedPicture, pictureSource } from '../../persistence/pictures/pictureKeys';
import type { KeyValueStorage } from '../../persistence/engine/keyValueStorage';

/** A file for the folder that the site is built from. */
export interface PublicationFile {
  fileName: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
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

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(
    atob(dataUrl.slice(dataUrl.indexOf(',') + 1)),
    (character) => character.codePointAt(0) ?? 0,
  );

/** Fetches a picture from the deployed site, because the next build needs it too. */
async function deployedPicture(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Collects the pictures of a publication as files, and their addresses on the site. */
function createPictures(storage: KeyValueStorage | undefined) {
  const files = new Map<string, () => Uint8Array | Promise<Uint8Array>>();
  let missing = 0;
  return {
    /** Returns a picture's address on the site, wherever it is stored now. */
    addressOf(address: string): string {
      const deployedAs = pictureFileOf(address);
      if (deployedAs !== undefined) {
        if (!files.has(deployedAs)) files.set(deployedAs, () => deployedPicture(address));
        return address;
      }
      if (!isUploadedPicture(address)) return address;
      const dataUrl = pictureSource(address, storage);
      const ending = ENDINGS[/^data:([\w/]+);base64,/.exec(dataUrl ?? '')?.[1] ?? ''];
      if (dataUrl === undefined || ending === undefined) {
        missing += 1;
        return address;
      }
      const name = `${address.slice(address.indexOf(':') + 1)}.${ending}`;
      files.set(name, () => bytesOf(dataUrl));
      return `/${PICTURES_FOLDER}/${name}`;
    },
    files,
    missing: () => missing,
  };
}

/** Returns a publication with its pictures' addresses on the site. */
function withPictures(site: SiteFile, addressOf: (address: string) => string): SiteFile {
  return {
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
  };
}

/** Makes a publication's file, `site.json` or a zip with pictures; rejects if it is incomplete. */
export async function makePublicationFile(
  site: SiteFile,
  storage: KeyValueStorage | undefined,
): Promise<PublicationFile> {
  const pictures = createPictures(storage);
  const published = withPictures(site, pictures.addressOf);
  const problems = siteFileProblems(published);
  if (pictures.missing() > 0) {
    throw new NotPublishableError([
      pictures.missing() === 1
        ? '1 picture is not in this browser. Choose it again, or publish from the browser that has it.'
        : `${pictures.missing()} pictures are not in this browser. Choose them again, or publish from the browser that has them.`,
    ]);
  }
  if (problems.length > 0) throw new NotPublishableError(problems);
  const text = `${JSON.stringify(published, undefined, 2)}\n`;
  if (pictures.files.size === 0) {
    return { fileName: SITE_FILE, type: 'application/json', content: text };
  }
  const { strToU8, zipSync } = await import('fflate');
  const files = await Promise.all(
    [...pictures.files].map(async ([name, bytes]) => [`${PICTURES_FOLDER}/${name}`, await bytes()]),
  );
  const content = zipSync({ [SITE_FILE]: strToU8(text), ...Object.fromEntries(files) });
  return { fileName: 'site.zip', type: 'application/zip', content };
}
