import * as v from 'valibot';
import type { StoreProblem } from '../../../domain/devices/events';
import { FOLDER_NAME, PICTURES_FOLDER, type Folder, type RemoteFiles } from './remoteFiles';
import { readAnswer, type Answer, type Ask } from './requests';

/**
 * The owner's Google Drive, by its HTTP API, version 3 (developers.google.com/drive/api). The site sees only the
 * files that it has written. Names are not unique there: several folders and files may have the same name, and
 * listings show new files late. So files are known by their ids, all folders of a name count as one, and of
 * several files of a name the newest counts, until its writer removes the others.
 */
const API = 'https://www.googleapis.com/drive/v3/files';
const UPLOAD = 'https://www.googleapis.com/upload/drive/v3/files';
const FOLDER_TYPE = 'application/vnd.google-apps.folder';

/** The folders' names. They lie side by side: a folder within the other would be looked for in each of that name. */
const NAMES_OF_FOLDERS: Readonly<Record<Folder, string>> = {
  '': FOLDER_NAME,
  [PICTURES_FOLDER]: `${FOLDER_NAME}-pictures`,
};

const fileSchema = v.object({
  id: v.string(),
  name: v.string(),
  createdTime: v.fallback(v.string(), ''),
  modifiedTime: v.fallback(v.string(), ''),
  /** In bytes, as digits. */
  size: v.fallback(v.string(), ''),
});
type DriveFile = v.InferOutput<typeof fileSchema>;
const pageSchema = v.object({ files: v.array(fileSchema), nextPageToken: v.optional(v.string()) });
const madeSchema = v.object({ id: v.string() });
const trashedSchema = v.object({ trashed: v.fallback(v.boolean(), false) });

/** Google's reasons for which asking again later helps. */
const BUSY = /rateLimitExceeded|RATE_LIMIT_EXCEEDED|dailyLimitExceeded|sharingRateLimit/i;

/** Returns what a refusal of Google says beside the status, which is 403 for most. */
export function driveProblem({ status, text }: Answer): StoreProblem | undefined {
  if (status !== 403) return undefined;
  if (/storageQuotaExceeded|teamDriveFileLimitExceeded/.test(text)) return 'full';
  if (BUSY.test(text)) return 'busy';
  // The owner did not tick the permission at the sign-in.
  return /insufficient/i.test(text) ? 'signedOut' : 'refused';
}

const isGone = ({ status }: Answer): boolean => status === 404;

/** Orders the files of one name, the newest first, and files without content last. */
const byNewest = (a: DriveFile, b: DriveFile): number =>
  Number(a.size === '0') - Number(b.size === '0') ||
  b.modifiedTime.localeCompare(a.modifiedTime) ||
  b.id.localeCompare(a.id);

const folderOf = (name: string): Folder =>
  name.startsWith(PICTURES_FOLDER) ? PICTURES_FOLDER : '';

const BOUNDARY = 'maple-ridge-part';

