import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests without a DOM: rules, reducers, listeners and persistence. */
const HEADLESS = [
  'test/*.test.ts',
  'test/{app,build,domain,lib,persistence,timetravel}/**/*.test.ts',
];

/** All tests but the journeys in a real browser, which are in `test/e2e`. */
export default defineConfig({
  plugins: [react()],
  test: {
    env: { TZ: 'America/New_York' },
    // Both cores of a small machine; by default vitest leaves one idle.
    maxWorkers: 2,
    coverage: {
      include: ['src/domain/**', 'src/lib/**', 'src/events/**', 'src/persistence/**'],
      reporter: ['text'],
      thresholds: { 'src/domain/**': { branches: 95 } },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'headless',
          environment: 'node',
          include: HEADLESS,
          setupFiles: ['test/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          // Whole screens are slow to drive where the machine is busy.
          testTimeout: 30_000,
          environment: 'jsdom',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...HEADLESS, 'node_modules'],
          setupFiles: ['test/support/setup.ts', 'test/support/setupScreens.ts'],
        },
      },
    ],
  },
});
