import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { ANNOTATION, rowsOf, type KindOfFault } from './results';

const PROJECT = path.join(import.meta.dirname, '../..');
const PAGE = path.join(PROJECT, 'docs/faults.md');
const RESULTS = path.join(PROJECT, 'test/results/faults.json');
const INTRODUCTION = path.join(import.meta.dirname, 'introduction.md');
const HEAD = `| Fault | Where | What the person sees | What was kept |
| --- | --- | --- | --- |
`;
const TITLES: Record<string, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** The outcomes by engine and kind of fault; undefined where a law was broken at last. */
type Results = Record<string, Record<string, (KindOfFault & { date: string }) | undefined>>;

/**
 * Writes docs/faults.md from the last outcomes of every kind of fault, so that a run of some kinds,
 * or an interrupted one, renews theirs. A kind that broke a law is left out.
 */
export default class FaultReport implements Reporter {
  private readonly results: Results = fs.existsSync(RESULTS)
    ? (JSON.parse(fs.readFileSync(RESULTS, 'utf8')) as Results)
    : {};
  private order: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.order = suite.allTests().map(({ title }) => title);
  }

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const { description } = annotations.find(({ type }) => type === ANNOTATION) ?? {};
    const kinds = (this.results[engine] ??= {});
    if (status !== 'passed' || description === undefined) kinds[test.title] = undefined;
    else {
      const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
      kinds[test.title] = { ...(JSON.parse(description) as KindOfFault), date };
    }
  }

  onEnd(): void {
    fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
    fs.writeFileSync(RESULTS, JSON.stringify(this.results, null, 2));
    const sections = Object.entries(TITLES).flatMap(([engine, title]) => {
      const all = Object.values(this.results[engine] ?? {}).filter((one) => one !== undefined);
      const kinds = all.sort((a, b) => this.order.indexOf(a.kind) - this.order.indexOf(b.kind));
      const [first] = kinds;
      if (!first) return [];
      const dates = [...new Set(kinds.map(({ date }) => date))].join(', ');
      const rows = kinds.flatMap(rowsOf).join('\n');
      return [`## ${title} ${first.version}, ${dates}\n\n${HEAD}${rows}\n`];
    });
    fs.writeFileSync(PAGE, [fs.readFileSync(INTRODUCTION, 'utf8'), ...sections].join('\n'));
    execFileSync('npx', ['oxfmt', PAGE], { cwd: PROJECT });
  }
}
