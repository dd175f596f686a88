import {
  json,
  text,
  type Moment,
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
} from './standIn';

interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  /** Its contents, in the order in which they were written. */
  versions: { at: number; text: string }[];
  removedAt: number;
  isTrashed: boolean;
}

const API = '/drive/v3/files';
const UPLOAD = '/upload/drive/v3/files';
const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const NOT_FOUND = json({ error: { code: 404, errors: [{ reason: 'notFound' }] } }, 404);
const iso = (at: number): string => new Date(at).toISOString();

/** Google Drive that shows at most so many files a page, and several of one name. */
export interface DriveStandIn extends StandIn {
  files: Map<string, DriveFile>;
}

/**
 * A stand-in of the part of Google Drive's HTTP API (version 3) that the site uses: names are no keys, the
 * list comes in pages and shows what it showed earlier; a file that is asked for by its id is there at once.
 */
export function googleDriveStandIn(pageSize = 1_000): DriveStandIn {
  const files = new Map<string, DriveFile>();
  let count = 0;
  let changes = 0;

  const isThere = ({ versions, removedAt }: DriveFile, at: number): boolean =>
    (versions[0]?.at ?? Infinity) <= at && removedAt > at;
  const textAt = ({ versions }: DriveFile, at: number): string =>
    versions.findLast((one) => one.at <= at)?.text ?? '';

  function make(metadata: Partial<DriveFile>, content: string, at: number): StandInAnswer {
    const { name = '', mimeType = 'text/plain', parents = ['root'] } = metadata;
    const isParentThere = parents.every((id) => {
      const parent = files.get(id);
      return id === 'root' || (parent !== undefined && isThere(parent, at));
    });
    if (!isParentThere) return NOT_FOUND;
    count += 1;
    changes += 1;
    const id = `id-${String(count).padStart(6, '0')}`;
    const versions = [{ at, text: content }];
    files.set(id, { id, name, mimeType, parents, versions, removedAt: Infinity, isTrashed: false });
    return json({ id });
  }

  function list({ url }: StandInRequest, { listedAt }: Moment): StandInAnswer {
    const query = url.searchParams.get('q') ?? '';
    const parents = Array.from(query.matchAll(/'([^']+)' in parents/g), ([, id = '']) => id);
    const name = /name = '([^']+)'/.exec(query)?.[1];
    const isFolder = query.includes(`mimeType = '${FOLDER_TYPE}'`);
    const found = [...files.values()].filter(
      (file) =>
        isThere(file, listedAt) &&
        !file.isTrashed &&
        (name === undefined || file.name === name) &&
        (!isFolder || file.mimeType === FOLDER_TYPE) &&
        (parents.length === 0 || file.parents.some((id) => parents.includes(id))),
    );
    const start = Number(url.searchParams.get('pageToken') ?? 0);
    const size = Math.min(pageSize, Number(url.searchParams.get('pageSize') ?? 100));
    const page = found.slice(start, start + size);
    return json({
      files: page.map((file) => ({
        id: file.id,
        name: file.name,
        createdTime: iso(file.versions[0]?.at ?? 0),
        modifiedTime: iso(file.versions.findLast(({ at }) => at <= listedAt)?.at ?? 0),
        ...(file.mimeType !== FOLDER_TYPE && { size: String(textAt(file, listedAt).length) }),
      })),
      ...(start + size < found.length && { nextPageToken: String(start + size) }),
    });
  }

  /** Reads the two parts of a multipart request. */
  function partsOf({
    headers,
    body,
  }: StandInRequest): [metadata: Partial<DriveFile>, content: string] {
    const boundary = /boundary=(\S+)/.exec(headers.get('Content-Type') ?? '')?.[1] ?? '';
    const [metadata = '{}', content = ''] = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2));
    return [JSON.parse(metadata) as Partial<DriveFile>, content];
  }

  return {
    origins: ['https://www.googleapis.com'],
    files,
    changes: () => changes,
    filesAt: (at) => {
      const newest = [...files.values()]
        .filter((file) => isThere(file, at) && !file.isTrashed && file.mimeType !== FOLDER_TYPE)
        .sort((a, b) => (a.versions.at(-1)?.at ?? 0) - (b.versions.at(-1)?.at ?? 0));
      const isPicture = ({ parents: [parent = ''] }: DriveFile): boolean =>
        files.get(parent)?.name.endsWith('-pictures') === true;
      return new Map(
        newest.map((file) => [(isPicture(file) ? 'pictures/' : '') + file.name, textAt(file, at)]),
      );
    },
    answer: (request, moment) => {
      const { method, url, body } = request;
      const { at } = moment;
      if (method === 'GET' && url.pathname === API) return list(request, moment);
      if (method === 'POST' && url.pathname === API)
        return make(JSON.parse(body) as Partial<DriveFile>, '', at);
      if (method === 'POST' && url.pathname === UPLOAD) return make(...partsOf(request), at);
      const file = files.get(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
      if (!file || !isThere(file, at)) return NOT_FOUND;
      if (method === 'GET' && url.searchParams.get('alt') !== 'media') {
        return json({ trashed: file.isTrashed });
      }
      if (method === 'GET') return text(textAt(file, at));
      changes += 1;
      if (method === 'DELETE') file.removedAt = at;
      else file.versions.push({ at, text: body });
      file.versions.sort((a, b) => a.at - b.at);
      return method === 'DELETE' ? { status: 204, body: '' } : json({ id: file.id });
    },
  };
}
