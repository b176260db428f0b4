import { test as base, expect, type Page, type Route } from '@playwright/test';
import { palette } from './frame.ts';
import { loadDeferredCode, open, test as siteTest } from './site.ts';

// The fixture of site.ts forbids errors, which are the subject here.
const test = base;

const ENTRY = /\/assets\/index-[^/]*\.js/;
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive.' });

/** Each fault of the script on a page of another template: pages.spec.ts finds the same code for it in every page. */
const FAULTS: readonly (readonly [path: string, what: string, fail: (route: Route) => Promise<unknown>])[] = [
  ['/', 'is blocked', (route) => route.abort('blockedbyclient')],
  ['/blog/complete-guide-ntcc-reports', 'is not found', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['/tools/mock-interview', 'throws', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })],
  [
    '/nowhere',
    'has syntax that the browser does not know',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'let = new' }),
  ],
];

test('A page says so when its script fails, and can still be read', async ({ page }) => {
  for (const [path, what, fail] of FAULTS)
    await test.step(`${path}: the script ${what}`, async () => {
      await page.unrouteAll();
      await page.route(ENTRY, fail);
      await page.goto(path);
      await expect(bar(page)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
});

test('A script that is slow to arrive shows no such sentence', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(ENTRY, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/tools/mock-interview', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  gate.resolve();
  await expect(page.getByRole('button', { name: 'Start Mock Interview' })).toBeEnabled();
  await expect(bar(page)).toHaveCount(0);
});

siteTest('An error of another script, or one after the page runs, shows no such sentence', async ({ page }) => {
  await page.addInitScript(() => dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' })));
  await open(page, '/');
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/index-1.js` })));
  await loadDeferredCode(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
