import { newestFirst, oldestFirst } from '../../../lib/ascending';
import { createDriveApi, type DriveApi } from './driveApi';
import { FOLDER_NAME, PICTURES_PREFIX, type Folder, type RemoteFiles } from './remoteFiles';
import type { StoreRequest } from './requests';

/**
 * Finds files in the owner's Google Drive by their names. The site sees only the files that it has written. Names
 * are not unique there: several folders and files may have the same name, and listings show new files late. So
 * files are known by their ids, all folders of a name count as one, and of several files of a name the newest
 * counts, until its writer removes the others.
 */

/** The folders' names. They lie side by side: a folder within the other would be looked for in each of that name. */
const NAMES_OF_FOLDERS: Readonly<Record<Folder, string>> = {
  '': FOLDER_NAME,
  [PICTURES_PREFIX]: `${FOLDER_NAME}-pictures`,
};

/** Orders the files of one name, the newest first. */
const byNewest = newestFirst('modifiedTime', 'id');

const folderOf = (name: string): Folder =>
  name.startsWith(PICTURES_PREFIX) ? PICTURES_PREFIX : '';

/** Finds the folders in a Drive, and makes those that are missing. */
function createFolders(drive: DriveApi) {
  /** The folders into which files are written, and the folders that a listing has shown. */
  const written = new Map<Folder, Promise<string>>();
  const shown = new Set<Folder>();

  /** Returns the ids of all folders of a name; further files are written into the oldest. */
  async function idsOf(folder: Folder): Promise<string[]> {
    const found = await drive.findFolders(NAMES_OF_FOLDERS[folder]);
    const [oldest] = found.toSorted(oldestFirst('createdTime', 'id'));
    if (oldest) {
      written.set(folder, Promise.resolve(oldest.id));
      shown.add(folder);
    } else if (shown.delete(folder)) written.delete(folder);
    // A file that was made here may not be listed yet; a file that was listed once and is missing now was thrown away.
    const ownId = await written.get(folder);
    return [...new Set([...found.map(({ id }) => id), ...(ownId === undefined ? [] : [ownId])])];
  }

  /** Returns the folder to write into; it is made once, however many ask for it at a time. */
  function forWriting(folder: Folder): Promise<string> {
    const known = written.get(folder);
    if (known) return known;
    const made = drive.makeFolder(NAMES_OF_FOLDERS[folder]);
    written.set(folder, made);
    made.catch(() => written.delete(folder));
    return made;
  }

  return { idsOf, forWriting, forget: (folder: Folder): boolean => written.delete(folder) };
}

/**
 * Whether a file that no listing has shown yet still exists: another device may have removed it, which its id
 * tells at once. Nobody removes pictures.
 */
const isThere = async (drive: DriveApi, name: string, id: string): Promise<boolean> =>
  folderOf(name) === PICTURES_PREFIX || drive.isThere(name, id);

/** Returns the files in the owner's Google Drive. */
export function googleDriveFiles(request: StoreRequest): RemoteFiles {
  const drive = createDriveApi(request);
  /** The ids of the files of a name, the newest first, by folder; absent for a folder that was never listed. */
  const idsIn = new Map<Folder, Map<string, string[]>>();
  /** The names of files created here that a listing has not shown yet, by id. */
  const unlisted = new Map<string, string>();
  const folders = createFolders(drive);

  async function list(folder: Folder): Promise<Map<string, string[]>> {
    const found = await drive.findIn(await folders.idsOf(folder));
    const ids = new Map<string, string[]>();
    for (const { id } of found) unlisted.delete(id);
    for (const [id, name] of unlisted) {
      if (folderOf(name) !== folder) continue;
      if (await isThere(drive, name, id)) ids.set(name, [id]);
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
  async function make(name: string, text: string, mustHaveParent = false): Promise<void> {
    const folder = folderOf(name);
    const parent = await folders.forWriting(folder);
    const file = { name: name.slice(folder.length), parent, text };
    const id = await drive.makeFile(file, { mustHaveParent });
    if (id === undefined) {
      folders.forget(folder);
      return make(name, text, true);
    }
    unlisted.set(id, name);
    setIds(name, [id]);
  }

  return {
    list: async (folder = '') => [...(await list(folder)).keys()],
    read: async (name) => {
      for (const id of await idsOf(name)) {
        const text = await drive.read(name, id);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    write: async (name, text) => {
      const ids = await idsOf(name);
      for (const [index, id] of ids.entries()) {
        if (!(await drive.write(name, id, text))) continue;
        for (const other of ids.slice(index + 1)) await drive.remove(name, other);
        setIds(name, [id]);
        return;
      }
      await make(name, text);
    },
    remove: async (name) => {
      for (const id of await idsOf(name)) await drive.remove(name, id);
      setIds(name, []);
    },
  };
}
