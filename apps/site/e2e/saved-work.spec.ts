import { button, openWith, rows, test } from './dashboard.ts';
import { CONTENT, RECORDS, REPORTS } from './saved-records.ts';
import { axeFindings, downloaded, expect, overflow } from './site.ts';

test('Saved work is found by words of its title, type or text, and downloads as its title with underscores', async ({ page }) => {
  await openWith(page, RECORDS);
  const search = page.getByRole('searchbox', { name: 'Search saved work' });
  await search.fill('soil');
  await expect(rows(page)).toContainText(['Soil Monitor: phase 2', 'Soil Monitor']);
  await search.fill('mock interview');
  await expect(rows(page)).toContainText(['Data Analyst - Mock Interview']);
  await search.fill('sea rises');
  await expect(rows(page)).toContainText(['Tides - Debrief']);
  await search.fill('zebra');
  await expect(page.getByText('No saved work matches "zebra".')).toBeVisible();
  await button(page, 'Clear search').click();
  await expect(rows(page)).toHaveCount(8);
  await expect(search).toBeFocused();

  const debrief = await downloaded(page, () => button(page, 'Download Tides - Debrief').click());
  expect(debrief).toEqual({ name: 'Tides_-_Debrief.txt', text: CONTENT[3]?.content });
  const report = await downloaded(page, () => button(page, 'Download Attendance by face').click());
  expect(report).toEqual({ name: 'Attendance_by_face.txt', text: REPORTS[2]?.content });
});

test('With content, a notice, a tooltip and a deleted record the dashboard passes axe', async ({ page }) => {
  await openWith(page, { ...RECORDS, saved_reports: [null, ...REPORTS] });
  await button(page, 'Delete Tides - Debrief').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.getByText('Recently deleted').click();
  await expect(button(page, 'Restore Tides - Debrief')).toBeVisible();
  await rows(page).first().locator('summary').click();
  await expect(rows(page).first().getByRole('region', { name: 'Data Analyst - Mock Interview' })).toBeVisible();
  await button(page, 'Delete Attendance by face').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('With long titles nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = [`${'Word '.repeat(40)}- Debrief`, `${'Unbroken'.repeat(20)} - Debrief`];
  await openWith(page, { ...RECORDS, saved_content: long.map((title, id) => ({ ...CONTENT[3], id, title })) });
  await expect(rows(page)).toHaveCount(6);
  await button(page, `Delete ${long[1]}`).click();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.getByText('Recently deleted').click();
  await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
