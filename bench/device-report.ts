import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const SAMPLE = join(import.meta.dirname, '../packages/on-device/corpus/ntcc-report-creator.irrigation.json');

export interface ReportTime {
  /** Milliseconds from the click on the button to the finished report on the screen. */
  readonly report: number;
  /** Milliseconds of a fixed loop in the same page. */
  readonly loop: number;
}

/** Measures an on-device report in a fresh page, and a fixed loop for comparison, because other programs slow both equally. */
export async function reportTime(browser: Browser, origin: string, loopFirst: boolean): Promise<ReportTime> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/tools/ntcc-report-creator`, { waitUntil: 'networkidle' });
    await fill(page);
    const before = loopFirst ? await loop(page) : undefined;
    const report = await write(page);
    return { report, loop: before ?? (await loop(page)) };
  } finally {
    await context.close();
  }
}

async function fill(page: Page): Promise<void> {
  const { values } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { values: Record<string, string> };
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`form [name="${name}"]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
  // The page loads the code of a run when a field gets the focus. Starting the worker and its skills is part of the measured time.
  await page.waitForLoadState('networkidle');
}

function write(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const isThere = (): boolean => document.querySelector('#result')?.textContent?.includes('Drafted on this device') === true;
        const began = performance.now();
        const look = (): void => {
          if (isThere()) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click();
        look();
      }),
  );
}

/** A fixed amount of work: a hash over thirty million numbers. */
function loop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const began = performance.now();
    let hash = 0x811c9dc5;
    for (let index = 0; index < 30_000_000; index += 1) hash = Math.imul(hash ^ index, 0x01000193);
    return hash === 0 ? Number.NaN : performance.now() - began;
  });
}
