import { palette, title } from './frame.ts';
import { RECORDS } from './saved-records.ts';
import { expect, open, test, write } from './site.ts';

test('The command palette opens by key and by button, and finds tools, pages and saved work', async ({ page }) => {
  const field = palette(page).getByRole('combobox', { name: 'Search tools, pages and saved work' });
  const found = palette(page).getByRole('option');
  const many = Array.from({ length: 40 }, (_, id) => ({
    ...RECORDS.saved_content[0],
    id,
    title: `Debrief ${id}`,
    createdAt: '2026-11-19',
  }));
  await write(page, { ...RECORDS, saved_content: [...many, ...RECORDS.saved_content] });
  await open(page, '/tools');

  await test.step('Control K opens it in a field, and Escape returns the focus', async () => {
    const search = page.getByRole('searchbox', { name: 'Search tools' });
    await search.fill('report');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused();
    await field.fill('zebra');
    await expect(palette(page).getByText('No match for "zebra"')).toBeVisible();
    await expect(found).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('report');
  });

  await test.step('Enter opens the tool that it finds', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused();
    await field.fill('flash');
    await expect(found).toContainText(['AI Flashcard Creator']);
    await page.keyboard.press('Enter');
    await expect(title(page, 'AI Flashcard Creator')).toBeFocused();
    await expect(palette(page)).toBeHidden();
  });

  await test.step('its button opens it, has the focus again on Escape, and a found page opens', async () => {
    const button = page.getByRole('banner').getByRole('button', { name: /^Search tools/ });
    await button.click();
    await field.fill('tides');
    await expect(found).toContainText(['Tides - Debrief']);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await field.fill('blog');
    await expect(found.first()).toHaveText(/^Blog/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Blog')).toBeFocused();
  });

  await test.step('a saved record opens at any position in the list', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('library kiosk');
    await expect(found).toContainText(['Library kiosk']);
    await page.keyboard.press('Enter');
    const record = page.locator('summary', { hasText: 'Library kiosk' });
    await expect(record).toBeFocused();
    await expect(record).toBeInViewport();
  });
});
