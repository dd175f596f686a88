/**
 * Runs one of the rare and long runs: `npm run long <name> [-- options]`. Without a name it lists them.
 * Docs: docs/testing.md and docs/performance.md.
 */
import { spawnSync } from 'node:child_process';

/** The runs by name: what each is for, and its command; the options follow the command. */
const RUNS = {
  'bench:screens': [
    "the owner's screens with 5,000 leads, the board with 500, and photos",
    'playwright test -c test/bench/screens',
  ],
  engines: [
    'the journeys that every engine has to pass, in Firefox and WebKit',
    'playwright test -c test/e2e',
  ],
  faults: ['the main job with injected faults', 'playwright test -c test/e2e'],
  flakes: ['a search for tests that fail now and then', 'node test/flakes/flakes.mjs'],
  journeys: [
    'the journeys, with screenshots under test/results',
    'playwright test -c test/e2e engines keyboardOwner editor pictures',
  ],
  pictures: [
    'compares each screen with its kept picture; --update-snapshots=changed keeps new ones',
    'playwright test -c test/e2e',
  ],
  sample: ['lists what still names the sample business', 'node build/sampleCheck.mjs'],
  stores: [
    'the drivers at an account of yours; DROPBOX_TOKEN or GOOGLE_TOKEN',
    'vitest run --config test/stores/vitest.config.ts',
  ],
  soak: ["hours of the owner's screens, for what piles up", 'playwright test -c test/e2e'],
};
/** Variables that a run needs unless they are set already. */
const VARIABLES = {
  journeys: { PICTURES: '1' },
  engines: { ENGINES: 'firefox,webkit' },
  faults: { TAG: '@faults' },
  pictures: { TAG: '@pictures' },
  soak: { TAG: '@soak' },
};

const [name = '', ...options] = process.argv.slice(2);
const run = RUNS[name];
if (run) {
  const [, command] = run;
  const [program, ...parts] = command.split(' ');
  const { status, error } = spawnSync(program, [...parts, ...options], {
    stdio: 'inherit',
    env: { ...VARIABLES[name], ...process.env },
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
} else {
  const lines = Object.entries(RUNS).map(([one, [what]]) => `  ${one.padEnd(15)}${what}`);
  process.stdout.write(`npm run long <name> [-- options]\n${lines.join('\n')}\n`);
  process.exitCode = name === '' ? 0 : 1;
}
