/**
 * The checks for the inner loop, in half a minute: Biome on the changed files, types, and the unit tests nearest to the changed files
 * by imports. No browser. A file counts as changed if it differs from the commit where the branch left main (on main: from the last
 * commit), or from a given commit: `npm run test:quick -- HEAD~3`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { importersOf } from './importers.ts';
import { nearestTests } from './nearest-tests.ts';
import { runSteps, type Step, summary } from './run-steps.ts';

/** The number of test files that run. Half of all tests import the innermost modules of the engine. */
const MOST_TEST_FILES = 20;

function git(...words: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

const base = process.argv[2] ?? git('merge-base', 'HEAD', 'main')?.[0] ?? 'HEAD';
const changed = git('diff', '--name-only', '--diff-filter=d', base);
if (!changed) throw new Error(`Git knows no commit "${base}".`);
const files = [...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
const sources = (git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx') ?? []).filter((file) => existsSync(file));
const all = sources.filter((file) => /\.test\.tsx?$/.test(file));
const tests = nearestTests(all, files, MOST_TEST_FILES, importersOf('.', sources));
process.stdout.write(
  `${files.length} files differ from ${base}. The ${tests.length} nearest files of unit tests run; npm test runs all.\n`,
);

const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'], limit: 300 },
  { name: 'lint and import rules', command: ['biome', 'check', '--no-errors-on-unmatched', ...files], limit: 300 },
  { name: 'unit', command: ['vitest', 'run', '--passWithNoTests', ...tests], limit: 600 },
];
const needed = steps.filter(({ name }) => name === 'types' || (name === 'unit' ? tests : files).length > 0);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const results = await runSteps(needed, 2, (text) => process.stdout.write(text));
process.stdout.write(summary(results));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
