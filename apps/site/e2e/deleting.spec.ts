import type { Page } from '@playwright/test';
import { button, heading, notice, openWith, region, rows, test } from './dashboard.ts';
import { CONTENT, RECORDS, REPORTS } from './saved-records.ts';
import { downloaded, expect, isMarked, markWindow, storedIn } from './site.ts';

test.describe('Deleting', () => {
  test('removes saved content without a reload and a report with one, and Undo restores both', async ({ page }) => {
    await openWith(page, RECORDS);
    await expect(rows(page)).toHaveCount(8);
    await markWindow(page);

    await test.step('by keyboard alone', async () => {
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
      await page.keyboard.press('F6');
      await expect(notice(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(notice(page).getByText('Restored', { exact: true })).toHaveCount(0);
      await expect(button(page, 'Delete Data Analyst - Mock Interview')).toBeFocused();
    });

    await test.step('content', async () => {
      await button(page, 'Delete Data Analyst - Mock Interview').click();
      await expect(rows(page)).toHaveCount(7);
      await expect(notice(page).getByText('Deleted', { exact: true })).toBeVisible();
      // The focus has moved to the next row.
      await expect(button(page, 'Delete Physics 101 - Syllabus Visualization')).toBeFocused();
      const left = (await storedIn(page, 'saved_content')) as unknown[];
      expect(left).toHaveLength(3);
      expect(left).toEqual(expect.arrayContaining(CONTENT.filter(({ title }) => !title.startsWith('Data Analyst'))));
      await button(page, 'Undo').click();
      await expect(rows(page).nth(1)).toContainText('Data Analyst - Mock Interview');
      await expect(button(page, 'Delete Physics 101 - Syllabus Visualization')).toBeFocused();
      expect(await storedIn(page, 'saved_content')).toEqual(expect.arrayContaining([...CONTENT]));
      expect(await isMarked(page), 'the page was not reloaded').toBe(true);
    });

    await test.step('a report', async () => {
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
  });

  test('the last record shows the empty state, and what was deleted or cleared can be restored later', async ({ page }) => {
    await openWith(page, { saved_content: [CONTENT[0]] });
    await button(page, 'Delete Deadlocks - Gap Analysis').click();
    await expect(page.getByText('No saved content', { exact: true })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await page.reload();
    await page.getByText('Recently deleted').click();
    await button(page, 'Restore Deadlocks - Gap Analysis').click();
    await expect(rows(page)).toContainText(['Deadlocks - Gap Analysis']);
    await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
    expect(await storedIn(page, 'saved_content')).toEqual([CONTENT[0]]);
    await expect(page.locator('summary', { hasText: 'Recently deleted' })).toBeFocused();

    await expect.poll(() => page.evaluate(() => localStorage.getItem('study_meta'))).toMatch(/^\d{16}$/);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByText('No saved content', { exact: true })).toBeVisible();
    await button(page, 'Restore 1 item').click();
    await expect(rows(page)).toContainText(['Deadlocks - Gap Analysis']);
  });
});

test('Records that cannot be read stay unchanged and can be downloaded, even after a delete and its undo', async ({ page }) => {
  const twice = { id: 7, title: 'Twice - Debrief', content: 'one', createdAt: '2026-11-19T08:00:00.000Z', type: 'Lecture Debrief' };
  const strange = [
    null,
    {},
    twice,
    { ...twice, title: 'Twice again - Debrief', content: 'two', createdAt: '2026-11-18T08:00:00.000Z', tag: ['kept'] },
    { title: 'No date', content: 'x' },
    { content: 'No title' },
    'a text',
    ['a list'],
    { id: 9, title: 'Odd date', content: 'x', createdAt: 'on a Tuesday' },
  ];
  await openWith(page, {
    saved_content: strange,
    saved_reports: '[{"title":"half',
    tool_analytics: { ntccReports: 2, studyPlanner: -4, flashcards: 'many', mockInterview: null, labReports: 1.5, lastUsed: 'soon' },
  });
  await expect(rows(page)).toContainText(['Twice - Debrief', 'Twice again - Debrief', 'Odd date', 'No date', 'Untitled']);
  await expect(page.getByText('5 saved records could not be read. They are kept as they are.')).toBeVisible();
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download the unreadable part' }).click());
  expect(file.text).toBe(['[{"title":"half', 'null', '{}', '"a text"', '["a list"]'].join('\n\n'));
  await expect(page.getByText('Last updated: Never')).toBeVisible();
  await expect(region(page, 'Tool Usage Analytics').getByRole('listitem')).toHaveText([/^NTCC Report Creator\s*2$/]);

  await button(page, 'Delete Twice - Debrief').click();
  await expect(rows(page)).toHaveCount(4);
  expect(await storedIn(page, 'saved_content')).toEqual(strange.filter((record) => record !== twice));
  await button(page, 'Undo').click();
  await expect(rows(page)).toHaveCount(5);
  const kept = (await storedIn(page, 'saved_content')) as unknown[];
  expect(kept).toHaveLength(strange.length);
  expect(kept).toEqual(expect.arrayContaining(strange));
  expect(await page.evaluate(() => localStorage.getItem('saved_reports'))).toBe('[{"title":"half');
});

/** Presses Tab until the button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
}
