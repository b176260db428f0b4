import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSteps, type Step, summary } from './run-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-steps-'));

/** A step that runs a line of JavaScript in Node. */
const step = (name: string, script: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, '-e', script],
  limit: 60,
  ...rest,
});

async function run(steps: readonly Step[], slots = 2) {
  const blocks: string[] = [];
  const results = await runSteps(steps, slots, (text) => blocks.push(text));
  return { blocks, results, counts: results.map(({ name, passed, failed }) => [name, passed, failed]) };
}

const PAUSE = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);';
const wait = (file: string): string => `while (!require('fs').existsSync(${JSON.stringify(join(folder, file))})) ${PAUSE}`;
const touch = (file: string): string => `require('fs').writeFileSync(${JSON.stringify(join(folder, file))}, '');`;

describe('The steps of a check', () => {
  it('count as one check each: passed with exit code 0, failed with any other code or if the program does not exist', async () => {
    const { counts, blocks } = await run([
      step('good', 'console.log("fine")'),
      step('bad', 'console.error("broken"); process.exit(3)'),
      step('killed', 'process.kill(process.pid, "SIGKILL")'),
      { name: 'missing', command: ['no-such-program'], limit: 60 },
    ]);
    expect(counts).toEqual([
      ['good', 1, 0],
      ['bad', 0, 1],
      ['killed', 0, 1],
      ['missing', 0, 1],
    ]);
    expect(blocks.find((block) => block.includes('bad'))).toContain('broken');
    expect(blocks.find((block) => block.includes('missing'))).toContain('ENOENT');
  });

  it('run two at a time', async () => {
    const { counts } = await run([step('one', `${touch('1')} ${wait('2')}`), step('two', `${touch('2')} ${wait('1')}`)]);
    expect(counts).toEqual([
      ['one', 1, 0],
      ['two', 1, 0],
    ]);
  });

  it('write the output of each as one block when it ends', async () => {
    const { blocks } = await run([
      step('slow', `console.log("first"); ${wait('quick')} console.log("last")`),
      step('quick', `console.log("between"); ${touch('quick')}`),
    ]);
    // The process that the step waits for may end last.
    expect(blocks.map((block) => block.replace(/\d+\.\d s/, 'n s')).sort()).toEqual([
      '\n── quick (n s) ──\nbetween\n',
      '\n── slow (n s) ──\nfirst\nlast\n',
    ]);
  });

  it('start when the steps that they depend on have passed', async () => {
    const log = join(folder, 'log');
    const note = (name: string): string => `require('fs').appendFileSync(${JSON.stringify(log)}, '${name} ')`;
    const { counts, blocks } = await run(
      [
        step('size', note('size'), { after: ['build'] }),
        step('build', note('build')),
        step('broken build', 'process.exit(1)'),
        step('end to end', note('never'), { after: ['build', 'broken build'] }),
        step('report', note('never'), { after: ['end to end'] }),
      ],
      1,
    );
    expect(readFileSync(log, 'utf8')).toBe('build size ');
    expect(counts.map(([, passed, failed]) => [passed, failed])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(blocks.at(-1)).toContain('Not run, because "end to end" failed.');
  });

  it('throw an error when they depend on one another in a circle', async () => {
    await expect(run([step('one', '', { after: ['two'] }), step('two', '', { after: ['one'] })])).rejects.toThrow(
      'No step can start: one, two',
    );
  });

  it('add the tests of a report', async () => {
    const report = (name: string, content: unknown): Partial<Step> & { script: string } => {
      const file = join(folder, `${name}.json`);
      // A report of an earlier run must not be counted.
      writeFileSync(file, JSON.stringify({ numPassedTests: 99, numFailedTests: 0 }));
      const script = content === undefined ? '' : `require('fs').writeFileSync(${JSON.stringify(file)}, '${JSON.stringify(content)}');`;
      return { report: file, script };
    };
    const reporting = (name: string, content: unknown, code: number): Step => {
      const { script, ...rest } = report(name, content);
      return step(name, `${script} process.exit(${code})`, rest);
    };
    const { counts } = await run([
      reporting('vitest', { numPassedTests: 7, numFailedTests: 2 }, 1),
      reporting('playwright', { stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1),
      reporting('error outside of tests', { numPassedTests: 7, numFailedTests: 0 }, 1),
      reporting('no report', undefined, 0),
      reporting('no tests', { numPassedTests: 0, numFailedTests: 0 }, 0),
    ]);
    expect(counts).toEqual([
      ['vitest', 7, 2],
      ['playwright', 6, 1],
      ['error outside of tests', 7, 1],
      ['no report', 0, 1],
      ['no tests', 0, 1],
    ]);
  });
});

describe('The notes of a step', () => {
  const noted = async (content: unknown, code: number): Promise<readonly string[] | undefined> => {
    const file = join(folder, 'noted.json');
    const script = `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(content))}); process.exit(${code})`;
    return (await run([step('noted', script, { report: file })])).results[0]?.notes;
  };

  it('name each failed test of Vitest with its error, and a file that cannot be loaded', async () => {
    const testResults = [
      {
        name: 'a.test.ts',
        assertionResults: [{ fullName: 'A list is sorted', status: 'failed', failureMessages: ['expected 1 to be 2'] }],
      },
      { name: 'b.test.ts', message: 'No such module', assertionResults: [] },
      { name: 'c.test.ts', assertionResults: [{ fullName: 'A list is empty', status: 'passed' }] },
    ];
    expect(await noted({ numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual([
      'failed: a.test.ts › A list is sorted\n    expected 1 to be 2',
      'failed: b.test.ts\n    No such module',
    ]);
  });

  it('name the tests of Playwright that failed, and those that passed only at the second try', async () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'x.spec.ts',
      line: 3,
      tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'Timed out' }] }] }],
    });
    const suites = [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('saves', 'unexpected'), spec('closes', 'flaky')] }] }];
    expect(await noted({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites }, 1)).toEqual([
      'passed only at the second try: x.spec.ts:3 › closes\n    Timed out',
      'failed: x.spec.ts:3 › saves\n    Timed out',
    ]);
  });

  it('show the end of the output if the command has no report', async () => {
    const { results } = await run([step('types', 'console.log("Type A is not type B"); process.exit(2)')]);
    expect(results[0]?.notes).toEqual(['failed: Type A is not type B\n']);
    expect(summary(results)).toContain('types: failed: Type A is not type B');
  });
});

