import { main, palette, settings, settingsButton } from './frame.ts';
import { RECORDS } from './saved-records.ts';
import { axeFindings, expect, loadDeferredCode, open, test, write } from './site.ts';

test.describe('Axe finds nothing wrong in either theme', () => {
  test('with Quick Access, settings and the palette open', async ({ page }) => {
    await open(page, '/tools');
    await loadDeferredCode(page);
    await page.getByRole('button', { name: 'Quick Access' }).click();
    await expect(page.getByRole('list', { name: 'Quick Access' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await settingsButton(page).click();
    await expect(settings(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('option').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('with a notice and a tooltip', async ({ page }) => {
    await open(page, '/tools/mock-interview');
    await page.getByLabel('Job role').fill('Data Analyst');
    await page.getByRole('button', { name: 'Start Mock Interview' }).click();
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await write(page, RECORDS);
    await open(page, '/dashboard');
    await page.getByRole('button', { name: 'Delete Tides - Debrief' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('with the menu of a phone open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/tools');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
