import { http, HttpResponse, type JsonBodyType } from 'msw';

/**
 * A stand-in of the part of Dropbox's HTTP API that the app uses, as its documentation describes it
 * (dropbox.com/developers/documentation/http). Not run against Dropbox itself.
 */
export function dropboxHandlers(files: Map<string, string>, isSignedIn: () => boolean) {
  const entry = (path: string) => ({
    '.tag': 'file',
    name: path.slice(path.lastIndexOf('/') + 1),
    path_lower: path.toLowerCase(),
    path_display: path,
    rev: `rev${(files.get(path) ?? '').length}`,
    size: (files.get(path) ?? '').length,
    server_modified: '2026-11-20T15:00:00Z',
  });
  const notFound = (what = 'path') =>
    HttpResponse.json({ error_summary: `${what}/not_found/..`, error: {} }, { status: 409 });
  const post = (url: string, answer: (body: Record<string, string>) => JsonBodyType | Response) =>
    http.post(url, async ({ request }) => {
      if (!isSignedIn()) {
        return HttpResponse.json({ error_summary: 'expired_access_token/' }, { status: 401 });
      }
      const text = await request.text();
      const result = answer(text === '' ? {} : (JSON.parse(text) as Record<string, string>));
      return result instanceof Response ? result : HttpResponse.json(result);
    });
  const argument = (request: Request): { path: string } =>
    JSON.parse(request.headers.get('Dropbox-API-Arg') ?? '{}') as { path: string };
  return [
    post('https://api.dropboxapi.com/2/files/list_folder', ({ path = '' }) => {
      const inside = [...files.keys()].filter((name) => name.startsWith(`${path}/`));
      if (inside.length === 0) return notFound();
      return { entries: inside.map(entry), cursor: 'cursor', has_more: false };
    }),
    post('https://api.dropboxapi.com/2/files/delete', ({ path = '' }) =>
      files.delete(path) ? { '.tag': 'file' } : notFound('path_lookup'),
    ),
    http.get('https://content.dropboxapi.com/2/files/download', ({ request }) => {
      const { path } = argument(request);
      const text = files.get(path);
      if (text === undefined) return notFound();
      return new HttpResponse(text, {
        headers: {
          'Content-Type': 'application/octet-stream',
          'Dropbox-API-Result': JSON.stringify(entry(path)),
        },
      });
    }),
    http.post('https://content.dropboxapi.com/2/files/upload', async ({ request }) => {
      const { path } = argument(request);
      files.set(path, await request.text());
      return HttpResponse.json(entry(path));
    }),
  ];
}

/** What signs the app in at the stand-in. */
export const dropboxSignIn = {
  'remotestorage:backend': 'dropbox',
  'remotestorage:api-keys': JSON.stringify({ dropbox: { appKey: 'app-key' } }),
  'remotestorage:dropbox': JSON.stringify({
    userAddress: 'owner@example.com',
    token: 'token',
    tokenType: 'bearer',
  }),
};
