import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** In development mode, because only that has React's profiling figures. */
export default defineConfig({
  plugins: [react()],
  test: {
    root: '.',
    environment: 'jsdom',
    include: ['test/bench/renders/*.bench.tsx'],
    setupFiles: ['setupStores', 'setup', 'labels', 'setupScreens'].map(
      (name) => `test/support/${name}.ts`,
    ),
    // Whole screens are slow to drive where the machine is busy.
    testTimeout: 60_000,
    env: { TZ: 'America/New_York' },
  },
});
