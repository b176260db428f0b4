import { loadavg } from 'node:os';
import { chromium, expect, test } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';
import { damageOf, findAll } from './damage.ts';
import { figure, percentile } from './figures.ts';
import { storm } from './storm.ts';
import { OWN_PROCESSES, openTab } from './tabs.ts';

const NO_DAMAGE = { lost: 0, ghosts: 0, sharedIds: 0, miscounted: 0 };

/** A list of so many records of 10,000 characters, as another program would have written it. */
const listOf = (records: number): string =>
  JSON.stringify(
    Array.from({ length: records }, (_, id) => ({ id: id + 1, title: `Old ${id}`, content: 'word — '.repeat(1_430), type: 'Old' })),
  );

const STORMS = [
  { name: '4 tabs, 2,000 operations', tabs: 4, operations: 500, pause: 0, records: 0 },
  { name: '4 tabs, 2,000 operations, a list of 3 MB', tabs: 4, operations: 500, pause: 0, records: 300 },
  { name: "2 tabs at a person's pace, 200 operations", tabs: 2, operations: 100, pause: 60, records: 0 },
] as const;

for (const { name, tabs, operations, pause, records } of STORMS) {
  test(`Nothing is lost: ${name}`, async ({ baseURL }) => {
    const browser = await chromium.launch({ ...launchOptions(), args: [...launchOptions().args, ...OWN_PROCESSES] });
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const first = await openTab(context);
    if (records > 0) await first.evaluate((list) => localStorage.setItem('saved_content', list), listOf(records));
    const pages = [first, ...(await Promise.all(Array.from({ length: tabs - 1 }, () => openTab(context))))];
    const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
    expect(processInfo.filter(({ type }) => type === 'renderer').length, 'processes of tabs').toBeGreaterThanOrEqual(tabs);
    const start = performance.now();
    const told = await Promise.all(pages.map((page, index) => storm(page, { name: `tab ${index}`, operations, pause })));
    const load = loadavg()[1] ?? 0;
    const seconds = (performance.now() - start) / 1_000;
    const found = await findAll(await openTab(context));
    const damage = damageOf(told, found);
    const took = told.flatMap((tab) => tab.took);
    const refused = told.reduce((sum, tab) => sum + tab.refused, 0);
    figure(
      name,
      `${damage.lost} lost, ${damage.ghosts} ghosts, ${damage.sharedIds} shared ids, ${damage.miscounted} miscounted, ${refused} refused; ` +
        `median ${percentile(took, 0.5)} ms, 95 % ${percentile(took, 0.95)} ms, ${seconds.toFixed(0)} s, load ${load.toFixed(0)}; news: ${found.news.length}`,
    );
    expect(damage).toEqual(NO_DAMAGE);
    expect(found.titles.filter((title) => title.startsWith('Old'))).toHaveLength(records);
    expect(refused).toBe(0);
    await browser.close();
  });
}
