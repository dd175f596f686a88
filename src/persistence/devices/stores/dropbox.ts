import * as v from 'valibot';
import type { StoreProblem } from '../../../domain/devices/events';
import { FOLDER_NAME, RemoteError, type RemoteFiles } from './remoteFiles';
import { readResponse, type StoreResponse, type StoreRequest } from './requests';

/**
 * The owner's Dropbox, by its HTTP API, version 2 (dropbox.com/developers/documentation/http). The site
 * sees its own folder there alone.
 */
const API = 'https://api.dropboxapi.com/2/files';
const CONTENT = 'https://content.dropboxapi.com/2/files';

/** The folder that earlier versions of this site have written to. */
const ROOT = `/remotestorage/${FOLDER_NAME}`;

const pathOf = (name: string): string => `${ROOT}/${name}`;

const pageSchema = v.object({
  entries: v.array(
    v.object({ '.tag': v.string(), name: v.string(), size: v.optional(v.number()) }),
  ),
  cursor: v.string(),
  has_more: v.boolean(),
});

/** Dropbox's status for what is wrong with a path, with the rest of the request, or with the account. */
const CONFLICT = 409;
const isMissing = ({ status, text }: StoreResponse): boolean =>
  status === CONFLICT && /"(?:path|path_lookup)\/not_found\//.test(text);
/** The cursor of a listing that has become too old. */
const isReset = ({ status, text }: StoreResponse): boolean =>
  status === CONFLICT && text.includes('"reset/');

/** Returns what a refusal of Dropbox says where its status means something else. */
export function dropboxProblem({ status, text }: StoreResponse): StoreProblem | undefined {
  if (text.includes('insufficient_space')) return 'full';
  if (text.includes('too_many_')) return 'busy';
  // The permissions of the site or of the account, or a folder in the way: another sign-in would not help.
  const isForGood = text.includes('missing_scope') || status === 403 || status === CONFLICT;
  return isForGood ? 'refused' : undefined;
}

/** Returns the files in the owner's Dropbox. */
export function dropboxFiles(request: StoreRequest): RemoteFiles {
  const post = (
    what: string,
    url: string,
    body: object,
    isExpected: (response: StoreResponse) => boolean,
  ): Promise<StoreResponse> =>
    request(what, url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      isExpected,
    });

  /** Lists all pages of a folder; undefined where the listing has to begin anew. */
  async function listOnce(folder: string): Promise<string[] | undefined> {
    const what = 'Listing the files';
    const names: string[] = [];
    const path = `${ROOT}/${folder}`.replace(/\/$/, '');
    let response = await post(what, `${API}/list_folder`, { path, limit: 2_000 }, isMissing);
    for (;;) {
      if (isMissing(response)) return [];
      if (isReset(response)) return undefined;
      const { entries, cursor, has_more: hasMore } = readResponse(what, response, pageSchema);
      for (const { '.tag': tag, name, size } of entries)
        if (tag === 'file' && size !== 0) names.push(folder + name);
      if (!hasMore) return names;
      response = await post(what, `${API}/list_folder/continue`, { cursor }, isReset);
    }
  }

  return {
    list: async (folder = '') => {
      const names = (await listOnce(folder)) ?? (await listOnce(folder));
      if (names) return names;
      throw new RemoteError('busy', 'Listing the files: the list changed while it was read');
    },
    read: async (name) => {
      const response = await request(`Reading ${name}`, `${CONTENT}/download`, {
        method: 'POST',
        headers: { 'Dropbox-API-Arg': JSON.stringify({ path: pathOf(name) }) },
        isExpected: isMissing,
      });
      return isMissing(response) || response.text === '' ? undefined : response.text;
    },
    write: async (name, text) => {
      await request(`Writing ${name}`, `${CONTENT}/upload`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/octet-stream',
          // No notice on the owner's other devices for each.
          'Dropbox-API-Arg': JSON.stringify({ path: pathOf(name), mode: 'overwrite', mute: true }),
        },
        body: text,
      });
    },
    remove: async (name) => {
      await post(`Removing ${name}`, `${API}/delete_v2`, { path: pathOf(name) }, isMissing);
    },
  };
}
