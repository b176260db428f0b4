import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { main } from './frame.ts';
import { RECORDS } from './saved-records.ts';
import { expect, loadDeferredCode, open, test, waitForHydration, write } from './site.ts';

/** One page of each template. */
const PAGES = [
  '/',
  '/tools',
  '/tools/ntcc-report-creator',
  '/dashboard',
  '/blog',
  '/blog/complete-guide-ntcc-reports',
  '/contact',
  '/privacy',
  '/nowhere',
];

const LARGEST_SHIFT = 0.02;

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const code = [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text]) => text as string);
  return code.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

test('A page needs no request after its HTML for the first paint, and the policy allows its inline code by hash', async ({ request }) => {
  for (const path of PAGES) {
    const response = await request.get(path);
    const html = await response.text();
    expect(html, `${path}: a script that blocks the paint`).not.toMatch(/<script(?=[^>]*\bsrc=)(?![^>]*\btype="module")/);
    const sheet = html.indexOf('<link rel="stylesheet"');
    expect(sheet, `${path}: a sheet that blocks the paint`).toBeGreaterThan(html.lastIndexOf('</div>'));
    const [, first] = /<link rel="expect" blocking="render" href="#([^"]+)">/.exec(html) ?? [];
    expect(html, `${path}: the element that the first frame waits for`).toContain(` id="${first}"`);
    expect(html, `${path}: a preload that competes with the paint`).not.toMatch(
      /<link(?=[^>]*\brel="(?:modulepreload|preload)")(?![^>]*fetchpriority="low")/,
    );
    expect(hashesOf(html, 'style').length, path).toBeGreaterThan(0);
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
    // The policy must come before the code that it allows.
    expect(html.indexOf('Content-Security-Policy'), path).toBeLessThan(html.search(/<script|<style/));
    // A host serves the not-found page by its own rules, so it may lack the header.
    const policies = path === '/nowhere' ? [meta] : [meta, response.headers()['content-security-policy']];
    for (const policy of policies)
      for (const hash of [...hashesOf(html, 'script'), ...hashesOf(html, 'style')]) expect(policy, path).toContain(hash);
  }
});

test('Nothing moves when sheets, scripts and fonts arrive after the first paint', async ({ page }) => {
  await recordShifts(page);
  let painted = Promise.withResolvers<void>();
  // A route also turns off the cache, so that each page waits for all of its files.
  await page.route(/\.(woff2|js|css)$/, async (route) => {
    await painted.promise;
    // Some frames, so that the page is also painted with its sheet and without its font.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  const look = async (path: string): Promise<void> => {
    painted = Promise.withResolvers();
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length), path).toBeGreaterThan(0);
    painted.resolve();
    await page.waitForLoadState();
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page), path).toBeLessThanOrEqual(LARGEST_SHIFT);
  };
  for (const path of PAGES) await test.step(path, () => look(path));
  await test.step('/dashboard with saved work', async () => {
    await write(page, RECORDS);
    await look('/dashboard');
    await expect(page.getByText('Library kiosk').first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
  });
});

/** Adds up the layout shifts of every page that opens. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) total += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const sum = (): number => {
      add(observer.takeRecords());
      return total;
    };
    Object.assign(window, { shifts: { sum } });
  });
}

/** The sum of all layout shifts of the open page, with those of the last frame. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts } = window as unknown as { shifts: { sum(): number } };
    return shifts.sum();
  });
}

test('No style sheet and no script loads twice, and a page looks the same whether it was opened or navigated to', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['stylesheet', 'script'].includes(request.resourceType())) loaded.push(new URL(request.url()).pathname);
  });
  const look = () =>
    page.getByRole('main').evaluate((element) =>
      [...element.querySelectorAll('*')].slice(0, 200).map((child) => {
        const { display, color, fontSize, padding, margin } = getComputedStyle(child);
        return [child.tagName, display, color, fontSize, padding, margin].join(' ');
      }),
    );
  await open(page, '/tools');
  await loadDeferredCode(page);
  const opened = await look();
  for (const name of ['Blog', 'Dashboard', 'Home', 'Tools'] as const) {
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(name === 'Home' ? '/' : `/${name.toLowerCase()}`);
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.filter((file, place) => loaded.indexOf(file) !== place)).toEqual([]);
  await open(page, '/contact');
  await main(page).getByRole('link', { name: 'Tools', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  await expect.poll(look).toEqual(opened);
});

test('_headers stays within 100 rules and 2,000 characters a line, the limits of some hosts', () => {
  const lines = readFileSync(join(import.meta.dirname, '../dist/client/_headers'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});
