import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate/node';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { ADDRESSES, cardAddress, NAV_ITEMS } from '../../../src/app/addresses';
import { isAdminAddress } from '../../../src/lib/paths';
import { CARD_SIZE } from '../../../src/site/cardSize';
import { POSTS } from '../support/pages';

/** What the pages are to machines, judged by others' knowledge of HTML and of schema.org. No browser. */

const PUBLIC_PAGES = [...NAV_ITEMS.map(({ to }) => to as string), ...POSTS];
const OWNER_PAGES = Object.values(ADDRESSES).filter((address) => isAdminAddress(address));

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

/** Everything that the tool knows of HTML and its use, but for these. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React and Vite write what HTML lets one write in several ways.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // The ids of React begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The placeholder of a picture is a style of that picture (build/pages/placeholder.ts).
      'no-inline-style': 'off',
      // All files are of this site, and the content security policy lets no other in.
      'require-sri': 'off',
      // A number is an inline block, which breaks only where a whole line is too short for it.
      'tel-non-breaking': 'off',
      // Groups and lists are named by aria-label, as ARIA allows.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'wcag/h71': 'off',
      // The search of the blog answers while one types.
      'wcag/h32': 'off',
    },
  }),
);

test('every page is valid HTML', async ({ request }) => {
  const found: string[] = [];
  for (const address of [...PUBLIC_PAGES, ...OWNER_PAGES, '/404.html', '/offline.html']) {
    // Without scripts, before them and after a failed start the same place has a heading each.
    const isShell = isAdminAddress(address) || address === '/404.html';
    const rules: RuleConfig = isShell ? { 'heading-level': 'off' } : {};
    const html = await htmlOf(request, address);
    const { results } = await validator.validateString(html, address, { rules });
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${address}: ${ruleId}: ${message} (${selector})`);
  }
  expect(found).toEqual([]);
});

const TYPE_CHECKER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);
/** Type-checks a file; returns what is wrong with it. */
function typeErrors(file: string): string {
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', ''];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  try {
    execFileSync(process.execPath, [TYPE_CHECKER, ...flags, ...modules, file], {
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}

test('all structured data is in the vocabulary of schema.org', async ({ request }, testInfo) => {
  const lines = [`import type { Thing, WithContext } from 'schema-dts';`];
  for (const address of PUBLIC_PAGES) {
    const { document } = new JSDOM(await htmlOf(request, address)).window;
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect.soft(blocks.length, address).toBeGreaterThan(0);
    for (const { textContent } of blocks) {
      lines.push(`// ${address}`, `({ ...${textContent} }) satisfies WithContext<Thing>;`);
    }
  }
  // The check knows a property that does not exist, in whatever depth.
  lines.push(
    '// @ts-expect-error',
    `({ '@context': 'https://schema.org', '@type': 'Offer', itemOffered: { '@type': 'Service', prize: 1 } }) satisfies WithContext<Thing>;`,
  );
  mkdirSync(testInfo.outputDir, { recursive: true });
  const file = testInfo.outputPath('facts.ts');
  writeFileSync(file, lines.join('\n'));
  expect(typeErrors(file)).toBe('');
});

test('every public page has a card of its own', async ({ request }) => {
  const cards = new Set<string>();
  for (const address of PUBLIC_PAGES) {
    const answer = await request.get(cardAddress(address));
    expect(answer.headers()['content-type'], address).toBe('image/png');
    const card = await answer.body();
    const { width, height } = await sharp(card).metadata();
    expect({ width, height }, address).toEqual(CARD_SIZE);
    expect(card.length, address).toBeLessThan(100 * 1024);
    cards.add(card.toString('base64'));
  }
  expect(cards.size).toBe(PUBLIC_PAGES.length);
});
