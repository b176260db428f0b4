import type { BrowserContext, Page, Request } from '@playwright/test';
import { AT_ROOT, type Build } from './hosts.ts';
import { type OfflineHost, startOfflineHost } from './offline-host.ts';
import { expect, test as site } from './site.ts';

/** A test with the service worker and a host of its own, which it can stop. */
export const offlineTest = site.extend<{ build: Build; host: OfflineHost }, object>({
  build: [AT_ROOT, { option: true }],
  host: async ({ build }, use) => {
    const host = await startOfflineHost(build);
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.origin),
  serviceWorkers: 'allow',
  expectedErrors: /ERR_CONNECTION_REFUSED|status of (404|503)/,
});

/**
 * Focuses the form, waits for a second without a request, and disconnects the network.
 * @returns a function that returns the paths of requests that have failed since then
 */
export async function cutNetworkAfterFocus(page: Page, context: BrowserContext): Promise<() => string[]> {
  let last = Date.now();
  const onRequest = (): void => {
    last = Date.now();
  };
  context.on('request', onRequest);
  context.on('requestfinished', onRequest);
  const worker = page.waitForEvent('worker');
  await page.locator('form').locator('input, textarea, select').first().focus();
  await worker;
  await expect.poll(() => Date.now() - last, { intervals: [200] }).toBeGreaterThan(1_000);
  await context.setOffline(true);
  // The context also reports the requests of a worker.
  return missedRequests((hear) => context.on('requestfailed', hear));
}

/**
 * The paths of the requests that fail from now on, except fonts, which have a fallback of the same metrics, and those that a page
 * ended itself because it was left.
 */
export function missedRequests(onFailed: (hear: (request: Request) => void) => void): () => string[] {
  const missed: string[] = [];
  onFailed((request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missed.push(new URL(request.url()).pathname);
  });
  return () => missed.filter((path) => !path.endsWith('.woff2'));
}

/** Waits until the service worker has fetched its files ahead and answers this page. */
export async function keptForOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { message: 'the worker is active', timeout: 45_000 })
    .toBe('activated');
}
