/**
 * The checks for the inner loop: Biome on the changed files, types, and the unit tests that import a changed file. No browser.
 * A file counts as changed if it differs from the commit where the branch left main (on main: from the last commit), or from a given
 * commit: `npm run test:quick -- HEAD~3`.
 */
import { spawnSync } from 'node:child_process';
import { runSteps, type Step, summary } from './run-steps.ts';

function git(...words: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

const base = process.argv[2] ?? git('merge-base', 'HEAD', 'main')?.[0] ?? 'HEAD';
const changed = git('diff', '--name-only', '--diff-filter=d', base);
if (!changed) throw new Error(`Git knows no commit "${base}".`);
const files = [...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
process.stdout.write(`${files.length} files differ from ${base}.\n`);

const steps: readonly Step[] = [
  { name: 'lint and import rules', command: ['biome', 'check', '--no-errors-on-unmatched', ...files], limit: 300 },
  { name: 'types', command: ['tsc', '-b'], limit: 300 },
  { name: 'unit', command: ['vitest', 'run', '--project=!storybook', `--changed=${base}`, '--passWithNoTests'], limit: 600 },
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const results = await runSteps(files.length > 0 ? steps : steps.slice(1), 2, (text) => process.stdout.write(text));
process.stdout.write(summary(results));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
