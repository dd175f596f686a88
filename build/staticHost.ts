import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { ADDRESSES } from '../src/app/addresses.ts';
import { ownerSignIn } from '../src/business.ts';
import { headersOf, parseHeaders } from './headers.ts';
import { DIST } from './paths.ts';
import { parseRules, ruleOf } from './rewrites.ts';

/** Serves a folder like a good static host: precompressed, with the headers and redirects of its files. */
export function staticHost(
  root: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const textOf = (file: string): string | undefined => {
    const found = path.join(root, file);
    return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
  };
  const serve = sirv(root, {
    // Files are looked up at each request, because a folder may be replaced while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      const rules = parseHeaders(textOf('_headers') ?? '');
      for (const [name, value] of headersOf(rules, pathname)) response.setHeader(name, value);
    },
  });
  return (request, response) =>
    serve(request, response, () => {
      const notFound = (): void => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(textOf('404.html'));
      };
      const [pathname = '', ...query] = (request.url ?? '').split('?');
      const rule = ruleOf(parseRules(textOf('_redirects') ?? ''), pathname);
      if (rule === undefined) return notFound();
      const target = [rule.target, ...query].join('?');
      if ('from' in rule) {
        response.writeHead(301, { location: target }).end();
        return;
      }
      request.url = target;
      serve(request, response, notFound);
    });
}

/**
 * Makes `vite preview` behave like a good static host, so that measurements hold elsewhere, and say where to look
 * first: at the site, and at the owner's portal with its sign-in.
 */
export const staticPreview = (): Plugin => ({
  name: 'maple-ridge:static-preview',
  configurePreviewServer: (server) => {
    server.middlewares.use(staticHost(DIST));
    server.printUrls = () => {
      const [address = ''] = server.resolvedUrls?.local ?? [];
      const { username, password } = ownerSignIn;
      server.config.logger.info(
        `\n  The website:         ${address}` +
          `\n  The owner's portal:  ${new URL(ADDRESSES.signIn, address).href} (sign in as ${username} with ${password})` +
          '\n  To stop:             Ctrl+C\n',
      );
    };
  },
});
