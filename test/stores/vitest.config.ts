import { defineConfig } from 'vitest/config';

/** Tries the drivers at a real account: `npm run long stores`. */
export default defineConfig({
  test: { include: ['test/stores/*.check.ts'], testTimeout: 120_000, reporters: ['verbose'] },
});
