import { json, text, type StandIn } from './standIn';

/** The address of the storage. */
export const STORAGE = 'https://storage.example.com/owner';

/** A stand-in of a remoteStorage server; a real one is in `test/e2e/persistence/devices.spec.ts`. */
export function remoteStorageStandIn(): StandIn {
  const files = new Map<string, string>();
  let changes = 0;
  return {
    origins: [new URL(STORAGE).origin],
    changes: () => changes,
    filesAt: () => new Map(files),
    answer: ({ method, url, body }) => {
      const name = url.href.slice(`${STORAGE}/maple-ridge/`.length);
      if (name === '' || name.endsWith('/')) {
        const inside = [...files.keys()].filter((one) => one.startsWith(name));
        const items = inside.map((one) => [
          one.slice(name.length).replace(/\/.*/, '/'),
          { 'Content-Length': files.get(one)?.length },
        ]);
        return json({ items: Object.fromEntries(items) as object });
      }
      if (method !== 'GET') changes += 1;
      if (method === 'PUT') files.set(name, body);
      const content = files.get(name);
      if (content === undefined) return { status: 404, body: 'Not found' };
      if (method === 'DELETE') files.delete(name);
      return text(content);
    },
  };
}
