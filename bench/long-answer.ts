import { startFakeModel } from '@marginalia/fake-model';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Tasks, watchTasks } from './main-thread.ts';

/** The time and memory that a page needs for a long answer of a model. */
export interface LongAnswer extends Tasks {
  /** Milliseconds from the press to the result. */
  readonly time: number;
  /** Megabytes of script memory before, at most, and after. */
  readonly heap: readonly [before: number, peak: number, after: number];
}

export interface LongAnswerOptions {
  readonly tool: string;
  /** A model of the fake service: "fake-long" writes one megabyte. */
  readonly model: string;
  /** Milliseconds between two events of the stream. */
  readonly pace: number;
}

/** Streams an answer of a fake service into a tool's page, and measures tasks and memory until the result is shown. */
export async function longAnswer(browser: Browser, origin: string, { tool, model, pace }: LongAnswerOptions): Promise<LongAnswer> {
  const fake = await startFakeModel({ pace });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(choose, { version: 1, kind: 'gemini', gemini: { baseUrl: fake.url, model } });
    await page.goto(`${origin}/tools/${tool}`, { waitUntil: 'networkidle' });
    for (const field of await page.locator('form :is(textarea, input[type="text"], input:not([type])):visible').all())
      await field.fill('The moon pulls on the sea.');
    await page.waitForTimeout(1000);
    const devtools = await context.newCDPSession(page);
    const before = await heapOf(devtools, true);
    const tasks = await watchTasks(devtools);
    let peak = before;
    const watch = setInterval(() => void heapOf(devtools).then((now) => (peak = Math.max(peak, now))), 200);
    const began = Date.now();
    await generate(page);
    const time = Date.now() - began;
    await page.waitForTimeout(1500);
    clearInterval(watch);
    return { ...(await tasks()), time, heap: [before, peak, await heapOf(devtools, true)] };
  } finally {
    await context.close();
    await fake.close();
  }
}

function choose(settings: { readonly gemini: { readonly baseUrl: string } }): void {
  localStorage.setItem('generation_settings', JSON.stringify(settings));
  sessionStorage.setItem('generation_key', JSON.stringify({ origin: settings.gemini.baseUrl, key: 'test-key' }));
}

async function generate(page: Page): Promise<void> {
  await page.locator('form button[type="submit"]').click();
  await page.locator('#result[aria-busy="true"]').waitFor();
  await page.locator('#result[data-state="result"]').waitFor({ timeout: 300_000 });
}

async function heapOf(devtools: CDPSession, collected = false): Promise<number> {
  if (collected) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
