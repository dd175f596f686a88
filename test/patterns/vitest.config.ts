import { defineConfig } from 'vitest/config';

/** `npm run check:patterns`: by itself, because some patterns take a second each. */
export default defineConfig({
  test: {
    root: '.',
    environment: 'node',
    include: ['test/patterns/*.check.ts'],
    // How long a proof takes depends on the machine, and says nothing about the pattern.
    testTimeout: 600_000,
  },
});
