import { existsSync, readFileSync } from 'node:fs';

/** The results in a step's JSON report of Vitest or Playwright. */
export interface TestReport {
  /** Number of tests that passed, including `flaky`. */
  readonly passed: number;
  /** Number of tests that failed. */
  readonly failed: number;
  /** A line for each failed test: its file, its title and the beginning of its error. */
  readonly failures: readonly string[];
  /** A line for each test that failed first and passed when it ran again. */
  readonly flaky: readonly string[];
}

/** The longest error that a line shows, in characters. */
const LONGEST_ERROR = 600;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** @returns undefined if the command has written no report */
export function readReport(path: string): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
}

function ofVitest({ numPassedTests, numFailedTests, testResults = [] }: VitestReport): TestReport {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot be loaded has a message of its own and no failed test.
    if (failed.length === 0) return message ? [line(name, message)] : [];
    return failed.map(({ fullName, failureMessages = [] }) => line(`${name} › ${fullName}`, failureMessages.join('\n')));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [] };
}

function ofPlaywright(report: PlaywrightReport): TestReport {
  const lines = (status: string): string[] =>
    specsOf(report).flatMap(({ title, file, line: at, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) =>
          line(`${file}:${at} › ${title}`, results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n')),
        ),
    );
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures: lines('unexpected'), flaky: lines('flaky') };
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']>[number][] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function line(title: string, error: string): string {
  return `${title}\n${error.slice(0, LONGEST_ERROR).replace(/^/gm, '    ')}`;
}
