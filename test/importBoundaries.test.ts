import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

/**
 * The import rules of docs/architecture.md, derived from folder names, so that a new folder of
 * `domain`, `site` or `admin` is covered at once.
 */

/** The layers, lowest first. A file imports from its own layer and from lower ones. */
const LAYERS = [
  'lib',
  'worker',
  'business.ts',
  'businessTowns.ts',
  'domain',
  'persistence',
  'app',
  'ui',
  'site',
  'enhancement',
  'admin',
  'routes.tsx',
  'adminMain.tsx',
  'boot.tsx',
  'main.tsx',
  'pageScript.ts',
  'prerender.tsx',
  'serviceWorker.ts',
];

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const sourceFiles = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const file = path.join(folder, one.name);
    if (one.isDirectory()) return sourceFiles(file);
    return /\.tsx?$/.test(one.name) ? [file] : [];
  });

/** Returns a file's imports of this project, static and dynamic. */
function importsOf(file: string): Import[] {
  const text = fs.readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const found = [
    ...module.staticImports.map((one) => ({
      request: one.moduleRequest.value,
      isTypeOnly: one.entries.length > 0 && one.entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) =>
        entry.moduleRequest
          ? [{ request: entry.moduleRequest.value, isTypeOnly: entry.isType }]
          : [],
      ),
    ),
    ...module.dynamicImports.map((one) => ({
      request: text.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1),
      isTypeOnly: false,
    })),
  ];
  return found
    .filter(({ request }) => request.startsWith('.'))
    .map(({ request, isTypeOnly }) => ({
      from: path.relative('src', file),
      to: path.relative('src', path.resolve(path.dirname(file), request)),
      isTypeOnly,
    }));
}

const layerOf = (file: string): string => {
  const [first = ''] = file.split(path.sep);
  return (
    LAYERS.find((layer) => layer.replace(/\.tsx?$/, '') === first.replace(/\.tsx?$/, '')) ?? first
  );
};

const imports = sourceFiles('src').flatMap(importsOf);
const shown = ({ from, to }: Import): string => `${from} imports ${to}`;

describe('the layers of src', () => {
  it('are all known', () => {
    const layers = new Set(sourceFiles('src').map((file) => layerOf(path.relative('src', file))));
    expect([...layers].filter((layer) => !LAYERS.includes(layer))).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  it('import only from their own layer and from those below', () => {
    const wrong = imports.filter(
      ({ from, to }) => LAYERS.indexOf(layerOf(to)) > LAYERS.indexOf(layerOf(from)),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  /** Returns the imports between two folders of a layer. What several share is in `shared`, which knows none of them. */
  const importsAcross = (layer: string) =>
    imports.filter(({ from, to }) => {
      const [here, there] = [from, to].map((file) => {
        const [first, folder, rest] = file.split('/', 3);
        return first === layer && rest !== undefined ? folder : undefined;
      });
      return here && there && here !== there && there !== 'shared';
    });

  it('of domain keep their slices apart: contexts react to each other by events', () => {
    const wrong = importsAcross('domain').filter(
      ({ to, isTypeOnly }) => !isTypeOnly && !/\/(schema|rules|events|words)$/.test(to),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('of admin keep its features apart, but for the frame, which shows them all', () => {
    const wrong = importsAcross('admin').filter(({ from }) => !from.startsWith('admin/layout/'));
    expect(wrong.map(shown)).toEqual([]);
  });

  it('have no circles, of types neither', () => {
    const next = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const file = from.replace(/\.tsx?$/, '');
      next.set(file, (next.get(file) ?? new Set()).add(to.replace(/\.tsx?$/, '')));
    }
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
      if (done.has(file)) return;
      done.add(file);
      for (const other of next.get(file) ?? []) visit(other, [...path, file]);
    };
    for (const file of next.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('open dialogs, menus and popovers by those of ui/overlays, which Back closes', () => {
    const opening = sourceFiles('src').filter(
      (file) =>
        !file.startsWith(path.join('src', 'ui', 'overlays')) &&
        /import .*'@mui\/material\/(Dialog|Menu|Popover|Modal)'/.test(
          fs.readFileSync(file, 'utf8'),
        ),
    );
    expect(opening).toEqual([]);
  });

  it('have no barrels', () => {
    expect(sourceFiles('src').filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  it('touch localStorage only in persistence', () => {
    const touching = sourceFiles('src').filter(
      (file) =>
        !file.startsWith(path.join('src', 'persistence')) &&
        /\b(localStorage|sessionStorage)\b/.test(
          fs
            .readFileSync(file, 'utf8')
            .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, ''),
        ),
    );
    expect(touching).toEqual([]);
  });
});
