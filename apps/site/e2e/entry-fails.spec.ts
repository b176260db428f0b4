import { test as base, expect, type Page } from '@playwright/test';
import { palette } from './frame.ts';
import { loadDeferredCode, open, test as siteTest } from './site.ts';

// The fixture of site.ts forbids errors, which are the subject here.
const test = base;

const ENTRY = /\/assets\/index-[^/]*\.js/;
const PAGES = ['/', '/tools', '/tools/mock-interview', '/dashboard', '/blog/complete-guide-ntcc-reports', '/nowhere'];
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive.' });

const FAULTS: readonly (readonly [what: string, fail: (page: Page) => Promise<unknown>])[] = [
  ['is blocked', (page) => page.route(ENTRY, (route) => route.abort('blockedbyclient'))],
  ['is not found', (page) => page.route(ENTRY, (route) => route.fulfill({ status: 404, body: 'Not found' }))],
  ['throws', (page) => page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }))],
  [
    'has syntax that the browser does not know',
    (page) => page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let = new' })),
  ],
];

for (const [index, [what, fail]] of FAULTS.entries())
  test(`A page says so when its script ${what}, and can still be read`, async ({ page }) => {
    await fail(page);
    // Every page has the same code for this: one fault is tried on each page, the others on a page of an unlike template each.
    for (const path of index === 0 ? PAGES : PAGES.slice(index + 1, index + 2)) {
      await page.goto(path);
      await expect(bar(page), path).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    }
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
