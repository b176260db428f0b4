import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport } from './test-report.ts';

/** One command of a check. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
  /** Names of the steps that must pass before this one starts. If one of them fails, this one counts as failed and does not run. */
  readonly after?: readonly string[];
  /** Path of the JSON report that the command writes when it counts tests of its own (Vitest, Playwright). */
  readonly report?: string;
  /** The longest that the step may take, in seconds; then its whole process group is killed and the step has failed. */
  readonly limit: number;
}

export interface StepResult {
  readonly name: string;
  /** Wall-clock time. */
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, and those that passed only at the second try; empty if all passed at once. */
  readonly notes?: readonly string[];
}

interface Ended {
  readonly output: string;
  /** Undefined when a signal ended the process or the program does not exist. */
  readonly code: number | undefined;
}

/** The time between SIGTERM and SIGKILL in milliseconds. Playwright needs it to close its browsers. */
const GRACE_MILLISECONDS = 3_000;

/**
 * Runs steps in parallel, at most `slots` at a time. Of the steps that can start, the first in the list starts first. Writes the output
 * of each step as one block when the step ends.
 * @returns one result for each step, in the order of the list
 */
export async function runSteps(steps: readonly Step[], slots: number, write: (text: string) => void): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const waiting = new Set(steps);
  const running = new Set<Promise<void>>();

  while (results.size < steps.length) {
    const pending = waiting.size;
    for (const step of waiting) {
      const before = (step.after ?? []).map((name) => results.get(name));
      const failed = before.find((result) => (result?.failed ?? 0) > 0);
      if (failed) {
        waiting.delete(step);
        write(block(step.name, 0, `Not run, because "${failed.name}" failed.`));
        results.set(step.name, { name: step.name, seconds: 0, passed: 0, failed: 1, notes: [`Not run, because "${failed.name}" failed.`] });
      } else if (running.size < slots && before.every((result) => result !== undefined)) {
        waiting.delete(step);
        const run: Promise<void> = runStep(step, write).then((result) => {
          results.set(step.name, result);
          running.delete(run);
        });
        running.add(run);
      }
    }
    if (running.size > 0) await Promise.race(running);
    else if (waiting.size === pending) throw new Error(`No step can start: ${[...waiting].map(({ name }) => name).join(', ')}`);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** The notes of all steps, then a table of the results. The last line has the totals: `N passed, N failed`. */
export function summary(results: readonly StepResult[]): string {
  const rows = [
    ['step', 'seconds', 'passed', 'failed'],
    ...results.map(({ name, seconds, passed, failed }) => [name, seconds.toFixed(1), String(passed), String(failed)]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', ...numbers]) => name.padEnd(width) + numbers.map((number) => number.padStart(10)).join(''));
  const sum = (of: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[of], 0);
  const notes = results.flatMap(({ name, notes = [] }) => notes.map((note) => `── ${name}: ${note.trimEnd()}\n`));
  return `${notes.join('')}\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`;
}

function block(name: string, seconds: number, output: string): string {
  return `\n── ${name} (${seconds.toFixed(1)} s) ──\n${output.trimEnd()}\n`;
}

async function runStep(step: Step, write: (text: string) => void): Promise<StepResult> {
  if (step.report) rmSync(step.report, { force: true });
  const start = performance.now();
  const { output, code } = await run(step);
  const seconds = (performance.now() - start) / 1000;
  write(block(step.name, seconds, output));
  return { name: step.name, seconds, ...count(step, code, output) };
}

/** The length of the output that a failed step without a report shows once more in the summary, in characters. */
const MOST_OUTPUT_SHOWN = 1_500;

function count({ report }: Step, code: number | undefined, output: string): Pick<StepResult, 'passed' | 'failed' | 'notes'> {
  const counted = report === undefined ? undefined : readReport(report);
  const { passed, failed, failures, flaky } = counted ?? { passed: code === 0 && !report ? 1 : 0, failed: 0, failures: [], flaky: [] };
  const again = flaky.map((test) => `passed only at the second try: ${test}`);
  // A step that passes counts at least one check. Otherwise its report is broken, and the step counts as failed.
  if (code === 0 && passed > 0) return { passed, failed, notes: [...again, ...failures.map((test) => `failed: ${test}`)] };
  const failedTests = failures.length > 0 ? failures : [output.slice(-MOST_OUTPUT_SHOWN)];
  return { passed, failed: Math.max(1, failed), notes: [...again, ...failedTests.map((test) => `failed: ${test}`)] };
}

function run({ name, command: [program, ...words], limit }: Step): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const isWindows = process.platform === 'win32';
  // A process group of its own, so that the workers and browsers of a step that hangs are killed with it.
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows, shell: isWindows });
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer): void => void chunks.push(chunk);
  const say = (text: string): void => void chunks.push(Buffer.from(`\n${text}\n`));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const stop = (): void => kill(child, 'SIGKILL');
  process.once('exit', stop);
  let grace: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    say(`"${name}" did not end within ${limit} seconds and was stopped: look for an endless loop or a promise that never settles.`);
    kill(child, 'SIGTERM');
    grace = setTimeout(stop, GRACE_MILLISECONDS);
  }, limit * 1000);

  const end = (code: number | undefined): void => {
    clearTimeout(timer);
    clearTimeout(grace);
    process.off('exit', stop);
    resolve({ output: Buffer.concat(chunks).toString(), code });
  };
  child.on('error', (error) => {
    say(String(error));
    end(undefined);
  });
  child.on('exit', (code) => {
    // Kills processes that the command left running in its group, because they would keep the pipes open. Processes outside the group are
    // not awaited.
    stop();
    const last = setTimeout(end, GRACE_MILLISECONDS, code ?? undefined);
    child.on('close', () => {
      clearTimeout(last);
      end(code ?? undefined);
    });
  });
  return promise;
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}
