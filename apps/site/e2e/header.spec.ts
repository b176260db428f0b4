import type { Locator, Page } from '@playwright/test';
import { main, title } from './frame.ts';
import { expect, loadDeferredCode, open, test } from './site.ts';

const CURRENT = [
  ['/', 'Home'],
  ['/tools', 'Tools'],
  ['/tools/mock-interview', 'Tools'],
  ['/blog/complete-guide-ntcc-reports', 'Blog'],
  ['/dashboard', 'Dashboard'],
] as const;

test('The header marks the current page', async ({ page }) => {
  for (const [path, label] of CURRENT) {
    await page.goto(path);
    await expect(main(page).locator('a[aria-current="page"]'), path).toHaveText([label]);
  }
  await page.goto('/privacy');
  await expect(main(page).locator('a[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Beta', { exact: true })).toBeVisible();
});

test.describe('Quick Access', () => {
  const button = (page: Page): Locator => page.getByRole('button', { name: 'Quick Access' });
  const list = (page: Page): Locator => page.getByRole('list', { name: 'Quick Access' });
  const FEATURED = ['NTCC Report Creator', 'Research Paper Explainer', 'Smart Study Planner', 'AI Flashcard Creator'];

  test('opens on hover with the featured tools, and closes when the pointer leaves', async ({ page }) => {
    await open(page, '/terms');
    await button(page).hover();
    await expect(list(page)).toBeVisible();
    await expect(list(page).getByRole('listitem')).toContainText([...FEATURED, 'All tools']);
    await list(page).getByRole('link', { name: 'Smart Study Planner' }).hover();
    await expect(list(page)).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(list(page)).toBeHidden();
  });

  test('opens on focus, and Escape closes it without moving the focus', async ({ page }) => {
    await open(page, '/tools');
    await main(page).getByRole('link', { name: 'Dashboard' }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link', { name: 'NTCC Report Creator' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens on Enter and on Space, and the chosen entry opens its tool', async ({ page }) => {
    await open(page, '/dashboard');
    await loadDeferredCode(page);
    await button(page).focus();
    await expect(list(page)).toBeVisible();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(list(page)).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(title(page, 'NTCC Report Creator')).toBeFocused();
    await expect(list(page)).toBeHidden();
  });

  test('opens and closes on a press', async ({ page }) => {
    await open(page, '/');
    await loadDeferredCode(page);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(list(page)).toBeVisible();
    await button(page).click();
    await expect(list(page)).toBeHidden();
    await button(page).click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(5, 600);
    await expect(list(page)).toBeHidden();
  });
});
