import type { Browser, Page } from '@playwright/test';

/** What a key costs, in milliseconds of the page's main thread. */
export interface KeyCost {
  /** In the 12-row field of a tool's page. */
  readonly page: number;
  /** In a page that contains only a text area. */
  readonly bare: number;
}

const KEYS = 200;
/** Milliseconds between two keys: a fast typist's. */
const PACE = 60;
/** In the field before the first key. */
const NOTES = 'The moon pulls on the sea, and the sea follows it round the earth. '.repeat(20);
const BARE = '<!doctype html><title>Bare</title><textarea rows="12" cols="80"></textarea>';

/**
 * Types into two text areas, one after the other, and compares what a key costs the main thread.
 * @param url the page of a tool with a 12-row field
 */
export async function keyCost(browser: Browser, url: string): Promise<KeyCost> {
  return {
    page: await typed(browser, (page) => page.goto(url, { waitUntil: 'networkidle' })),
    bare: await typed(browser, (page) => page.setContent(BARE)),
  };
}

async function typed(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await open(page);
    const field = page.locator('textarea[rows="12"]').first();
    await field.fill(NOTES);
    await field.press('End');
    // What comes with the focus has arrived and is idle.
    await page.waitForTimeout(1500);
    return await costOf(page);
  } finally {
    await context.close();
  }
}

async function costOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await busy();
  for (let key = 0; key < KEYS; key += 1) {
    const text = key % 6 === 5 ? ' ' : 'abcdefgh'.charAt(key % 8);
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await page.waitForTimeout(PACE);
  }
  // Counting and keeping the draft follow the last key.
  await page.waitForTimeout(1000);
  return ((await busy()) - before) / KEYS;
}
