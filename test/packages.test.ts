import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The parts of package-lock.json that are used here. */
interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; optional?: boolean }>;
}

/** Packages installed twice for a reason. */
const KNOWN = new Set([
  // Two constants, for hoist-non-react-statics of Emotion; not part of any bundle.
  'react-is',
]);

it('no package is built into the site in two versions', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const versions = new Map<string, Set<string>>();
  for (const [place, { version, dev }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (name === '' || dev || version === undefined) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  const twice = [...versions].filter(([name, all]) => all.size > 1 && !KNOWN.has(name));
  expect(
    twice.map(([name, all]) => `${name}: ${[...all].join(', ')}`),
    'packages that visitors would load twice',
  ).toEqual([]);
});
