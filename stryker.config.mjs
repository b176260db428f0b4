/**
 * `npm run test:mutations`: makes small changes in the code that keeps what students do, and runs its tests on each change. A change that
 * no test notices is a missing test, unless the program does the same with it. `-m <file>` after `--` takes one file.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutations.config.ts' },
  // Stryker would rewrite this file with TypeScript's API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  mutate: [
    'packages/engine/src/{backup,progress,storage}/*.ts',
    'packages/engine/src/saved/store/*.ts',
    'packages/engine/src/browser/{decks,progress}/*.ts',
    'packages/engine/src/browser/unstored/journal.ts',
    'packages/engine/src/study/{deck-change,merge-decks}.ts',
    // Fakes, and what only loads other code.
    '!**/{*.test,memory-*,later-*}.ts',
  ],
  // Words are not behaviour.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  // Code that also runs between tests is tested by those that call it, and not by all.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  // Not in node_modules, where Vitest finds no related tests.
  tempDirName: '.cache/mutations',
};
