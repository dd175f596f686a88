import * as v from 'valibot';
import { FOLDER_NAME, type RemoteFiles } from './remoteFiles';
import { readAnswer, type Answer, type Ask } from './requests';

/** A store of the remoteStorage protocol (draft-dejong-remotestorage, remotestorage.io). */

const itemSchema = v.object({ 'Content-Length': v.optional(v.number()) });
const folderSchema = v.object({ items: v.record(v.string(), v.fallback(itemSchema, {})) });

const isMissing = ({ status }: Answer): boolean => status === 404;

/** Returns the files at a remoteStorage server, below the address of the owner's storage. */
export function remoteStorageFiles(ask: Ask, href: () => string): RemoteFiles {
  const urlOf = (name: string): string => `${href().replace(/\/$/, '')}/${FOLDER_NAME}/${name}`;
  return {
    list: async (folder = '') => {
      const what = 'Listing the files';
      const answer = await ask(what, urlOf(folder), { isExpected: isMissing });
      if (isMissing(answer)) return [];
      const { items } = readAnswer(what, answer, folderSchema);
      return Object.entries(items).flatMap(([name, { 'Content-Length': size }]) =>
        name.endsWith('/') || size === 0 ? [] : folder + name,
      );
    },
    read: async (name) => {
      const answer = await ask(`Reading ${name}`, urlOf(name), { isExpected: isMissing });
      return isMissing(answer) || answer.text === '' ? undefined : answer.text;
    },
    write: async (name, text) => {
      await ask(`Writing ${name}`, urlOf(name), {
        method: 'PUT',
        headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
        body: text,
      });
    },
    remove: async (name) => {
      await ask(`Removing ${name}`, urlOf(name), { method: 'DELETE', isExpected: isMissing });
    },
  };
}
