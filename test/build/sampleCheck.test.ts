import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const SCRIPT = path.resolve('build/sampleCheck.mjs');
const project = mkdtempSync(path.join(tmpdir(), 'sample-check-'));
afterAll(() => rmSync(project, { recursive: true }));

const write = (file: string, ...lines: string[]): void => {
  mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(project, file), lines.join('\n'));
};

it('lists by file and line what names the sample business, and sums up what to do', () => {
  write('package.json', '{ "name": "maple-ridge" }');
  write('README.md', '# Another site');
  write('src/card.png');
  write(
    'src/copy.ts',
    '// A comment about Vermont',
    "const key = 'handyman.leads';",
    "const drawing = 'carpentry';",
    "const title = 'Handyman in Milton, VT';",
    "const phone = '(802) 555-0100';",
    "const plain = 'Boilers';",
  );
  write('src/domain/leads/samples.ts', "city: 'Essex',");
  const lines = execFileSync(process.execPath, [SCRIPT], { cwd: project, encoding: 'utf8' });
  expect(lines.trim().split('\n')).toEqual([
    "src/copy.ts:4: area, trade: const title = 'Handyman in Milton, VT';",
    "src/copy.ts:5: phone: const phone = '(802) 555-0100';",
    "src/domain/leads/samples.ts:1: area: city: 'Essex',",
    '',
    'Lines that name the sample business, its area or its trade: 3',
    '',
    'Samples: remove them in the portal, under Storage:',
    '     1  src/domain/leads/samples.ts',
    '',
    'Edit:',
    '     2  src/copy.ts',
    '',
    'Pictures, which this cannot read: look at them:',
    '        src/card.png',
  ]);
});
