import fc from 'fast-check';

/** Few runs of the property tests that name no number, and the same each time. */
fc.configureGlobal({ numRuns: 20, seed: 1 });
