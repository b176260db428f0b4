import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ACTS, type Act, openResult } from './acts.ts';
import { figure } from './figures.ts';
import { type KilledBrowser, startBrowser } from './killed-browser.ts';

const ROUNDS = Number(process.env['CRASHES'] ?? 20);

/**
 * Milliseconds after which the browser is killed: the time in which a person sees that something has happened. Nothing can be on the disk
 * at once.
 */
const SEEN_WITHIN_MILLISECONDS = 250;

const ENDS = {
  'the tab crashes': {
    async end({ page }: KilledBrowser, act: string): Promise<void> {
      const crashed = page.waitForEvent('crash');
      const devTools = await page.context().newCDPSession(page);
      await page.evaluate(act);
      // A page that has crashed does not answer.
      void devTools.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
    async goOn(browser: KilledBrowser): Promise<KilledBrowser> {
      return { ...browser, page: await browser.page.context().newPage() };
    },
  },
  'the whole browser is killed': {
    async end(browser: KilledBrowser, act: string): Promise<void> {
      await browser.page.evaluate(act);
      await new Promise((resolve) => setTimeout(resolve, SEEN_WITHIN_MILLISECONDS));
      await browser.kill();
    },
    goOn: (_: KilledBrowser, profile: string) => startBrowser(profile),
  },
};

for (const [name, { end, goOn }] of Object.entries(ENDS)) {
  test(`Nothing that was done with a result is lost when ${name} right after it, ${ROUNDS} times`, async ({ baseURL }) => {
    const profile = mkdtempSync(join(tmpdir(), 'marginalia-crashes-'));
    const lost: string[] = [];
    const made = new Set<string>();
    let browser = await startBrowser(profile);
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const act = ACTS[round % ACTS.length] as Act;
        await openResult(browser.page, baseURL ?? '', act, !made.has(act.tool));
        made.add(act.tool);
        const expected = act.after(await act.found(browser.page), round);
        await act.prepare?.(browser.page, round);
        await end(browser, act.script(round));
        browser = await goOn(browser, profile);
        await openResult(browser.page, baseURL ?? '', act, false);
        const found = await expect
          .poll(() => act.found(browser.page))
          .toBe(expected)
          .then(
            () => expected,
            () => act.found(browser.page),
          );
        if (found !== expected) lost.push(`${act.name}, round ${round}: ${found} instead of ${expected}`);
      }
    } finally {
      await browser.kill();
      rmSync(profile, { recursive: true, force: true });
    }
    figure(`${name} after a rating, an edit, a tick, an answer or a correction`, `${ROUNDS} times, ${lost.length} lost`);
    expect(lost).toEqual([]);
  });
}
