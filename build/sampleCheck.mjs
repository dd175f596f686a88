/**
 * Lists what is left before launch, as the build does, and what visitors of the built site read, or are
 * told by a search engine or a shared link, that names the sample business, its area or its trade
 * (docs/customising.md). Run it after a build: `npm run long sample`. Exits with 1 if there is no build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { runnerImport } from 'vite';

const imported = async (file) => (await runnerImport(file, { configFile: false })).module;
// The build is TypeScript, which Node 20 does not run by itself.
const { DIST, PRERENDER } = await imported('./build/paths.ts');
const { launchText } = await imported('./build/launchText.ts');

const TOWNS =
  'Burlington|Essex|Colchester|Williston|Shelburne|Milton|Jericho|Richmond|Hinesburg|Winooski|Underhill|St\\. Albans|Swanton|Georgia|Fairfax|Enosburg|Highgate|Richford|Fletcher|Fairfield|Sheldon|Bakersfield|Montgomery';
/** What names the sample. */
const SUBJECTS = {
  name: /maple ?ridge|maple-demo/i,
  phone: /\(802\)|\b802[-.]/,
  area: new RegExp(
    `\\b(?:Vermont|VT|Chittenden|Franklin|New England|mud season|lake-country|ice dams?|${TOWNS})\\b`,
    'i',
  ),
  trade:
    /\b(?:handyman|carpent\w+|(?:re)?paint(?:ed|ing|s)?|drywall|plaster\w*|gutters?|decks?|porch(?:es)?|clapboards?|weatherstripping|General Repairs|HomeAndConstructionBusiness)\b/i,
};
/** Attributes that are read, and the elements whose `content` is. */
const READ = ['alt', 'title', 'aria-label', 'placeholder'];
const META = 'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]';
/** What to look at: no text of theirs can be searched. */
const PICTURES = ['src/public/favicon.svg', 'src/ui/BrandMark.tsx'];

const write = (line) => process.stdout.write(`${line}\n`);

/** Returns the texts of a page: of its elements, attributes, metadata and structured data. */
function textsOf(html) {
  const { document } = new JSDOM(html).window;
  const facts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const metas = [...document.querySelectorAll(META)].map((meta) => meta.content);
  const attributes = READ.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  const data = facts
    .flatMap((script) => script.textContent.match(/"(?:[^"\\]|\\.)*"/g) ?? [])
    .map((text) => JSON.parse(text));
  for (const element of document.querySelectorAll('script, style')) element.remove();
  const texts = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  );
  return [...texts, ...attributes, ...metas, ...data].map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );
}

if (!existsSync(DIST) || !existsSync(PRERENDER)) {
  process.stderr.write('There is no build to read: npm run build\n');
  process.exit(1);
}
/** The pages of each text that names the sample, and what it names. */
const found = new Map();
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('admin'))
  .toSorted();
for (const file of files) {
  for (const text of textsOf(readFileSync(path.join(DIST, file), 'utf8'))) {
    const subjects = Object.keys(SUBJECTS).filter((subject) => SUBJECTS[subject].test(text));
    if (subjects.length === 0) continue;
    const { pages } = found.get(text) ?? { pages: new Set() };
    found.set(text, { subjects, pages: pages.add(file.replaceAll(path.sep, '/')) });
  }
}
for (const [text, { subjects, pages }] of found) {
  const [first, ...others] = pages;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  write(`${subjects.join(', ')}: "${text.slice(0, 120)}" (${first}${more})`);
}
write(
  `\nTexts of the built pages that name the sample business, its area or its trade: ${found.size}`,
);
if (found.size > 0) {
  write('Find each in src/business.ts or src/site/copy, or edit it in the portal and publish.');
}
const { launchList } = await import(pathToFileURL(PRERENDER).href);
write(`\n${launchText(await launchList())}`);
write(`\nPictures, which this cannot read: ${PICTURES.join(', ')}, src/public/drawings`);
