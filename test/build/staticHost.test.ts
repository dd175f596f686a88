import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { passthrough, http as requests } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headersOf, parseHeaders, parseRules, ruleOf, staticHost } from '../../build/staticHost';
import { ADDRESSES, leadAddress, projectFormAddress } from '../../src/app/addresses';
import { isAdminAddress } from '../../src/lib/paths';
import { server as unexpectedRequests } from '../support/server';

const RULES = fs.readFileSync(path.resolve('src/public/_redirects'), 'utf8');

describe('rewrites', () => {
  it.each([
    [projectFormAddress(12), '/admin/'],
    [leadAddress('a1'), '/admin/'],
    [ADDRESSES.signIn, undefined],
    ['/administration', undefined],
    ['/nowhere', undefined],
  ])('of the site serve at %s the page %s', (address, target) => {
    expect(ruleOf(parseRules(RULES), address)?.target).toBe(target);
  });

  it.each(['/admin/* /admin/', '/a /b 200', 'nonsense'])(
    'reject "%s", which the preview would not obey as other hosts do',
    (line) => expect(() => parseRules(`# A rule\n\n${line}\n`)).toThrow(line),
  );

  it.each(Object.values(ADDRESSES).filter((to) => to !== ADDRESSES.home && !isAdminAddress(to)))(
    'of the site lead to %s from its name in capitals',
    (address) => {
      const name = address.slice(1);
      for (const written of [name.toUpperCase(), name[0]?.toUpperCase() + name.slice(1)])
        expect(ruleOf(parseRules(RULES), `/${written}`)).toEqual({
          from: `/${written}`,
          target: address,
        });
      expect(ruleOf(parseRules(RULES), address)).toBeUndefined();
    },
  );

  it('have no target that Cloudflare rejects as a loop', () => {
    for (const { target } of parseRules(RULES)) expect(target).not.toMatch(/\/index(\.html)?$/);
  });
});

describe('headers', () => {
  const rules = parseHeaders(fs.readFileSync(path.resolve('src/public/_headers'), 'utf8'));
  const at = (address: string) => new Map(headersOf(rules, address));

  it('of the site say at every address who may frame it, and what other hosts learn', () => {
    for (const address of ['/', '/admin/', '/assets/app.js']) {
      expect(at(address).get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
      expect(at(address).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(at(address).get('Strict-Transport-Security')).toMatch(/^max-age=\d+$/);
    }
  });

  it('of the site call the feed a feed', () => {
    expect(at('/feed.xml').get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    expect(at('/sitemap.xml').has('Content-Type')).toBe(false);
  });

  it('of the site keep files with a hash in their names for a year, and no others', () => {
    for (const address of ['/assets/app.js', '/pictures/0123456789abcdef0123.jpg'])
      expect(at(address).get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const address of ['/sw.js', '/drawings/fall.svg', '/favicon.svg', '/card.png'])
      expect(at(address).has('Cache-Control'), address).toBe(false);
  });

  it.each(['  X-Frame-Options: DENY', '/a\nnonsense'])('reject "%s"', (text) => {
    expect(() => parseHeaders(text)).toThrow('_headers');
  });
});

describe('the static host', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'static-host-'));
  const host = http.createServer(staticHost(root));
  let origin = '';
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const get = async (address: string): Promise<[status: number, text: string]> => {
    const response = await fetch(`${origin}${address}`);
    return [response.status, await response.text()];
  };

  beforeEach(async () => {
    write('404.html', 'any page');
    write('admin/index.html', 'the admin app');
    write('admin/projects/index.html', 'the projects');
    write('_redirects', RULES);
    await new Promise<void>((resolve) => {
      host.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    unexpectedRequests.use(requests.get(`${origin}/*`, () => passthrough()));
  });
  afterEach(async () => {
    host.closeAllConnections();
    await new Promise((resolve) => {
      host.close(resolve);
    });
    fs.rmSync(root, { recursive: true });
  });

  it('serves the admin app at its addresses without a file', async () => {
    expect(await get('/admin/projects/12?from=crm')).toEqual([200, 'the admin app']);
  });

  it('prefers the files of a folder to its rules', async () => {
    expect(await get('/admin/projects')).toEqual([200, 'the projects']);
  });

  it('leads to a page from its name in capitals', async () => {
    write('services/index.html', 'the services');
    const response = await fetch(`${origin}/Services?from=mail`);
    expect([response.url, await response.text()]).toEqual([
      `${origin}/services?from=mail`,
      'the services',
    ]);
  });

  it('sends the headers that its file names, and to nobody else', async () => {
    write(
      '_headers',
      '/*\n  Referrer-Policy: same-origin\n/assets/*\n  Cache-Control: immutable\n',
    );
    write('assets/app.js', 'app');
    const headersAt = async (address: string) => {
      const { headers } = await fetch(`${origin}${address}`);
      return [headers.get('referrer-policy'), headers.get('cache-control')];
    };
    expect(await headersAt('/assets/app.js')).toEqual(['same-origin', 'immutable']);
    expect(await headersAt('/admin/')).toEqual(['same-origin', 'no-cache']);
  });

  it('serves 404.html at other addresses without a file', async () => {
    expect(await get('/nowhere')).toEqual([404, 'any page']);
  });

  it('serves 404.html where a folder has no rules, or no page that they name', async () => {
    fs.rmSync(path.join(root, 'admin/index.html'));
    expect(await get('/admin/projects/12')).toEqual([404, 'any page']);
    fs.rmSync(path.join(root, '_redirects'));
    expect(await get('/admin/projects/12')).toEqual([404, 'any page']);
  });
});
