import type { Browser, Page } from '@playwright/test';

/** The cost of a key on the main thread of the page, in milliseconds. */
export interface KeyTime {
  readonly total: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Input, paint and the hand-over to the compositor. */
  readonly rest: number;
}

export interface KeyCost {
  /** In the 12-row field of a tool's page. */
  readonly page: KeyTime;
  /** In a text area like that field, alone in its page. */
  readonly alike: KeyTime;
  /** In a text area without any style, alone in its page. */
  readonly bare: KeyTime;
}

const KEYS = 200;
/** Milliseconds between two keys: a fast typist's. */
const PACE = 60;
/** The kinds of text that the field can hold before the first key. */
export const NOTES = 'The moon pulls on the sea, and the sea follows it round the earth. '.repeat(20);
/** A line without spaces, such as pasted data, which the browser may break between any two characters. */
export const UNBROKEN = 'ToAVATaWaYo'.repeat(4546).slice(0, 50_000);
const BARE = '<!doctype html><title>Bare</title><textarea rows="12" cols="80"></textarea>';
/**
 * The box, the size of the text and the placeholder of the field on the tool's page. A bare text area has wider lines, so it paints half
 * as many, and no placeholder, whose style Chromium computes anew at each key. The difference to it is what the page adds.
 */
const ALIKE_PAGE = `<!doctype html><title>Alike</title>
<style>textarea { box-sizing: border-box; width: 368px; height: 384px; padding: 9px 12px; font: 16px/24px sans-serif }</style>
<textarea rows="12" placeholder="Paste your essay or assignment here …"></textarea>`;

/**
 * Types into three text areas, one after the other, and compares what a key costs the main thread. All three come from one origin.
 * @param url the page of a tool with a 12-row field
 * @param text what stands in the field before the first key
 */
export async function keyCost(browser: Browser, url: string, text: string): Promise<KeyCost> {
  return {
    page: await typed(browser, url, text),
    alike: await typed(browser, url, text, ALIKE_PAGE),
    bare: await typed(browser, url, text, BARE),
  };
}

/** @param html what the browser gets in place of the page at the address */
async function typed(browser: Browser, url: string, text: string, html?: string): Promise<KeyTime> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    if (html !== undefined) await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto(url, { waitUntil: 'networkidle' });
    const field = page.locator('textarea[rows="12"]').first();
    await field.fill(text);
    await field.press('End');
    // The code that the focus loads has arrived, and the page is idle.
    await page.waitForTimeout(1500);
    return await costOf(page);
  } finally {
    await context.close();
  }
}

async function costOf(page: Page): Promise<KeyTime> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<(name: string) => number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  for (let key = 0; key < KEYS; key += 1) {
    const text = key % 6 === 5 ? ' ' : 'abcdefgh'.charAt(key % 8);
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await page.waitForTimeout(PACE);
  }
  // The word count and the draft follow the last key.
  await page.waitForTimeout(1000);
  const after = await read();
  const spent = (name: string): number => (after(name) - before(name)) / KEYS;
  const [total, script, style, layout] = [
    spent('TaskDuration'),
    spent('ScriptDuration'),
    spent('RecalcStyleDuration'),
    spent('LayoutDuration'),
  ] as const;
  return { total, script, style, layout, rest: total - script - style - layout };
}
