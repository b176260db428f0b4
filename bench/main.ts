/**
 * `npm run bench [part …] [rounds]`: compares the built site with simple baselines. Prints tables and has no pass or fail.
 * The parts are `paint`, `report`, `keys`, `unbroken`, `answer` and `files`; without any, all run.
 */
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.ts';
import { median, type Pair, row, table } from './compare.ts';
import { reportTime } from './device-report.ts';
import { fileReadings } from './file-reading.ts';
import { hostileReadings } from './hostile-files.ts';
import { keyParts, keyRows, measureKeys } from './key-rows.ts';
import { longAnswer } from './long-answer.ts';
import { type Load, load } from './paint.ts';
import { STATIC_PATH, serveSite } from './serve-site.ts';
import { NOTES, UNBROKEN } from './typing.ts';

const ROUTES = [
  '/',
  '/tools',
  '/tools/ntcc-report-creator',
  '/tools/mock-interview',
  '/blog/complete-guide-ntcc-reports',
  '/dashboard',
  '/blog',
  '/contact',
  '/privacy',
];
const PHONE = { width: 390, height: 844 };
const PARTS = ['paint', 'report', 'keys', 'unbroken', 'answer', 'files'];
/** A tool, a model of the fake service and the milliseconds between two events of its stream. */
const ANSWERS = [
  { name: 'one megabyte at once', tool: 'flashcard-creator', model: 'fake-long', pace: 0 },
  { name: 'one megabyte in half a minute', tool: 'flashcard-creator', model: 'fake-long', pace: 5 },
  { name: 'two megabytes, of which one is accepted', tool: 'flashcard-creator', model: 'fake-huge', pace: 0 },
  { name: 'a report', tool: 'ntcc-report-creator', model: 'fake', pace: 5 },
];

const words = process.argv.slice(2);
const ROUNDS = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
const chosen = words.filter((word) => !/^\d+$/.test(word));
const unknown = chosen.find((word) => !PARTS.includes(word));
if (unknown !== undefined) throw new Error(`"${unknown}" is no part of the bench; choose from: ${PARTS.join(', ')}`);

function isChosen(part: string): boolean {
  return chosen.length === 0 || chosen.includes(part);
}

interface RouteLoads {
  readonly route: string;
  readonly pairs: { readonly page: Load; readonly beside: Load }[];
  /** A second load on a phone's viewport, of which only the layout shift counts. */
  readonly phone: Load[];
}

/** Measures every route and the static page alternately. The order changes with every round. */
async function measurePages(browser: Browser, origin: string): Promise<readonly RouteLoads[]> {
  const routes: readonly RouteLoads[] = ROUTES.map((route) => ({ route, pairs: [], phone: [] }));
  // Warms the browser up. These loads are not counted.
  for (const path of [STATIC_PATH, '/tools']) await load(browser, origin + path);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { route, pairs, phone } of routes) {
      process.stderr.write(`\rround ${round + 1} of ${ROUNDS}: ${route.padEnd(40)}`);
      const early = round % 2 === 0 ? await load(browser, origin + route) : undefined;
      const beside = await load(browser, origin + STATIC_PATH);
      pairs.push({ page: early ?? (await load(browser, origin + route)), beside });
      if (round === 0) phone.push(await load(browser, origin + route, PHONE));
    }
  }
  return routes;
}

function pageRow({ route, pairs, phone }: RouteLoads): readonly string[] {
  const of = (pick: (load: Load) => number): { readonly page: number; readonly beside: number } => ({
    page: median(pairs.map(({ page }) => pick(page))),
    beside: median(pairs.map(({ beside }) => pick(beside))),
  });
  const [first, largest] = [of((load) => load.first), of((load) => load.largest)];
  return [
    route,
    (first.page / first.beside).toFixed(2),
    (largest.page / largest.beside).toFixed(2),
    `${Math.round(first.page)} / ${Math.round(first.beside)}`,
    `${Math.round(largest.page)} / ${Math.round(largest.beside)}`,
    Math.max(...pairs.map(({ page }) => page.shift)).toFixed(3),
    Math.max(...phone.map(({ shift }) => shift)).toFixed(3),
    `${[...pairs.map(({ page }) => page), ...phone].reduce((sum, { reports }) => sum + reports, 0)}`,
  ];
}

async function measureReports(browser: Browser, origin: string): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { report, loop } = await reportTime(browser, origin, round % 2 === 0);
    pairs.push({ subject: report, yardstick: loop });
  }
  return pairs;
}

async function answerRow(browser: Browser, origin: string, { name, ...options }: (typeof ANSWERS)[number]): Promise<readonly string[]> {
  const { longest, long, time, heap } = await longAnswer(browser, origin, options);
  return [
    name,
    `${Math.round(longest)} ms`,
    `${long}`,
    `${(time / 1000).toFixed(1)} s`,
    heap.map((megabytes) => megabytes.toFixed(1)).join(' / '),
  ];
}

function print(rows: readonly (readonly string[])[]): void {
  process.stdout.write(`\n${table(rows)}\n`);
}

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
try {
  if (isChosen('paint')) {
    const pages = await measurePages(browser, site.origin);
    const head = [
      '',
      'first paint',
      'largest',
      'first, ms / static',
      'largest, ms / static',
      'worst shift',
      'on a phone',
      'policy reports',
    ];
    print([head, ...pages.map(pageRow)]);
  }
  if (isChosen('answer')) {
    const answers: (readonly string[])[] = [
      ['', 'longest task, processor', 'tasks over 50 ms, clock', 'time', 'heap, MB: before / peak / after'],
    ];
    for (const answer of ANSWERS) answers.push(await answerRow(browser, site.origin, answer));
    print(answers);
  }
  if (isChosen('files')) {
    const rows = (await fileReadings(browser, site.origin)).map(({ name, longest, long, time, note }) => [
      name,
      `${Math.round(longest)} ms`,
      `${long}`,
      `${(time / 1000).toFixed(2)} s`,
      note,
    ]);
    print([['', 'longest task, processor', 'tasks over 50 ms, clock', 'time', 'besides'], ...rows]);
    const hostile = await hostileReadings(browser, site.origin);
    print([
      ['', 'outcome', 'time', 'memory', 'form kept', 'policy reports', 'requests'],
      ...hostile.map(({ name, outcome, time, megabytes, isFormKept, policyReports, requests }) => [
        name,
        outcome,
        `${(time / 1000).toFixed(2)} s`,
        megabytes === undefined ? 'unknown' : `${Math.round(megabytes)} MB`,
        isFormKept ? 'yes' : 'NO',
        `${policyReports}`,
        `${requests}`,
      ]),
    ]);
  }
  const keys = isChosen('keys') ? await measureKeys(browser, site.origin, { text: NOTES, rounds: ROUNDS }) : undefined;
  const unbroken = isChosen('unbroken') ? await measureKeys(browser, site.origin, { text: UNBROKEN, rounds: ROUNDS }) : undefined;
  const rows = [
    ...(isChosen('report') ? [row('report on the device / fixed loop', await measureReports(browser, site.origin))] : []),
    ...(keys ? keyRows(keys, 'in a 12-row field') : []),
    ...(unbroken ? keyRows(unbroken, 'after 50,000 characters without a space') : []),
  ];
  if (rows.length > 0) print([['', 'ratio', 'middle half', 'measured', 'beside it'], ...rows]);
  if (keys) print(keyParts(keys));
} finally {
  await browser.close();
  site.close();
}
