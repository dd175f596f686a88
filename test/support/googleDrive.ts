import { http, HttpResponse } from 'msw';

interface DriveFile {
  id: string;
  title: string;
  mimeType: string;
  parents: { id: string }[];
  text: string;
  version: number;
}

const API = 'https://www.googleapis.com/drive/v2/files';
const UPLOAD = 'https://www.googleapis.com/upload/drive/v2/files';
const FOLDER = 'application/vnd.google-apps.folder';

/**
 * A stand-in of the part of Google Drive's HTTP API (version 2) that the app uses, as its documentation
 * describes it (developers.google.com/drive). Not run against Google itself.
 */
export function googleDriveHandlers(isSignedIn: () => boolean) {
  const files = new Map<string, DriveFile>();
  const uploads = new Map<string, DriveFile>();
  let count = 0;
  const nextId = (): string => `id-${(count += 1)}`;
  const shown = ({ text, version, parents: _parents, ...file }: DriveFile) => ({
    ...file,
    etag: `"${version}"`,
    ...(file.mimeType !== FOLDER && {
      downloadUrl: `${API}/${file.id}?alt=media`,
      fileSize: String(text.length),
    }),
  });
  const guarded =
    <Info extends { request: Request }>(answer: (info: Info) => Response | Promise<Response>) =>
    (info: Info) =>
      isSignedIn() ? answer(info) : HttpResponse.json({ error: { code: 401 } }, { status: 401 });
  const begun = (file: DriveFile): Response => {
    uploads.set(file.id, file);
    return new HttpResponse(null, { headers: { Location: `${UPLOAD}/session/${file.id}` } });
  };
  const finish = async (id: string, request: Request): Promise<Response> => {
    const file = uploads.get(id);
    if (!file) return HttpResponse.json({}, { status: 404 });
    const stored = { ...file, text: await request.text(), version: file.version + 1 };
    files.set(id, stored);
    return HttpResponse.json(shown(stored));
  };
  const sessionOf = ({ params }: { params: Record<string, unknown> }): string => String(params.id);
  return [
    http.get(
      API,
      guarded(({ request }) => {
        const parent = /'([^']+)' in parents/.exec(
          new URL(request.url).searchParams.get('q') ?? '',
        );
        const items = [...files.values()].filter((file) =>
          file.parents.some(({ id }) => id === parent?.[1]),
        );
        return HttpResponse.json({ items: items.map(shown) });
      }),
    ),
    http.post(
      API,
      guarded(async ({ request }) => {
        const file = {
          ...((await request.json()) as DriveFile),
          id: nextId(),
          text: '',
          version: 1,
        };
        files.set(file.id, file);
        return HttpResponse.json(shown(file));
      }),
    ),
    http.get(
      `${API}/:id`,
      guarded((info: { request: Request; params: Record<string, unknown> }) => {
        const file = files.get(sessionOf(info));
        if (!file) return HttpResponse.json({ error: { code: 404 } }, { status: 404 });
        const isMedia = new URL(info.request.url).searchParams.get('alt') === 'media';
        return isMedia ? new HttpResponse(file.text) : HttpResponse.json(shown(file));
      }),
    ),
    http.delete(
      `${API}/:id`,
      guarded((info: { request: Request; params: Record<string, unknown> }) => {
        files.delete(sessionOf(info));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(
      UPLOAD,
      guarded(async ({ request }) =>
        begun({ ...((await request.json()) as DriveFile), id: nextId(), text: '', version: 0 }),
      ),
    ),
    http.put(
      `${UPLOAD}/:id`,
      guarded((info: { request: Request; params: Record<string, unknown> }) => {
        const file = files.get(sessionOf(info));
        return file ? begun(file) : HttpResponse.json({}, { status: 404 });
      }),
    ),
    http.post(`${UPLOAD}/session/:id`, (info) => finish(sessionOf(info), info.request)),
    http.put(`${UPLOAD}/session/:id`, (info) => finish(sessionOf(info), info.request)),
  ];
}

/** What signs the app in at the stand-in. */
export const googleDriveSignIn = {
  'remotestorage:backend': 'googledrive',
  'remotestorage:api-keys': JSON.stringify({ googledrive: { clientId: 'client-id' } }),
  'remotestorage:googledrive': JSON.stringify({
    userAddress: 'owner@example.com',
    token: 'token',
  }),
};
