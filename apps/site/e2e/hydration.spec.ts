import type { Page } from '@playwright/test';
import { deploy, expect, holdScripts, ignorePointer, isMarked, markWindow, open, test, waitForHydration } from './site.ts';

const POST = '/blog/ai-revolutionizing-academic-writing';

/** The paths of the scripts that a page has requested so far. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

/** A page of each kind, and a sign that a person uses it: every page has the same code for all signs. */
const PAGES: readonly (readonly [path: string, sign: string, give: (page: Page) => Promise<unknown>])[] = [
  ['/', 'a key', (page) => page.keyboard.press('Shift')],
  ['/blog', 'focus', (page) => page.getByRole('main').getByRole('link').first().focus()],
  [POST, 'scrolling', (page) => page.evaluate(() => scrollBy(0, 400))],
  ['/privacy', 'a press', (page) => page.mouse.click(640, 400)],
];
for (const [path, sign, give] of PAGES) {
  test(`${path} is complete and requests no script that its HTML does not name, except the one for use without a network, and ${sign} hydrates it`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => file as string);
    // With a form service, the blog's Subscribe box has nothing to add.
    await deploy(page, { form: { url: '/forms', accessKey: 'key' } });
    const scripts = scriptsOf(page);
    await ignorePointer(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const forOffline = /\/register-[^/]*\.js$/;
    expect([...scripts].filter((script) => !forOffline.test(script)).sort()).toEqual([...new Set(named)].sort());

    const before = await page.getByRole('main').textContent();
    await give(page);
    await expect(page.locator('[data-part="waiting"]'), 'areas of the page that are not hydrated').toHaveCount(0);
    expect(scripts.size, `${sign} loads the rest`).toBeGreaterThan(new Set(named).size);
    expect(await page.getByRole('main').textContent(), 'and nothing on it changes').toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('A post is hydrated after a move of the pointer, and a link in it then opens its page without a reload', async ({ page }) => {
  await open(page, POST);
  await markWindow(page);
  const link = page.locator('article a[href="/tools/assignment-improver"]').first();
  await link.hover();
  await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assignment Improver AI' })).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('A link before its code has loaded leads to its page', async ({ page }) => {
  await open(page, POST);
  const release = await holdScripts(page);
  const arrived = page.waitForURL('/tools/assignment-improver');
  await page.locator('article a[href="/tools/assignment-improver"]').first().click({ noWaitAfter: true });
  release();
  await arrived;
  await expect(page.getByRole('heading', { level: 1, name: 'Assignment Improver AI' })).toBeVisible();
});

test('Back and forward after a reload show the right pages', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Blog|Terms/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Blog']);
});

test.describe('When the connection is lost', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/ });
  test('a page that is open can still be read', async ({ page, context }) => {
    await ignorePointer(page);
    await open(page, POST);
    await context.setOffline(true);
    const before = await page.getByRole('main').textContent();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await failed;
    expect(before?.length).toBeGreaterThan(1_000);
    expect(await page.getByRole('main').textContent()).toBe(before);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await context.setOffline(false);
  });
});
