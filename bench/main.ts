/** `npm run bench [rounds]`: compares the built site with simple baselines. Prints tables and has no pass or fail. */
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.ts';
import { median, type Pair, row, table } from './compare.ts';
import { reportTime } from './device-report.ts';
import { type Load, load } from './paint.ts';
import { STATIC_PATH, serveSite } from './serve-site.ts';
import { type KeyCost, keyCost } from './typing.ts';

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
const ROUNDS = Number(process.argv[2] ?? 5);

interface RouteLoads {
  readonly route: string;
  readonly pairs: { readonly page: Load; readonly beside: Load }[];
}

/** Measures every route and the static page alternately. The order changes with every round. */
async function measurePages(browser: Browser, origin: string): Promise<readonly RouteLoads[]> {
  const routes: readonly RouteLoads[] = ROUTES.map((route) => ({ route, pairs: [] }));
  // Warms the browser up. These loads are not counted.
  for (const path of [STATIC_PATH, '/tools']) await load(browser, origin + path);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { route, pairs } of routes) {
      process.stderr.write(`\rround ${round + 1} of ${ROUNDS}: ${route.padEnd(40)}`);
      const early = round % 2 === 0 ? await load(browser, origin + route) : undefined;
      const beside = await load(browser, origin + STATIC_PATH);
      pairs.push({ page: early ?? (await load(browser, origin + route)), beside });
    }
  }
  return routes;
}

function pageRow({ route, pairs }: RouteLoads): readonly string[] {
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
    `${pairs.reduce((sum, { page }) => sum + page.reports, 0)}`,
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

async function measureKeys(browser: Browser, origin: string): Promise<readonly KeyCost[]> {
  const costs: KeyCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await keyCost(browser, `${origin}/tools/assignment-improver`));
  return costs;
}

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
try {
  const pages = await measurePages(browser, site.origin);
  const pageHead = ['', 'first paint', 'largest', 'first, ms / static', 'largest, ms / static', 'worst shift', 'policy reports'];
  process.stdout.write(`\n${table([pageHead, ...pages.map(pageRow)])}\n`);
  const reports = await measureReports(browser, site.origin);
  const keys = await measureKeys(browser, site.origin);
  const reportHead = ['', 'ratio', 'middle half', 'measured', 'beside it'];
  const rows = [
    row('report on the device / fixed loop', reports),
    row(
      'key in a 12-row field / key in a text area like it, alone',
      keys.map(({ page, alike }) => ({ subject: page, yardstick: alike })),
    ),
    row(
      'key in a 12-row field / key in a bare text area',
      keys.map(({ page, bare }) => ({ subject: page, yardstick: bare })),
    ),
  ];
  process.stdout.write(`\n${table([reportHead, ...rows])}\n`);
} finally {
  await browser.close();
  site.close();
}
