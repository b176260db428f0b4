import { main, title } from './frame.ts';
import { expect, open, test, wake } from './site.ts';

test.describe('When the code of a page does not arrive', () => {
  test.use({ mayComplain: /ERR_FAILED|Failed to fetch dynamically imported module/ });
  test('the page says so, and loading it again helps', async ({ page }) => {
    await open(page, '/');
    await wake(page);
    const code = /\/assets\/contact-[^/]+\.js/;
    await page.route(code, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(title(page, 'Contact Us')).toBeVisible();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const PAGES = [
    ['/', /^(?!Dashboard)/],
    ['/tools', 'Tools'],
    ['/tools/mock-interview', 'Mock Interview AI'],
    ['/dashboard', 'Dashboard'],
    ['/blog', 'Blog'],
    ['/contact', 'Contact Us'],
    ['/terms', 'Terms of Service'],
  ] as const;
  test('every page has its heading, its text and its links', async ({ page }) => {
    for (const [path, name] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(name);
      await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
      expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(100);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
});
