import type { Page } from '@playwright/test';
import { main, palette, settings, settingsButton, title } from './frame.ts';
import { expect, fillForm, loadDeferredCode, open, test, write } from './site.ts';

const CODE = /\/assets\/.*\.js/;
const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive.' });
test.describe('When the code of a page cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 404|Failed to fetch dynamically imported module/ });

  test('because the site has a newer version or cannot be reached, the page shows an error, its links work, and a second try loads it', async ({
    page,
  }) => {
    await open(page, '/');
    await loadDeferredCode(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requests.push(request.url());
    });
    let isReachable = true;
    await page.route(CODE, (route) => (isReachable ? route.fulfill({ status: 404, body: 'Not found' }) : route.abort()));
    for (const name of ['Dashboard', 'Tools'] as const) {
      await main(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(name, 'i'));
      await expect(failure(page), `reachable: ${isReachable}`).toBeVisible();
      await expect(page).toHaveTitle('Unexpected Application Error! · Marginalia');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
      isReachable = false;
    }
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/show their work/);
    await main(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(failure(page)).toBeVisible();
    expect(requests, 'navigations that nobody asked for').toEqual([]);

    await page.unroute(CODE);
    await main(page).getByRole('link', { name: 'Tools' }).click();
    await expect(title(page, 'Tools')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Reload the page' }).or(title(page, 'Dashboard')).click();
    await expect(title(page, 'Dashboard')).toBeVisible();
  });

  test('Settings and the command palette show an error, keep the typed text, and open once it can be loaded', async ({ page }) => {
    await open(page, '/tools/flashcard-creator');
    const material = page.getByRole('textbox', { name: 'Study material' });
    await material.fill('The Krebs cycle');
    await page.route(CODE, (route) => route.abort());
    await settingsButton(page).click();
    await expect(missing(page)).toBeVisible();
    await expect(missing(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    // Code that the form asked for may fail a moment later, which shows the message once more.
    await expect(async () => {
      await missing(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(missing(page)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(missing(page)).toHaveCount(1);
    await expect(material).toHaveValue('The Krebs cycle');
    await page.unroute(CODE);
    await settingsButton(page).click();
    await expect(settings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page)).toBeVisible();
  });

  test('a page without any script is readable, and shows that code is missing', async ({ page }) => {
    await write(page, { tool_analytics: { flashcards: 3 } });
    await page.route(CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/dashboard');
    await expect(title(page, 'Dashboard')).toBeVisible();
    await expect(missing(page)).toBeInViewport();
    await page.unroute(CODE);
    await missing(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('6h')).toBeVisible();
    await expect(missing(page)).toBeHidden();
  });

  test('a page without its own chunk keeps its HTML', async ({ page }) => {
    await page.route(/\/assets\/mock-interview[^/]*\.js/, (route) => route.abort());
    await page.goto('/tools/mock-interview');
    await expect(missing(page)).toBeVisible();
    await expect(title(page, 'Mock Interview AI')).toBeVisible();
    await expect(page.getByLabel('Job role')).toBeVisible();
  });

  test('a file says so at each step that cannot be loaded, and is read once it can be', async ({ page }) => {
    await open(page, '/tools/flashcard-creator');
    const add = (): Promise<void> =>
      page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: 'tides.csv', mimeType: '', buffer: Buffer.from('Tide,Range\nSpring,4') });
    const refusal = page.getByText('Connect to the network, then add the file again.');
    for (const part of [
      /\/assets\/file-reads-.*\.js/,
      /\/assets\/worker-documents-.*\.js/,
      /\/assets\/reader\.worker-.*\.js/,
      /\/assets\/documents\/read-csv-.*\.js/,
    ]) {
      await page.route(part, (route) => route.abort());
      await add();
      await expect(refusal, String(part)).toBeVisible();
      await page.unroute(part);
      // A page keeps what it could not import until it is opened again, which shows no error.
      await open(page, '/tools/flashcard-creator');
      await expect(refusal).toBeHidden();
    }
    await add();
    await expect(page.locator('textarea[name="material"]')).toHaveValue(/Spring/);
  });

  test('an export says so at each step that cannot be loaded, and is written once it can be', async ({ page }) => {
    await open(page, '/tools/flashcard-creator');
    await fillForm(page, { material: 'A tide is the rise and fall of the sea.' });
    await page.getByRole('button', { name: 'Generate Flashcards' }).click();
    const exportSheet = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /^Spreadsheet/ }).click();
    };
    const said = page.getByText('Check your connection, then export again.');
    for (const part of [/\/assets\/worker-documents-.*\.js/, /\/assets\/documents\.worker-.*\.js/, /\/assets\/documents\/csv-.*\.js/]) {
      await page.route(part, (route) => route.abort());
      await exportSheet();
      await expect(said, String(part)).toBeVisible();
      await page.unroute(part);
      // The result is kept, and what was said about it is not.
      await open(page, '/tools/flashcard-creator');
      await expect(said).toBeHidden();
    }
    const download = page.waitForEvent('download');
    await exportSheet();
    expect((await download).suggestedFilename()).toBe('flashcards.csv');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const PAGES = [
    ['/', /^(?!Dashboard)/, 'The tools run in your browser and need JavaScript.'],
    ['/tools/mock-interview', 'Mock Interview AI', 'This tool runs in your browser and needs JavaScript.'],
    ['/dashboard', 'Dashboard', 'The dashboard reads what is kept in this browser, and needs JavaScript for it.'],
    ['/contact', 'Contact Us', 'This form is sent by JavaScript, which is off in this browser.'],
  ] as const;
  test('every page has its heading, its text and its links, and shows at its top what does not work', async ({ page }) => {
    for (const [path, name, words] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(name);
      await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
      expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(100);
      const said = page.locator('.m-noscript');
      await expect(said).toContainText(words);
      await expect(said).toBeInViewport();
    }
    await main(page).getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('article').getByRole('link', { name: 'How AI is changing academic writing' }).click();
    await page.locator('article a[href="/tools/assignment-improver"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assignment Improver AI');
  });
});

test('A page is the same at the path of its file', async ({ page }) => {
  for (const [path, own] of [
    ['/index.html#main', '/#main'],
    ['/dashboard/index.html?a=1', '/dashboard?a=1'],
  ] as const) {
    await open(page, path);
    await loadDeferredCode(page);
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