/** Returns the files in the owner's Google Drive. */
export function googleDriveFiles(ask: Ask): RemoteFiles {
  /** The ids of the files of a name, the newest first, by folder; absent for a folder that was never listed. */
  const idsIn = new Map<Folder, Map<string, string[]>>();
  /** The names of files created here that a listing has not shown yet, by id. */
  const unlisted = new Map<string, string>();
  /** The folders into which files are written, and the folders that a listing has shown. */
  const folders = new Map<Folder, Promise<string>>();
  const shown = new Set<Folder>();

  /** Returns all files that match a query. */
  async function find(what: string, query: string): Promise<DriveFile[]> {
    const found: DriveFile[] = [];
    for (let pageToken: string | undefined = ''; pageToken !== undefined;) {
      const params = new URLSearchParams({
        q: `${query} and trashed = false`,
        fields: 'nextPageToken,files(id,name,createdTime,modifiedTime,size)',
        pageSize: '1000',
        ...(pageToken !== '' && { pageToken }),
      });
      const page: v.InferOutput<typeof pageSchema> = readAnswer(
        what,
        await ask(what, `${API}?${params}`),
        pageSchema,
      );
      found.push(...page.files);
      pageToken = page.nextPageToken;
    }
    return found;
  }

  /** Returns the ids of all folders of a name; further files are written into the oldest. */
  async function idsOfFolders(folder: Folder): Promise<string[]> {
    const found = await find(
      'Looking for the folder',
      `mimeType = '${FOLDER_TYPE}' and name = '${NAMES_OF_FOLDERS[folder]}'`,
    );
    const [oldest] = found.toSorted(
      (a, b) => a.createdTime.localeCompare(b.createdTime) || a.id.localeCompare(b.id),
    );
    if (oldest) {
      folders.set(folder, Promise.resolve(oldest.id));
      shown.add(folder);
    } else if (shown.delete(folder)) folders.delete(folder);
    // A file that was made here may not be listed yet; a file that was listed once and is missing now was thrown away.
    const ownId = await folders.get(folder);
    return [...new Set([...found.map(({ id }) => id), ...(ownId === undefined ? [] : [ownId])])];
  }

  /** Returns the folder to write into; it is made once, however many ask for it at a time. */
  function folderFor(folder: Folder): Promise<string> {
    const known = folders.get(folder);
    if (known) return known;
    const what = 'Making the folder';
    const metadata = { name: NAMES_OF_FOLDERS[folder], mimeType: FOLDER_TYPE };
    const made = ask(what, `${API}?fields=id`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(metadata),
    }).then((answer) => readAnswer(what, answer, madeSchema).id);
    folders.set(folder, made);
    made.catch(() => folders.delete(folder));
    return made;
  }

  /**
   * Whether a file that no listing has shown yet still exists: another device may have removed it, which its id
   * tells at once. Nobody removes pictures.
   */
  async function isThere(name: string, id: string): Promise<boolean> {
    if (folderOf(name) === PICTURES_FOLDER) return true;
    const what = `Looking for ${name}`;
    const answer = await ask(what, `${API}/${id}?fields=trashed`, { isExpected: isGone });
    return !isGone(answer) && !readAnswer(what, answer, trashedSchema).trashed;
  }

  async function list(folder: Folder): Promise<Map<string, string[]>> {
    const parents = await idsOfFolders(folder);
    const query = parents.map((id) => `'${id}' in parents`).join(' or ');
    const found = parents.length === 0 ? [] : await find('Listing the files', `(${query})`);
    const ids = new Map<string, string[]>();
    for (const { id } of found) unlisted.delete(id);
    for (const [id, name] of unlisted) {
      if (folderOf(name) !== folder) continue;
      if (await isThere(name, id)) ids.set(name, [id]);
      else unlisted.delete(id);
    }
    for (const { id, name } of found.toSorted(byNewest)) {
      ids.set(folder + name, [...(ids.get(folder + name) ?? []), id]);
    }
    idsIn.set(folder, ids);
    return ids;
  }

  const idsOf = async (name: string): Promise<string[]> => {
    const folder = folderOf(name);
    return (idsIn.get(folder) ?? (await list(folder))).get(name) ?? [];
  };
  const setIds = (name: string, ids: string[]): void => {
    if (ids.length > 0) idsIn.get(folderOf(name))?.set(name, ids);
    else idsIn.get(folderOf(name))?.delete(name);
    for (const [id, unlistedName] of unlisted) {
      if (unlistedName === name && !ids.includes(id)) unlisted.delete(id);
    }
  };

  /** Makes a file, and the folder once more where it has been thrown away meanwhile. */
  async function make(name: string, text: string, isAgain = false): Promise<void> {
    const folder = folderOf(name);
    const metadata = { name: name.slice(folder.length), parents: [await folderFor(folder)] };
    const part = (type: string, content: string): string =>
      `--${BOUNDARY}\r\nContent-Type: ${type}; charset=UTF-8\r\n\r\n${content}\r\n`;
    const what = `Writing ${name}`;
    const answer = await ask(what, `${UPLOAD}?uploadType=multipart&fields=id`, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/related; boundary=${BOUNDARY}` },
      body: `${part('application/json', JSON.stringify(metadata))}${part('text/plain', text)}--${BOUNDARY}--`,
      isExpected: (failed) => isGone(failed) && !isAgain,
    });
    if (isGone(answer)) {
      folders.delete(folder);
      return make(name, text, true);
    }
    const { id } = readAnswer(what, answer, madeSchema);
    unlisted.set(id, name);
    setIds(name, [id]);
  }

  const remove = (name: string, id: string): Promise<Answer> =>
    ask(`Removing ${name}`, `${API}/${id}`, { method: 'DELETE', isExpected: isGone });

  return {
    list: async (folder = '') => [...(await list(folder)).keys()],
    read: async (name) => {
      for (const id of await idsOf(name)) {
        const what = `Reading ${name}`;
        const answer = await ask(what, `${API}/${id}?alt=media`, { isExpected: isGone });
        if (!isGone(answer)) return answer.text;
      }
      return undefined;
    },
    write: async (name, text) => {
      const ids = await idsOf(name);
      for (const [index, id] of ids.entries()) {
        const answer = await ask(`Writing ${name}`, `${UPLOAD}/${id}?uploadType=media`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
          body: text,
          isExpected: isGone,
        });
        if (isGone(answer)) continue;
        for (const other of ids.slice(index + 1)) await remove(name, other);
        setIds(name, [id]);
        return;
      }
      await make(name, text);
    },
    remove: async (name) => {
      for (const id of await idsOf(name)) await remove(name, id);
      setIds(name, []);
    },
  };
}
