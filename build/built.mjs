/**
 * Where the build is, and what it has left before launch. JavaScript, because `sampleCheck.mjs` runs
 * without Vite; its types are in `built.d.mts`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const DIST = path.resolve(process.env.DIST ?? 'dist');

export const SERVER_BUNDLE = path.resolve(
  process.env.DIST === undefined
    ? 'node_modules/.cache/maple-ridge/prerender'
    : `${DIST}-prerender`,
);

export const PRERENDER = path.join(SERVER_BUNDLE, 'prerender.js');

const lineOf = ({ title, way }) =>
  `  ${title} (${'to' in way ? `in the portal, ${way.screen}` : `${way.file}: ${way.fields}`})`;

export async function launchText() {
  const checks = await (await import(pathToFileURL(PRERENDER).href)).launchList();
  const all = checks.filter(({ isOptional }) => !isOptional);
  const left = checks.filter((check) => check.left !== undefined);
  const needed = left.filter((check) => all.includes(check));
  const optional = left.filter(({ isOptional }) => isOptional);
  return [
    `Before launch: ${needed.length} of ${all.length} left (see docs/customising.md)`,
    ...needed.map(lineOf),
    ...(optional.length === 0 ? [] : ['If you want it:', ...optional.map(lineOf)]),
  ].join('\n');
}
