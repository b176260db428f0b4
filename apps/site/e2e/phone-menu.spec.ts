import type { Locator } from '@playwright/test';
import { main, palette, settings, title } from './frame.ts';
import { expect, open, test } from './site.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu leads to settings, to the search and to pages, and closes by Escape and by a link', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = (name: string): Locator => main(page).getByRole('link', { name, exact: true });
    await open(page, '/blog');
    await expect(link('Dashboard')).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Home', 'Tools', 'Blog', 'Dashboard', 'AI Flashcard Creator']) await expect(link(name).first()).toBeVisible();

    await test.step('Escape and the link of the current page return the focus', async () => {
      await link('Tools').focus();
      await page.keyboard.press('Escape');
      await expect(link('Tools')).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.tap();
      await link('Blog').tap();
      await expect(link('Blog')).toBeHidden();
      await expect(menu).toBeFocused();
    });

    await test.step('settings and search', async () => {
      await menu.tap();
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
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    });

    await test.step('a link opens its page and closes the menu', async () => {
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.tap();
      await link('Dashboard').tap();
      await expect(title(page, 'Dashboard')).toBeVisible();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(link('Dashboard')).toBeHidden();
    });
  });
});
