/** `npm run bench [pairs]`: how long the built site takes, as ratios to what is measured beside it. Prints a table and judges nothing. */
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.ts';
import { type Pair, row, table } from './compare.ts';
import { reportTime } from './device-report.ts';
import { type Paint, paintOf } from './paint.ts';
import { STATIC, serveSite } from './serve-site.ts';
import { keyCost } from './typing.ts';

const PAGES = ['/', '/tools', '/tools/ntcc-report-creator', '/dashboard'];
const PAIRS = Number(process.argv[2] ?? 15);
const HEAD = ['', 'ratio', 'middle half', 'measured', 'beside it'];

/** The page and the same page without script, in turn; which of them comes first changes from pair to pair. */
async function paints(browser: Browser, url: string, round: number): Promise<{ readonly page: Paint; readonly bare: Paint }> {
  const early = round % 2 === 0 ? await paintOf(browser, url) : undefined;
  const bare = await paintOf(browser, url + STATIC);
  return { page: early ?? (await paintOf(browser, url)), bare };
}

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
const measured = new Map<string, Pair[]>();
const keep = (name: string, subject: number, yardstick: number): void => {
  measured.set(name, [...(measured.get(name) ?? []), { subject, yardstick }]);
};

try {
  // The first loads of a browser are its own start; they count for nothing.
  for (const path of PAGES) await paintOf(browser, site.origin + path);
  for (let round = 0; round < PAIRS; round += 1) {
    process.stderr.write(`\rpair ${round + 1} of ${PAIRS} `);
    for (const path of PAGES) {
      const { page, bare } = await paints(browser, site.origin + path, round);
      keep(`${path} first contentful paint`, page.first, bare.first);
      keep(`${path} largest contentful paint`, page.largest, bare.largest);
    }
    const { report, loop } = await reportTime(browser, site.origin, round % 2 === 0);
    keep('report on the device / fixed loop', report, loop);
    const key = await keyCost(browser, `${site.origin}/tools/assignment-improver`, STATIC);
    keep('a key in a 12-row field / in a bare text area', key.page, key.bare);
    keep('a key in a 12-row field / in the page without script', key.page, key.still);
  }
  const rows = [...measured].map(([name, pairs]) => row(name, pairs));
  process.stdout.write(`\n${table([HEAD, ...rows])}\n`);
} finally {
  await browser.close();
  site.close();
}
