import * as v from 'valibot';
import { FOLDER_NAME, type RemoteFiles } from './remoteFiles';
import { readResponse, type StoreResponse, type StoreRequest } from './requests';

/** A store of the remoteStorage protocol (draft-dejong-remotestorage, remotestorage.io). */

const itemSchema = v.object({ 'Content-Length': v.optional(v.number()) });
const folderSchema = v.object({ items: v.record(v.string(), v.fallback(itemSchema, {})) });

const isMissing = ({ status }: StoreResponse): boolean => status === 404;

/** Returns the files at a remoteStorage server, below the address of the owner's storage. */
export function remoteStorageFiles(request: StoreRequest, href: () => string): RemoteFiles {
  const urlOf = (name: string): string => `${href().replace(/\/$/, '')}/${FOLDER_NAME}/${name}`;
  return {
    list: async (folder = '') => {
      const what = 'Listing the files';
      const response = await request(what, urlOf(folder), { isExpected: isMissing });
      if (isMissing(response)) return [];
      const { items } = readResponse(what, response, folderSchema);
      return Object.entries(items).flatMap(([name, { 'Content-Length': size }]) =>
        name.endsWith('/') || size === 0 ? [] : folder + name,
      );
    },
    read: async (name) => {
      const response = await request(`Reading ${name}`, urlOf(name), { isExpected: isMissing });
      return isMissing(response) || response.text === '' ? undefined : response.text;
    },
    write: async (name, text) => {
      await request(`Writing ${name}`, urlOf(name), {
        method: 'PUT',
        headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
        body: text,
      });
    },
    remove: async (name) => {
      await request(`Removing ${name}`, urlOf(name), { method: 'DELETE', isExpected: isMissing });
    },
  };
}
