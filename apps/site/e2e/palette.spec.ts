import type { Locator, Page } from '@playwright/test';
import { palette, title } from './frame.ts';
import { RECORDS } from './saved-records.ts';
import { expect, open, test, write } from './site.ts';

test.describe('The command palette', () => {
  const field = (page: Page): Locator => palette(page).getByRole('combobox', { name: 'Search tools, pages and saved work' });
  const found = (page: Page): Locator => palette(page).getByRole('option');

  test('opens with Control K in a field, returns the focus on Escape, and opens the tool that it finds on Enter', async ({ page }) => {
    await open(page, '/tools');
    const search = page.getByRole('searchbox', { name: 'Search tools' });
    await search.fill('report');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    await field(page).fill('plan');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('report');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused();
    await field(page).fill('flash');
    await expect(found(page)).toContainText(['AI Flashcard Creator']);
    await page.keyboard.press('Enter');
    await expect(title(page, 'AI Flashcard Creator')).toBeFocused();
    await expect(palette(page)).toBeHidden();
  });

  test('opens with its button, and finds pages and saved work', async ({ page }) => {
    await write(page, RECORDS);
    await open(page, '/terms');
    const button = page.getByRole('banner').getByRole('button', { name: /^Search tools/ });
    await button.click();
    await field(page).fill('tides');
    await expect(found(page)).toContainText(['Tides - Debrief']);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await field(page).fill('blog');
    await expect(found(page).first()).toHaveText(/^Blog/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Blog')).toBeFocused();
  });

  test('shows when nothing matches, and opens a saved record at any position in the list', async ({ page }) => {
    const many = Array.from({ length: 40 }, (_, id) => ({
      ...RECORDS.saved_content[0],
      id,
      title: `Debrief ${id}`,
      createdAt: '2026-11-19',
    }));
    await write(page, { ...RECORDS, saved_content: many });
    await open(page, '/');
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill('zebra');
    await expect(palette(page).getByText('No match for "zebra"')).toBeVisible();
    await expect(found(page)).toHaveCount(0);
    await field(page).fill('library kiosk');
    await expect(found(page)).toContainText(['Library kiosk']);
    await page.keyboard.press('Enter');
    const record = page.locator('summary', { hasText: 'Library kiosk' });
    await expect(record).toBeFocused();
    await expect(record).toBeInViewport();
  });
});
