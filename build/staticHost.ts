import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { DIST } from './paths.ts';

/** Names with a hash in them never mean anything else. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a folder as a good static host does: files, folders' index pages, else 404.html; the
 * compressed files as they are there; hashed names for ever, everything else asked for each time.
 */
export function staticHost(
  root: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const notFound = path.join(root, '404.html');
  const serve = sirv(root, {
    // Files are looked up at each request: a folder may be deployed anew while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('x-content-type-options', 'nosniff');
      if (pathname.startsWith(HASHED)) response.setHeader('cache-control', FOR_EVER);
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(notFound) ? readFileSync(notFound) : undefined);
    },
  });
  // Without the third argument of a middleware: nobody else is asked about what is not there.
  return (request, response) => serve(request, response);
}

/** `vite preview` answers as a good static host does, so that what is measured there is true elsewhere. */
export function staticPreview(): Plugin {
  return {
    name: 'maple-ridge:static-preview',
    configurePreviewServer: (server) => {
      server.middlewares.use(staticHost(DIST));
    },
  };
}
