import type { Browser } from '@playwright/test';

/** A phone of the middle class next to a computer. */
const SLOWER = 4;
/** Milliseconds after `load` in which the page's script may still change what was painted largest. */
const SETTLES = 1000;

/** Milliseconds from the start of the navigation. */
export interface Paint {
  readonly first: number;
  readonly largest: number;
}

/** Loads a page with an empty cache on a processor that is slowed down, and says when it painted. */
export async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLES);
    return await page.evaluate(
      () =>
        new Promise<Paint>((resolve) => {
          new PerformanceObserver((list) => {
            const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
