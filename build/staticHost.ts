import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DIST } from './places.ts';

/** `vite preview` answers as a static host would: files, folders' index pages, else 404.html. */
export function staticHost(): Plugin {
  return {
    name: 'maple-ridge:static-host',
    configurePreviewServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const address = path.join('/', decodeURIComponent(pathname));
        const file = [address, path.join(address, 'index.html')].find(
          (one) => one.endsWith('.html') && existsSync(path.join(DIST, one)),
        );
        if (file) {
          request.url = file;
          next();
          return;
        }
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        createReadStream(path.join(DIST, '404.html')).pipe(response);
      });
    },
  };
}
