import { title } from './frame.ts';
import { expect, loadDeferredCode, open, test } from './site.ts';

test('The first Tab offers to skip to the content, on a tool to the result too', async ({ page }) => {
  // A host may add a slash to the address.
  await open(page, '/tools/mock-interview/');
  await expect(title(page, 'Mock Interview AI')).toBeVisible();
  await expect(page.getByLabel('Job role')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#result')).toBeFocused();
  await open(page, '/blog');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Another page has its own title and the focus on its heading, and back restores the scroll position', async ({ page }) => {
  await open(page, '/blog/complete-guide-ntcc-reports');
  await loadDeferredCode(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
  // Waits for the scroll event, which comes with the next frame. A person could not scroll and click within one frame.
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // The position is read at the time of the click, because images and fonts that load late move the page.
  const note = () => addEventListener('click', () => Object.assign(window, { place: scrollY }), { capture: true, once: true });
  await page.evaluate(note);
  await link.click();
  const place = await page.evaluate(() => (window as { place?: number }).place);
  expect(place).toBeGreaterThan(500);
  await expect(title(page, 'Disclaimer')).toBeFocused();
  await expect(page).toHaveTitle(/^Disclaimer/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page, 'A complete guide to NTCC reports')).toBeFocused();
  await expect(page).toHaveTitle(/^A complete guide to NTCC reports/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
