/**
 * Runs every check of the project, three at a time, and continues after a failure. The last line of the output counts the passed and
 * failed checks. docs/testing.md explains what each step checks.
 */
import { runSteps, type Step, summary } from './run-steps.ts';

/** Time limits in seconds: several times the duration of a step on a busy machine with two cores. */
const LIMIT = { short: 300, long: 1_200 } as const;

/** Several threads of the compiler check the types that they share more than once: a third of its processor time. */
const ONE_THREAD = '--singleThreaded';

const UNIT_REPORT = 'node_modules/.cache/unit.json';

/** In order of priority: the steps that the long end-to-end tests depend on come first, then the long ones. */
const STEPS: readonly Step[] = [
  { name: 'build of the site', command: ['pnpm', 'run', 'site:build'], limit: LIMIT.short },
  { name: 'build below a path', command: ['pnpm', 'run', 'site:build:below'], limit: LIMIT.short },
  { name: 'build of Storybook', command: ['pnpm', 'run', 'storybook:build:test'], limit: LIMIT.short },
  { name: 'browser', command: ['node', 'scripts/browser.ts'], limit: LIMIT.long },
  {
    name: 'end to end',
    command: ['playwright', 'test'],
    report: 'node_modules/.cache/e2e.json',
    after: ['build of the site', 'build below a path', 'browser'],
    limit: LIMIT.long,
  },
  {
    name: 'stories',
    command: ['pnpm', 'run', 'stories'],
    report: 'node_modules/.cache/stories.json',
    after: ['build of Storybook', 'browser'],
    limit: LIMIT.long,
  },
  {
    name: 'unit',
    command: ['pnpm', 'run', 'unit', '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: UNIT_REPORT,
    limit: LIMIT.long,
  },
  { name: 'lint and import rules', command: ['biome', 'ci', '.'], limit: LIMIT.short },
  { name: 'types', command: ['tsc', '-b', ONE_THREAD], limit: LIMIT.short },
  { name: 'dead code', command: ['knip'], limit: LIMIT.short },
  { name: 'size', command: ['size-limit'], after: ['build of the site'], limit: LIMIT.short },
  { name: 'packed packages', command: ['node', 'scripts/try-packages.ts'], after: ['types'], limit: LIMIT.short },
];

// Ctrl+C does not reach the steps, because each has its own process group. They are killed when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** One more than the processors of a small machine: a step that waits for a browser or a disk leaves its processor to another. */
const SLOTS = 3;

const start = performance.now();
const results = await runSteps(STEPS, SLOTS, (text) => process.stdout.write(text));
process.stdout.write(
  `\nAll steps took ${((performance.now() - start) / 1000).toFixed(0)} seconds, ${SLOTS} at a time.\n${summary(results)}`,
);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
