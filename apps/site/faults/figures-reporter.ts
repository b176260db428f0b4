import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Prints the figures of all tests as one table at the end. A test adds one with `figure`. */
export default class FiguresReporter implements Reporter {
  readonly #figures = new Map<string, string>();

  onTestEnd(test: TestCase): void {
    for (const { type, description = '' } of test.results.flatMap(({ annotations }) => annotations)) this.#figures.set(type, description);
  }

  onEnd(_result: FullResult): void {
    const width = Math.max(0, ...[...this.#figures.keys()].map(({ length }) => length));
    const lines = [...this.#figures].map(([name, value]) => `${name.padEnd(width)}  ${value}`);
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
