import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DIST } from './paths.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names with a hash in them never mean anything else. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for each time; answered with 304 where nothing has changed. */
const ASK_FIRST = 'no-cache';

/** The compressed forms that a host may have beside a file, the smaller first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

const statOf = (root: string, file: string) => {
  const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
  return stat?.isFile() ? stat : undefined;
};

/** The file of an address: itself, the index page of a folder, else 404.html. */
function fileAt(root: string, address: string): { file: string; status: 200 | 404 } {
  const found = [address, path.join(address, 'index.html')].find((one) => statOf(root, one));
  return found === undefined ? { file: '/404.html', status: 404 } : { file: found, status: 200 };
}

/** The address of a request, without `..` and escapes; undefined where it is none. */
function addressOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    return path.posix.join('/', decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/**
 * Answers from a folder as a good static host does: files, folders' index pages, else 404.html; the
 * compressed files as they lie there; hashed names for ever, everything else asked for each time.
 */
export function answerFrom(root: string, request: IncomingMessage, response: ServerResponse): void {
  const address = addressOf(request);
  if (address === undefined) {
    response.writeHead(400).end();
    return;
  }
  const { file, status } = fileAt(root, address);
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encoding = ENCODINGS.find(
    ({ name, suffix }) => accepted.includes(name) && statOf(root, file + suffix),
  );
  const sent = file + (encoding?.suffix ?? '');
  const stat = statOf(root, sent);
  if (!stat) {
    response.writeHead(404).end();
    return;
  }
  const tag = `W/"${stat.size.toString(16)}-${Math.trunc(stat.mtimeMs).toString(16)}"`;
  const headers: Record<string, string | number> = {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': file.startsWith(HASHED) ? FOR_EVER : ASK_FIRST,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    etag: tag,
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding) headers['content-encoding'] = encoding.name;
  response.writeHead(status, { ...headers, 'content-length': stat.size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(path.join(root, sent)).pipe(response);
}

/** `vite preview` answers as a good static host does, so that what is measured there is true elsewhere. */
export function staticHost(): Plugin {
  return {
    name: 'maple-ridge:static-host',
    configurePreviewServer: (server) => {
      server.middlewares.use((request, response, next) => {
        if (request.method === 'GET' || request.method === 'HEAD')
          answerFrom(DIST, request, response);
        else next();
      });
    },
  };
}
