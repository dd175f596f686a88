import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const SCRIPT = path.resolve('build/sampleCheck.mjs');
const dist = mkdtempSync(path.join(tmpdir(), 'sample-check-'));
// What prerendered the pages, and knows the list before launch.
const bundle = `${dist}-prerender`;
afterAll(() => [dist, bundle].forEach((folder) => rmSync(folder, { recursive: true })));

const page = (file: string, body: string): void => {
  mkdirSync(path.join(dist, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(dist, file), `<!doctype html><html><head>${body}</head></html>`);
};

it('lists what the built pages say of the sample business, with the pages, and what is left before launch', () => {
  mkdirSync(bundle);
  writeFileSync(
    path.join(bundle, 'prerender.js'),
    `export const launchList = async () => ${JSON.stringify([
      { title: 'Phones', way: { file: 'a.ts', fields: 'phone' }, isOptional: false, left: 'Yes' },
      { title: 'Name', way: { file: 'a.ts', fields: 'name' }, isOptional: false },
      { title: 'Picture', way: { to: '/b', screen: 'B' }, isOptional: true, left: 'Yes' },
    ])};`,
  );
  const footer = '<footer>Handyman in Milton, VT</footer><p class="ridge">Boilers</p>';
  page('index.html', `${footer}<img alt="A porch"><script>'handyman.leads'</script>`);
  page(
    'about/index.html',
    `<meta name="description" content="Since 1990 in Vermont"><script type="application/ld+json">{"telephone":"(802) 555-0100"}</script>${footer}`,
  );
  page('admin/index.html', '<p>Vermont</p>');
  const lines = execFileSync(process.execPath, [SCRIPT], {
    env: { ...process.env, DIST: dist },
    encoding: 'utf8',
  });
  expect(lines.trim().split('\n').slice(0, -2)).toEqual([
    'area, trade: "Handyman in Milton, VT" (about/index.html and 1 more)',
    'area: "Since 1990 in Vermont" (about/index.html)',
    'phone: "(802) 555-0100" (about/index.html)',
    'trade: "A porch" (index.html)',
    '',
    'Texts of the built pages that name the sample business, its area or its trade: 4',
    'Find each in src/business.ts or src/site/copy, or edit it in the portal and publish.',
    '',
    'Before launch: 1 of 2 left (see docs/customising.md)',
    '  Phones (a.ts: phone)',
    'If you want it:',
    '  Picture (in the portal, B)',
  ]);
});

it('says that it needs a build', () => {
  const env = { ...process.env, DIST: path.join(dist, 'none') };
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'There is no build to read: npm run build\n',
  });
});