describe.concurrent('A step that hangs', () => {
  it('in an endless loop fails by name at its time limit, and its child processes are killed', async () => {
    const file = join(folder, 'child');
    // As an endless loop, this never comes to an event, but it takes no time of the processor from other tests.
    const loop = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
    const child = `const { pid } = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(loop)}], { stdio: 'inherit' });`;
    const { counts, blocks } = await run([
      step('looping', `${child} require('fs').writeFileSync(${JSON.stringify(file)}, String(pid)); console.log("begun"); ${loop}`, {
        limit: 2,
      }),
      step('next', '', { after: [] }),
    ]);
    expect(counts).toEqual([
      ['looping', 0, 1],
      ['next', 1, 0],
    ]);
    expect(blocks.at(-1)).toContain('begun');
    expect(blocks.at(-1)).toContain('"looping" did not end within 2 seconds and was stopped');
    const pid = Number(readFileSync(file, 'utf8'));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('A step that hangs and ignores SIGTERM is killed with SIGKILL', async () => {
    const { counts } = await run([step('stubborn', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)', { limit: 1 })]);
    expect(counts).toEqual([['stubborn', 0, 1]]);
  });
});

function isAlive(pid: number): boolean {
  try {
    // A killed child whose parent has ended can stay in the process table as a zombie.
    return process.kill(pid, 0) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('The summary', () => {
  it('is a table of the steps with the totals in the last line', () => {
    const text = summary([
      { name: 'types', seconds: 4.25, passed: 1, failed: 0 },
      { name: 'unit', seconds: 61, passed: 2900, failed: 3 },
    ]);
    expect(text.trim().split('\n')).toEqual([
      'step    seconds    passed    failed',
      'types       4.3         1         0',
      'unit       61.0      2900         3',
      '',
      '2901 passed, 3 failed',
    ]);
  });
});
