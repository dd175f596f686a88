import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { ADDRESSES } from '../src/app/addresses.ts';
import { ownerSignIn } from '../src/business.ts';
import { DIST } from './paths.ts';

/** A line of `_redirects`. */
type Rule =
  /** Addresses that begin with `prefix` are served the page `target`. */
  | { prefix: string; target: string }
  /** The address `from` leads to the address `target`. */
  | { from: string; target: string };

const REWRITE = /^(?<prefix>\/\S*)\*[ \t]+(?<target>\/\S*)[ \t]+200$/;
const REDIRECT = /^(?<from>\/[^\s*]*)[ \t]+(?<target>\/\S*)[ \t]+301$/;

/**
 * Parses `_redirects` of Netlify and Cloudflare Pages as far as it is used here: comments, rewrites
 * (200) below a path, redirects (301) of one address. Throws on anything else.
 */
export function parseRules(text: string): Rule[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { prefix, from, target } = {
        ...REWRITE.exec(line)?.groups,
        ...REDIRECT.exec(line)?.groups,
      };
      if (target !== undefined && prefix !== undefined) return { prefix, target };
      if (target !== undefined && from !== undefined) return { from, target };
      throw new Error(
        `_redirects: only "/path/* /page 200" and "/from /to 301" are supported, not "${line}"`,
      );
    });
}

/** Returns the rule for an address without a file, if one matches. */
export const ruleOf = (rules: readonly Rule[], pathname: string): Rule | undefined =>
  rules.find((rule) =>
    'from' in rule ? rule.from === pathname : pathname.startsWith(rule.prefix),
  );

/** A rule of `_headers`: the headers of the addresses that it is for. */
interface HeaderRule {
  /** An address, or the beginning of addresses with `*` at its end. */
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Parses `_headers` of Netlify and Cloudflare Pages as far as it is used here: comments, and below each
 * path its indented headers. Throws if there is a line of another form.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: [] });
    else if (name !== undefined && value !== undefined && rules.length > 0) {
      rules.at(-1)?.headers.push([name, value.trim()]);
    } else
      throw new Error(`_headers: only paths and indented headers are supported, not "${line}"`);
  }
  return rules;
}

/** Returns the headers of an address, by all rules that apply to it. */
export const headersOf = (
  rules: readonly HeaderRule[],
  pathname: string,
): [name: string, value: string][] =>
  rules
    .filter(({ path }) =>
      path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
    )
    .flatMap(({ headers }) => headers);

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
