import type { Page } from '@playwright/test';
import { deploy, expect, loadDeferredCode, open, storedIn, test, waitForHydration } from './site.ts';

const POST = '/blog/ai-revolutionizing-academic-writing';

/** The paths of the scripts that a page has requested so far. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

/** A headless browser may send a pointer event of its own, from the place where the pointer stood in an earlier test. */
async function ignorePointer(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
}

/** Delays every script that is requested from now on. @returns a function that lets them load */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

for (const path of ['/', '/blog', POST, '/privacy']) {
  test(`${path} is complete without interaction, and requests no script that its HTML does not name, except the one for use without a network`, async ({
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
    await loadDeferredCode(page);
    expect(scripts.size, 'a key loads the rest').toBeGreaterThan(new Set(named).size);
    expect(await page.getByRole('main').textContent(), 'and nothing on it changes').toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

const SIGNS: readonly (readonly [name: string, give: (page: Page) => Promise<void>])[] = [
  ['a key', (page) => page.keyboard.press('Shift')],
  ['focus', (page) => page.getByRole('main').getByRole('link').first().focus()],
  ['scrolling', (page) => page.evaluate(() => scrollBy(0, 400))],
];
for (const [name, give] of SIGNS) {
  test(`A page is hydrated after ${name}`, async ({ page }) => {
    await ignorePointer(page);
    await open(page, POST);
    const code = page.waitForRequest(/\/assets\/PostScreen/);
    await give(page);
    await code;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  });
}

test('A page is hydrated after a move of the pointer', async ({ page }) => {
  await page.goto(POST);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
});

test('A press on a button before its code has loaded is not lost', async ({ page }) => {
  await ignorePointer(page);
  await open(page, POST);
  const release = await holdScripts(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await storedIn(page, 'blog_bookmarks')).toBeNull();
  release();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect(await storedIn(page, 'blog_bookmarks')).toEqual(['ai-revolutionizing-academic-writing']);
});

test('A press on Quick Access before its code has loaded is not lost', async ({ page }) => {
  await open(page, '/blog');
  const release = await holdScripts(page);
  await page.getByRole('button', { name: 'Quick Access' }).click();
  release();
  await expect(page.getByRole('list', { name: 'Quick Access' })).toBeVisible();
});

test('A form that is sent before its code has loaded keeps its text and does not leave the page', async ({ page }) => {
  await open(page, '/blog');
  const release = await holdScripts(page);
  const field = page.getByRole('main').getByLabel('Email address');
  await field.fill('ada@example');
  await field.press('Enter');
  release();
  await expect(page.getByText('Enter an email address in the format name@example.com')).toBeVisible();
  await expect(field).toHaveValue('ada@example');
  await expect(page).toHaveURL('/blog');
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
