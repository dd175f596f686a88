import { Stryker } from '@stryker-mutator/core';

/**
 * Mutation testing of the storage engine and the domain (docs/testing.md), one group of files after
 * the other: Stryker saves its results at the end of a run, so that an interruption costs one group
 * at most. What is saved is used again. Names of groups as arguments run those alone.
 */
const ENGINE = 'src/persistence/engine';
const DOMAIN = 'src/domain';
const engineFiles = (...names) => names.map((name) => `${ENGINE}/${name}.ts`);
const MERGE = engineFiles('merge', 'timestamps', 'localChanges');
const STORED = engineFiles('storedEntities', 'reading', 'entries', 'damage');
const REPLICAS = [
  ...engineFiles('replicaStore', 'replicas', 'storageWriter'),
  ...engineFiles('replicaState', 'journal'),
];
/** The contexts of the owner's work beside the leads. */
const WORK = ['projects', 'undo', 'notifications', 'history'];
/** What reads messages, mails, contacts and addresses: patterns, which tables of cases hold. */
const READERS = [`${DOMAIN}/leads/intake/*.ts`];
const not = (patterns) => patterns.map((pattern) => `!${pattern}`);

const engineTests = (...names) => names.map((name) => `test/persistence/${name}.test.ts`);

/** What is mutated together, and the tests that have to hold it: those nearest to it. */
const GROUPS = {
  merge: {
    mutate: MERGE,
    tests: engineTests('merge', 'localChanges', 'replicaStore', 'persistence', 'virtualTabs'),
  },
  stored: {
    mutate: ['src/lib/lenientRead.ts', ...STORED],
    tests: [
      'test/lib/lenientRead.test.ts',
      ...engineTests('storedEntities', 'localChanges', 'keyValueStorage', 'journal'),
      ...engineTests('persistence', 'foreignStorage', 'oddValues'),
    ],
  },
  replicas: {
    mutate: REPLICAS,
    tests: [
      ...engineTests('journal', 'replicaStoreOfOneTab', 'otherTabs', 'replicaStore'),
      ...engineTests('persistence', 'foreignStorage', 'virtualTabs'),
    ],
  },
  engine: {
    mutate: [`${ENGINE}/*.ts`, ...not([...MERGE, ...STORED, ...REPLICAS])],
    tests: engineTests(
      'bookkeeping',
      'signedInFlag',
      'keyValueStorage',
      'storageSlice',
      'persistence',
      'foreignStorage',
      'oddValues',
      'browser',
      'backup',
    ),
  },
  leads: {
    mutate: [`${DOMAIN}/leads/*.ts`],
    tests: ['test/domain/**/*.test.ts'],
  },
  readers: { mutate: READERS, tests: ['test/domain/leads/intake/*.test.ts'] },
  work: {
    mutate: WORK.map((context) => `${DOMAIN}/${context}/*.ts`),
    tests: ['test/domain/**/*.test.ts', 'test/app/**/*.test.ts'],
  },
  domain: {
    mutate: [
      `${DOMAIN}/**/*.ts`,
      ...not([...READERS, ...['leads', ...WORK].map((one) => `${DOMAIN}/${one}/*.ts`)]),
    ],
    tests: ['test/domain/**/*.test.ts', 'test/app/**/*.test.ts'],
  },
};

/** Not mutated, each for its reason. */
const EXCLUDED = not([
  // Seed data and samples: figures and texts that no rule is about.
  `${DOMAIN}/**/sample*.ts`,
  `${DOMAIN}/**/seed*.ts`,
  // Schemas alone: made once, when they are imported; Stryker cannot switch those between tests.
  ...['blog', 'content', 'gallery', 'history', 'leads', 'notifications', 'projects'].map(
    (context) => `${DOMAIN}/${context}/schema.ts`,
  ),
]);

const chosen = process.argv.slice(2);
for (const [name, { mutate, tests }] of Object.entries(GROUPS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.warn(`mutation testing: ${name}`);
  // Inherited by the processes that run the tests; few runs, the same each time.
  Object.assign(process.env, {
    TZ: 'America/New_York',
    SEED: '1',
    SCHEDULES: '40',
    LAW_RUNS: '20',
    MUTATION_TESTS: tests.join(';'),
  });
  await new Stryker({
    configFile: 'test/mutation/stryker.config.mjs',
    mutate: [...mutate, ...EXCLUDED],
  }).runMutationTest();
}
