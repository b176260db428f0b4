import { button, notice, openWith, region, rows, test } from './dashboard.ts';
import { REPORTS } from './saved-records.ts';
import { downloaded, expect, storedIn } from './site.ts';

test.describe('Records that cannot be read', () => {
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

  test('stay unchanged and can be downloaded, even after a delete and its undo', async ({ page }) => {
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

  test('are kept after a deleted report too, and its undo after the reload', async ({ page }) => {
    await openWith(page, { saved_reports: [null, REPORTS[0], 3], saved_content: '{"no":"list"}', tool_analytics: 'no JSON' });
    await button(page, 'Delete Soil Monitor').click();
    await expect(notice(page).getByText('Deleted', { exact: true })).toBeVisible();
    expect(await storedIn(page, 'saved_reports')).toEqual([null, 3]);
    await button(page, 'Undo').click();
    await expect(rows(page)).toContainText(['Soil Monitor']);
    expect(await storedIn(page, 'saved_reports')).toEqual(expect.arrayContaining([null, 3, REPORTS[0]]));
    expect(await page.evaluate(() => localStorage.getItem('saved_content'))).toBe('{"no":"list"}');
    expect(await page.evaluate(() => localStorage.getItem('tool_analytics'))).toBe('no JSON');
  });
});
