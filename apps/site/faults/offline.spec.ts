import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { savedSentence } from '@marginalia/engine';
import type { Page } from '@playwright/test';
import { TOOL_COUNT } from '../e2e/dashboard.ts';
import { EXPECTED_TOOLS } from '../e2e/expected-tools.ts';
import { keptForOffline, offlineTest as test } from '../e2e/offline.ts';
import { expect, fillForm, open, storedIn } from '../e2e/site.ts';

/** Every page that the build wrote. */
const ROUTES = [...readFileSync(join(import.meta.dirname, '../dist/client/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url]) => new URL(url as string, 'http://host').pathname,
);

test('After one visit every route opens anew without a network', async ({ page, context, host }) => {
  await open(page, '/');
  await keptForOffline(page);
  await page.close();
  await host.stop();
  const opened: string[] = [];
  for (const route of ROUTES) {
    const later = await context.newPage();
    const response = await later.goto(route);
    await expect(later.getByRole('heading', { level: 1 }), route).toBeVisible();
    if (response?.status() === 200) opened.push(route);
    await later.close();
  }
  expect(opened).toEqual(ROUTES);
  test.info().annotations.push({ type: 'figure', description: `${opened.length} of ${ROUTES.length} routes` });
});

test('After one visit every tool writes and saves without a network, and the dashboard has it', async ({ page, context, host }) => {
  await open(page, '/');
  await keptForOffline(page);
  await page.close();
  await host.stop();
  const saved: string[] = [];
  for (const tool of EXPECTED_TOOLS) {
    const later = await context.newPage();
    await open(later, `/tools/${tool.slug}`);
    await fillForm(later, tool.values);
    await later.getByRole('button', { name: tool.button }).click();
    await expect(later.getByRole('status').getByText(tool.success, { exact: true }), tool.name).toBeVisible();
    if (tool.saved) {
      await later.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(later.getByText(savedSentence(tool.noun))).toBeVisible();
      saved.push(String(tool.saved.record['title']));
    }
    await expect.poll(() => storedIn(later, 'tool_analytics'), tool.name).toMatchObject({ [tool.counter]: 1 });
    await later.close();
  }
  const dashboard = await context.newPage();
  await open(dashboard, '/dashboard');
  for (const title of saved) await expect(dashboard.getByRole('button', { name: `Download ${title}`, exact: true })).toBeVisible();
  await expect(dashboard.getByText(`of ${TOOL_COUNT} tools`, { exact: true })).toBeVisible();
  const counted = Object.keys((await storedIn(dashboard, 'tool_analytics')) as object);
  expect(counted.sort()).toEqual([...EXPECTED_TOOLS.map(({ counter }) => counter), 'lastUsed'].sort());
});

/** The number of kept files in each cache. */
function kept(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length])));
  });
}

test.describe('On a connection that saves data', () => {
  // A request for a file that is not kept fails, and the browser reports that.
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED|status of 503/ });

  test('only what was used is kept, and any other page says that it is not there without a network', async ({ page, context, host }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await open(page, '/terms');
    await keptForOffline(page);
    await expect.poll(async () => (await kept(page))['marginalia / ahead'] ?? 0).toBeGreaterThan(2);
    await expect.poll(async () => Object.values(await kept(page)).reduce((sum, count) => sum + count, 0)).toBeLessThan(20);
    await host.stop();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    expect((await page.goto('/blog'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await page.getByRole('link', { name: 'try again' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

const WITHOUT_WORKER: readonly (readonly [name: string, take: () => void])[] = [
  [
    'refuses a service worker',
    () => Object.assign(ServiceWorkerContainer.prototype, { register: () => Promise.reject(new DOMException('', 'SecurityError')) }),
  ],
  ['has no service workers, as a page without https', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ['has no caches', () => Reflect.deleteProperty(globalThis, 'caches')],
];
for (const [name, take] of WITHOUT_WORKER)
  test(`A browser that ${name} shows the page without an error`, async ({ page }) => {
    await page.addInitScript(take);
    const registering = page.waitForResponse(/\/register-[^/]*\.js/);
    await open(page, '/tools/mock-interview');
    await registering;
    await fillForm(page, { role: 'Data Analyst' });
    await page.getByRole('button', { name: 'Start Mock Interview' }).click();
    await expect(page.getByText('Your mock interview has been generated')).toBeVisible();
  });
