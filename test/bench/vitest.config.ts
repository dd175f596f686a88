import { defineConfig } from 'vitest/config';

/** Benches run headless, in production mode: without Redux's development checks, as on the built site. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: [/^(?!node:)/] },
  test: {
    root: '.',
    environment: 'node',
    benchmark: { include: ['test/bench/*.bench.ts'] },
  },
});
