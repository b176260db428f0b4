/** Changes the code of saved work in small ways, and runs the tests of each change: `npm run test:mutations`. A change that no test notices is a missing test. */
export default {
  testRunner: 'vitest',
  // Stryker rewrites this file with TypeScript's API, which TypeScript 7 does not have; nothing here needs it rewritten.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutations.config.ts', related: false },
  mutate: [
    'packages/engine/src/{backup,storage}/*.ts',
    'packages/engine/src/saved/store/*.ts',
    'packages/engine/src/browser/{decks,progress}/*.ts',
    'packages/engine/src/browser/journal.ts',
    '!**/*.test.ts',
  ],
  // The words of a message and an empty text are not behaviour.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  tempDirName: 'node_modules/.cache/mutations',
  incremental: false,
  allowEmpty: false,
};
