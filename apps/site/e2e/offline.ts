import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Moves the focus into the form, waits until a second has passed without a request, and cuts the network off.
 * @returns the paths of the requests that failed from then on, without fonts
 */
export async function cutNetworkAfterFocus(page: Page, context: BrowserContext): Promise<() => string[]> {
  let last = Date.now();
  const heard = (): void => {
    last = Date.now();
  };
  // The context also reports the requests of a worker.
  context.on('request', heard);
  context.on('requestfinished', heard);
  const worker = page.waitForEvent('worker');
  await page.locator('form').locator('input, textarea, select').first().focus();
  await worker;
  await expect.poll(() => Date.now() - last, { intervals: [200] }).toBeGreaterThan(1_000);
  await context.setOffline(true);
  const missed: string[] = [];
  context.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname));
  return () => missed.filter((path) => !path.endsWith('.woff2'));
}
