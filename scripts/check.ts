/** Every check of the project, one after the other; the last line says how many passed. Goes on after a failure, to show all. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step's runner writes its report, when it counts tests of its own. */
  readonly report?: string;
}

const STEPS: readonly Step[] = [
  { name: 'lint and import rules', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'unit', ...vitest('unit', '!storybook') },
  { name: 'browser', command: ['node', 'scripts/browser.ts'] },
  { name: 'stories', ...vitest('stories', 'storybook') },
  { name: 'build of the site', command: ['pnpm', 'run', 'site:build'] },
  { name: 'build of Storybook', command: ['pnpm', 'run', 'storybook:build'] },
  { name: 'size', command: ['size-limit'] },
  { name: 'end to end', command: ['playwright', 'test'], report: 'node_modules/.cache/e2e.json' },
];

function vitest(name: string, project: string): Omit<Step, 'name'> {
  const report = `node_modules/.cache/${name}.json`;
  return {
    command: ['vitest', 'run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
  };
}

interface Count {
  passed: number;
  failed: number;
}

/** Tests that a runner counted: vitest's and Playwright's JSON reports. */
function countIn(report: string): Count {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  // A flaky test is a bug: one that passed only the second time has failed.
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

function run({ name, command, report }: Step): Count {
  process.stdout.write(`\n── ${name} ──\n`);
  if (report) rmSync(report, { force: true });
  const [program, ...words] = command;
  const ended = spawnSync(program as string, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  const count = report && existsSync(report) ? countIn(report) : { passed: ended.status === 0 ? 1 : 0, failed: 0 };
  if (ended.status !== 0) count.failed = Math.max(1, count.failed);
  return count;
}

const total = STEPS.map(run).reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }));
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
