import type { Locator, Page } from '@playwright/test';
import { main, palette, settings, title } from './frame.ts';
import { expect, open, test } from './site.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const menu = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });
  const link = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true });

  test('the menu opens, and closes when a link is chosen', async ({ page }) => {
    await open(page, '/');
    await expect(link(page, 'Dashboard')).toBeHidden();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await menu(page).tap();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Home', 'Tools', 'Blog', 'Dashboard', 'AI Flashcard Creator']) await expect(link(page, name).first()).toBeVisible();
    await link(page, 'Dashboard').tap();
    await expect(title(page, 'Dashboard')).toBeVisible();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Dashboard')).toBeHidden();
  });

  test('Escape or the link of the current page closes the menu and returns the focus', async ({ page }) => {
    await open(page, '/blog');
    await menu(page).tap();
    await link(page, 'Tools').focus();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Tools')).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await menu(page).tap();
    await link(page, 'Blog').tap();
    await expect(link(page, 'Blog')).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('the menu leads to settings and to the search', async ({ page }) => {
    await open(page, '/blog');
    await menu(page).tap();
    await main(page)
      .getByRole('button', { name: /^Settings/ })
      .tap();
    await expect(settings(page)).toBeVisible();
    await settings(page).getByRole('button', { name: 'Close settings' }).tap();
    await expect(settings(page)).toBeHidden();
    await main(page)
      .getByRole('button', { name: /^Search tools/ })
      .tap();
    await expect(palette(page)).toBeVisible();
  });
});
