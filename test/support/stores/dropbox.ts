import { json, text, type StandIn, type StandInAnswer } from './standIn';

interface Entry {
  at: number;
  /** Null where the file was removed. */
  text: string | null;
}

const ROOT = '/remotestorage/maple-ridge/';
const conflict = (summary: string): StandInAnswer =>
  json({ error_summary: `${summary}/..`, error: {} }, 409);

/** A stand-in of the part of Dropbox's HTTP API (version 2) that the site uses, with short pages. */
export function dropboxStandIn(pageSize = 2_000): StandIn {
  const paths = new Map<string, Entry[]>();
  let changes = 0;
  const textAt = (path: string, at: number): string | undefined =>
    paths.get(path)?.findLast((one) => one.at <= at)?.text ?? undefined;
  const change = (path: string, content: string | null, at: number): void => {
    changes += 1;
    paths.set(
      path,
      [...(paths.get(path) ?? []), { at, text: content }].sort((a, b) => a.at - b.at),
    );
  };
  const page = (folder: string, start: number, at: number): StandInAnswer => {
    const inside = [...paths.keys()].filter(
      (path) => path.startsWith(`${folder}/`) && textAt(path, at) !== undefined,
    );
    if (inside.length === 0) return conflict('path/not_found');
    const children = new Map(
      inside.map((path) => {
        const [name = '', ...deeper] = path.slice(folder.length + 1).split('/');
        return [name, deeper.length > 0 ? 'folder' : 'file'];
      }),
    );
    const entries = [...children].map(([name, tag]) => ({
      '.tag': tag,
      name,
      ...(tag === 'file' && { size: textAt(`${folder}/${name}`, at)?.length }),
    }));
    return json({
      entries: entries.slice(start, start + pageSize),
      cursor: JSON.stringify({ folder, start: start + pageSize }),
      has_more: start + pageSize < entries.length,
    });
  };
  return {
    origins: ['https://api.dropboxapi.com', 'https://content.dropboxapi.com'],
    changes: () => changes,
    filesAt: (at) =>
      new Map(
        [...paths.keys()].flatMap((path) => {
          const content = textAt(path, at);
          return content === undefined ? [] : [[path.slice(ROOT.length), content] as const];
        }),
      ),
    answer: ({ url, headers, body }, { at, listedAt }) => {
      const parsed = (): Record<string, string> => JSON.parse(body) as Record<string, string>;
      const { path = '' } = JSON.parse(headers.get('Dropbox-API-Arg') ?? '{}') as { path?: string };
      switch (url.pathname) {
        case '/2/files/list_folder':
          return page(parsed().path ?? '', 0, listedAt);
        case '/2/files/list_folder/continue': {
          const { folder, start } = JSON.parse(parsed().cursor ?? '') as {
            folder: string;
            start: number;
          };
          return page(folder, start, listedAt);
        }
        case '/2/files/download':
          return textAt(path, at) === undefined
            ? conflict('path/not_found')
            : text(textAt(path, at) ?? '');
        case '/2/files/upload':
          change(path, body, at);
          return json({ name: path });
        case '/2/files/delete_v2': {
          const removed = parsed().path ?? '';
          if (textAt(removed, at) === undefined) return conflict('path_lookup/not_found');
          change(removed, null, at);
          return json({ metadata: {} });
        }
        default:
          return { status: 400, body: 'Error in call to API function' };
      }
    },
  };
}
