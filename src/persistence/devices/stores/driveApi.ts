import * as v from 'valibot';
import type { StoreProblem } from '../../../domain/devices/events';
import { readResponse, type StoreResponse, type StoreRequest } from './requests';

/** Asks Google Drive by its HTTP API, version 3 (developers.google.com/drive/api), which knows files by their ids. */
const API = 'https://www.googleapis.com/drive/v3/files';
const UPLOAD = 'https://www.googleapis.com/upload/drive/v3/files';
const FOLDER_TYPE = 'application/vnd.google-apps.folder';

const fileSchema = v.object({
  id: v.string(),
  name: v.string(),
  createdTime: v.fallback(v.string(), ''),
  modifiedTime: v.fallback(v.string(), ''),
  /** In bytes, as digits. */
  size: v.fallback(v.string(), ''),
});
export type DriveFile = v.InferOutput<typeof fileSchema>;
const pageSchema = v.object({ files: v.array(fileSchema), nextPageToken: v.optional(v.string()) });
const madeSchema = v.object({ id: v.string() });
const trashedSchema = v.object({ trashed: v.fallback(v.boolean(), false) });

/** Google's reasons for which asking again later helps. */
const BUSY = /rate_?limit|dailyLimit|downloadQuota/i;

/** Returns what a refusal of Google says beside the status, which is 403 for most. */
export function driveProblem({ status, text }: StoreResponse): StoreProblem | undefined {
  if (status !== 403) return undefined;
  if (/storageQuotaExceeded|teamDriveFileLimitExceeded/.test(text)) return 'full';
  if (BUSY.test(text)) return 'busy';
  // The owner did not tick the permission at the sign-in.
  return /insufficient/i.test(text) ? 'signedOut' : 'refused';
}

const isGone = ({ status }: StoreResponse): boolean => status === 404;

const BOUNDARY = 'maple-ridge-part';
/** Writes a part of an upload of several. */
const part = (type: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Type: ${type}; charset=UTF-8\r\n\r\n${content}\r\n`;

/** Returns all files that match a query and have something in them, of all pages. */
async function findFiles(request: StoreRequest, what: string, query: string): Promise<DriveFile[]> {
  const found: DriveFile[] = [];
  for (let pageToken: string | undefined = ''; pageToken !== undefined;) {
    const params = new URLSearchParams({
      q: `${query} and trashed = false`,
      fields: 'nextPageToken,files(id,name,createdTime,modifiedTime,size)',
      pageSize: '1000',
      ...(pageToken !== '' && { pageToken }),
    });
    const page: v.InferOutput<typeof pageSchema> = readResponse(
      what,
      await request(what, `${API}?${params}`),
      pageSchema,
    );
    found.push(...page.files.filter(({ size }) => size !== '0'));
    pageToken = page.nextPageToken;
  }
  // A file that was written meanwhile may be on two pages.
  return [...new Map(found.map((file) => [file.id, file])).values()];
}

export type DriveApi = ReturnType<typeof createDriveApi>;

/** Creates the requests to a Google Drive; each rejects with a RemoteError where it is refused. */
export function createDriveApi(request: StoreRequest) {
  const find = (what: string, query: string) => findFiles(request, what, query);
  return {
    findFolders: (name: string): Promise<DriveFile[]> =>
      find('Looking for the folder', `mimeType = '${FOLDER_TYPE}' and name = '${name}'`),

    findIn: async (folders: readonly string[]): Promise<DriveFile[]> =>
      folders.length === 0
        ? []
        : find('Listing the files', `(${folders.map((id) => `'${id}' in parents`).join(' or ')})`),

    /** Whether a file exists and is not in the trash. */
    isThere: async (name: string, id: string): Promise<boolean> => {
      const what = `Looking for ${name}`;
      const response = await request(what, `${API}/${id}?fields=trashed`, { isExpected: isGone });
      return !isGone(response) && !readResponse(what, response, trashedSchema).trashed;
    },

    /** Makes a folder and returns its id. */
    makeFolder: async (name: string): Promise<string> => {
      const what = 'Making the folder';
      const response = await request(what, `${API}?fields=id`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, mimeType: FOLDER_TYPE }),
      });
      return readResponse(what, response, madeSchema).id;
    },

    /** Makes a file in a folder and returns its id; undefined where the folder is gone, unless that is an error. */
    makeFile: async (
      { name, parent, text }: { name: string; parent: string; text: string },
      { mustHaveParent }: { mustHaveParent: boolean },
    ): Promise<string | undefined> => {
      const what = `Writing ${name}`;
      const metadata = JSON.stringify({ name, parents: [parent] });
      const response = await request(what, `${UPLOAD}?uploadType=multipart&fields=id`, {
        method: 'POST',
        headers: { 'Content-Type': `multipart/related; boundary=${BOUNDARY}` },
        body: `${part('application/json', metadata)}${part('text/plain', text)}--${BOUNDARY}--`,
        isExpected: (failed) => isGone(failed) && !mustHaveParent,
      });
      return isGone(response) ? undefined : readResponse(what, response, madeSchema).id;
    },

    /** Returns the text of a file; undefined where it is gone, or has none. */
    read: async (name: string, id: string): Promise<string | undefined> => {
      const response = await request(`Reading ${name}`, `${API}/${id}?alt=media`, {
        isExpected: isGone,
      });
      return isGone(response) || response.text === '' ? undefined : response.text;
    },

    /** Writes the text of a file; false where it is gone. */
    write: async (name: string, id: string, text: string): Promise<boolean> => {
      const response = await request(`Writing ${name}`, `${UPLOAD}/${id}?uploadType=media`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
        body: text,
        isExpected: isGone,
      });
      return !isGone(response);
    },

    remove: (name: string, id: string): Promise<StoreResponse> =>
      request(`Removing ${name}`, `${API}/${id}`, { method: 'DELETE', isExpected: isGone }),
  };
}
