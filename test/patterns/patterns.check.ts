import fs from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { expect, it } from 'vitest';

/**
 * Every regular expression of `src` and `build` takes time linear in the length of its text, whatever
 * the text: a worse one lets a paste or a file hang the page.
 */

interface Pattern {
  /** As it is written in the file. */
  written: string;
  file: string;
  source: string;
  flags: string;
}

const sourceFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file));

/** The regular expressions of a file; one that is put together at run time counts as its code. */
function patternsOf(file: string): Pattern[] {
  const text = fs.readFileSync(file, 'utf8');
  const found: Pattern[] = [];
  const putTogether = (node: { start: number; end: number; callee: object }): void => {
    if (!('name' in node.callee) || node.callee.name !== 'RegExp') return;
    found.push({ written: text.slice(node.start, node.end), file, source: '', flags: '' });
  };
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ written: `/${pattern}/${flags}`, file, source: pattern, flags });
    },
    NewExpression: putTogether,
    CallExpression: putTogether,
  }).visit(parseSync(file, text).program);
  return found;
}

/** Nothing that depends on how fast the machine is. */
const WITHOUT_TIME = { timeout: null, attackTimeout: null, incubationTimeout: null };

const patterns = ['src', 'build'].flatMap(sourceFiles).flatMap(patternsOf);

it('finds the patterns', () => expect(patterns.length).toBeGreaterThan(80));

it.each(patterns.map(({ written, file, ...pattern }) => [written, file, pattern] as const))(
  '%s of %s is linear',
  async (_written, _file, { source, flags }) => {
    expect(source, 'A pattern put together at run time cannot be checked').not.toBe('');
    const result = await check(source, flags, WITHOUT_TIME);
    const verdict = result.status === 'vulnerable' ? result.complexity.summary : result.status;
    expect(verdict).toBe('safe');
  },
);

it('would see a pattern that is worse', async () => {
  const { status } = await check(String.raw`\s+$`, '', WITHOUT_TIME);
  expect(status).toBe('vulnerable');
});
