import fc from 'fast-check';

/** Few runs of the property tests that name no number, and the same each time. */
fc.configureGlobal({ numRuns: 20, seed: 1 });

/*
 * Imported before any test, not by the first test that needs it: Stryker counts a mutant as that
 * test's otherwise, although it runs once on import and cannot be switched.
 */
import.meta.glob('../../src/domain/**/*.ts', { eager: true });
