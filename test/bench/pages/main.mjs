// The bench is TypeScript, which Node 20 does not run by itself.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/bench/pages/bench.ts', { configFile: false });
await module.bench(process.argv.slice(2));
