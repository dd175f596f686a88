import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { timeZoneRules } from '../../build/timeZoneRules.ts';
import { business } from '../../src/business.ts';

/** Test files that run last, in this order: a mutant is done with at the first test that fails. */
const SLOWEST = ['virtualTabs', 'oddValues', 'browser', 'backup'];
const rankOf = ({ moduleId }: TestSpecification): number =>
  SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));

class FastFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** The headless tests that Stryker runs for each mutant; see `mutate.mjs`. */
export default defineConfig({
  plugins: [timeZoneRules(business.timeZone)],
  test: {
    environment: 'node',
    include: process.env.MUTATION_TESTS?.split(';') ?? [],
    exclude: [
      // They change the zone of their process, over which a thread has no say.
      'test/domain/timeZones*.test.ts',
      // Imports everything anew, so that it would count as a test of what runs once on import.
      'test/domain/clockTicks.test.ts',
    ],
    setupFiles: ['test/support/setupStores.ts', 'test/mutation/setup.ts'],
    // As in vitest.config.ts: the first test of a file compiles its code, which takes long on a busy machine.
    testTimeout: 60_000,
    // Stryker starts a thread for each mutant: its files share what they import.
    isolate: false,
    sequence: { sequencer: FastFirst },
  },
});
