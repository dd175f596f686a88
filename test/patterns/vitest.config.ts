import { defineConfig } from 'vitest/config';

/** The regular expressions of the project, checked in `npm run check`: by themselves, because some patterns take a second each. */
export default defineConfig({
  test: {
    root: '.',
    environment: 'node',
    include: ['test/patterns/*.check.ts'],
    // How long a proof takes depends on the machine, and says nothing about the pattern.
    testTimeout: 600_000,
  },
});
