import type { Page } from '@playwright/test';
import { button, heading, notice, openWith, rows, test } from './dashboard.ts';
import { CONTENT, RECORDS, REPORTS } from './saved-records.ts';
import { expect, isMarked, mark, open, storedIn } from './site.ts';

test.describe('Deleting', () => {
  test('saved content removes it from the list without a reload, and Undo restores it', async ({ page }) => {
    await openWith(page, RECORDS);
    await mark(page);
    await button(page, 'Delete Data Analyst - Mock Interview').click();
    await expect(rows(page)).toHaveCount(7);
    await expect(notice(page).getByText('Deleted', { exact: true })).toBeVisible();
    // The focus has moved to the next row.
    await expect(button(page, 'Delete Physics 101 - Syllabus Visualization')).toBeFocused();
    expect(await storedIn(page, 'saved_content')).toEqual(CONTENT.filter(({ title }) => !title.startsWith('Data Analyst')));
    await button(page, 'Undo').click();
    await expect(rows(page).nth(1)).toContainText('Data Analyst - Mock Interview');
    await expect(button(page, 'Delete Physics 101 - Syllabus Visualization')).toBeFocused();
    expect(await storedIn(page, 'saved_content')).toEqual(expect.arrayContaining([...CONTENT]));
    expect(await isMarked(page), 'the page was not reloaded').toBe(true);
  });

  test('a report reloads the page, and Undo still restores it', async ({ page }) => {
    await openWith(page, RECORDS);
    await mark(page);
    await button(page, 'Delete Attendance by face').click();
    await expect(notice(page).getByText('Deleted', { exact: true })).toBeVisible();
    expect(await isMarked(page), 'the page was reloaded').toBe(false);
    await expect(rows(page)).toHaveCount(7);
    await expect(heading(page)).toBeFocused();
    expect(await storedIn(page, 'saved_reports')).toEqual(REPORTS.filter(({ title }) => title !== 'Attendance by face'));
    await button(page, 'Undo').click();
    await expect(rows(page).nth(5)).toContainText('Attendance by face');
    await expect(heading(page)).toBeFocused();
    expect(await storedIn(page, 'saved_reports')).toEqual(expect.arrayContaining([...REPORTS]));
  });

  test('the last record shows the empty state, and the record can be restored later', async ({ page }) => {
    await openWith(page, { saved_content: [CONTENT[0]] });
    await button(page, 'Delete Deadlocks - Gap Analysis').click();
    await expect(page.getByText('No saved content', { exact: true })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await open(page, '/dashboard');
    await page.getByText('Recently deleted').click();
    await button(page, 'Restore Deadlocks - Gap Analysis').click();
    await expect(rows(page)).toContainText(['Deadlocks - Gap Analysis']);
    await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
    expect(await storedIn(page, 'saved_content')).toEqual([CONTENT[0]]);
    await expect(page.locator('summary', { hasText: 'Recently deleted' })).toBeFocused();
  });

  test('and Undo work with the keyboard alone', async ({ page }) => {
    await openWith(page, RECORDS);
    await expect(rows(page)).toHaveCount(8);
    await tabTo(page, 'Delete Tides - Debrief');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Undo')).toBeVisible();
    await expect(button(page, 'Delete Data Analyst - Mock Interview')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(notice(page)).toBeFocused();
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toContainText('Tides - Debrief');
    await expect(button(page, 'Delete Data Analyst - Mock Interview')).toBeFocused();
  });
});

/** Presses Tab until the button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
}
