import type { Browser } from '@playwright/test';

/** The preset "Slow 4G" of Chromium's developer tools: milliseconds for each request, bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** The CPU slowdown factor of a mid-range phone. */
const SLOWER = 4;
/** Milliseconds to wait for further paints after the last request. */
const SETTLED_AFTER_MILLISECONDS = 500;

/** The paint measurements of one load. */
export interface Load {
  /** First contentful paint, in milliseconds from the start of the navigation. */
  readonly first: number;
  /** Largest contentful paint, in milliseconds from the start of the navigation. */
  readonly largest: number;
  /** Cumulative layout shift, the unitless score. */
  readonly shift: number;
  /** The number of Content Security Policy violations. */
  readonly reports: number;
}

declare global {
  interface Window {
    policyReports?: number;
  }
}

const DESKTOP = { width: 1280, height: 800 };

/** Loads a page with an empty cache over a slow network on a slow processor, and waits until nothing loads any more. */
export async function load(browser: Browser, url: string, viewport = DESKTOP): Promise<Load> {
  const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.policyReports = 0;
      document.addEventListener('securitypolicyviolation', () => {
        window.policyReports = (window.policyReports ?? 0) + 1;
      });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_AFTER_MILLISECONDS);
    return await page.evaluate(measured);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function measured(): Promise<Load> {
  const entries = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // A browser never calls an observer that has nothing to report.
      setTimeout(() => resolve([]), 500);
    });
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
    reports: window.policyReports ?? 0,
  };
}
