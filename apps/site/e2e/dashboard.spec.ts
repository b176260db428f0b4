import { button, openWith, region, rows, TOOL_COUNT, test } from './dashboard.ts';
import { CONTENT, RECORDS, REPORTS } from './saved-records.ts';
import { downloaded, expect, open, overflow, write } from './site.ts';

test('Records that another program wrote to the three keys are counted, listed, found and downloaded', async ({ page }) => {
  await openWith(page, RECORDS);
  await test.step('in the four stats', async () => {
    const stats = [
      // 5 + 3 + 1 of tools and 4 of a counter that no tool owns.
      ['Total Content Generated', '13', '8 saved in this browser'],
      ['Tools Used', '3', `of ${TOOL_COUNT} tools`],
      ['Study Materials', '8', '4 reports'],
      ['Time Saved', '26h', 'about 2 hours per use'],
    ];
    for (const [title = '', value = '', change = ''] of stats) {
      const card = page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) });
      await expect(card.getByRole('definition'), title).toHaveText([value, change]);
    }
    await expect(page.getByText('Last updated: 20 Nov 2026, 09:41')).toBeVisible();
  });

  await test.step('by use, without tools that were not used and counters that no tool owns', async () => {
    await expect(region(page, 'Tool Usage Analytics').getByRole('listitem')).toHaveText([
      /^AI Flashcard Creator\s*5$/,
      /^NTCC Report Creator\s*3$/,
      /^Mock Interview AI\s*1$/,
    ]);
  });

  await test.step('in one list, newest first, with type, date and pages', async () => {
    await expect(rows(page)).toContainText([
      'Tides - Debrief',
      'Data Analyst - Mock Interview',
      'Physics 101 - Syllabus Visualization',
      'Deadlocks - Gap Analysis',
      'Soil Monitor: phase 2',
      'Attendance by face',
      'Library kiosk',
      'Soil Monitor',
    ]);
    for (const fact of ['NTCC Report', '18 Nov 2026', '25-30 pages']) await expect(rows(page).nth(4).getByText(fact)).toBeVisible();
    for (const fact of ['Lecture Debrief', '19 Nov 2026']) await expect(rows(page).first().getByText(fact)).toBeVisible();
    await expect(rows(page).first().getByText('pages')).toHaveCount(0);
  });

  await test.step('as recent activity: at most three of each list, five in all', async () => {
    await expect(region(page, 'Recent activity').getByRole('listitem')).toContainText([
      'Tides - Debrief',
      'Data Analyst - Mock Interview',
      'Physics 101 - Syllabus Visualization',
      'Soil Monitor: phase 2',
      'Attendance by face',
    ]);
  });

  await test.step('with their text in place', async () => {
    await rows(page).first().getByText('Tides - Debrief').click();
    await expect(page.getByText('Summary: the sea rises and falls.')).toBeVisible();
  });

  await test.step('by words of their title, type or text', async () => {
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
  });

  await test.step('as files with their titles, in which spaces are underscores', async () => {
    const debrief = await downloaded(page, () => button(page, 'Download Tides - Debrief').click());
    expect(debrief).toEqual({ name: 'Tides_-_Debrief.txt', text: CONTENT[3]?.content });
    const report = await downloaded(page, () => button(page, 'Download Attendance by face').click());
    expect(report).toEqual({ name: 'Attendance_by_face.txt', text: REPORTS[2]?.content });
  });

  await test.step('with buttons whose tooltips show on hover and on focus, and hide on Escape', async () => {
    const download = button(page, 'Download Tides - Debrief');
    const tooltip = page.getByRole('tooltip');
    await page.mouse.move(1, 1);
    await download.hover();
    await expect(tooltip).toHaveText('Download');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.mouse.move(1, 1);
    await download.focus();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText('Delete');
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toHaveText('Download');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(download).toBeFocused();
  });
});

const QUICK_ACTIONS = [
  ['Create NTCC Report', '/tools/ntcc-report-creator'],
  ['Explain Research Paper', '/tools/research-explainer'],
  ['Plan Study Schedule', '/tools/study-planner'],
  ['Analyze Lecture Notes', '/tools/lecture-debrief'],
] as const;

test('With nothing stored every region shows its empty state, and after 30 seconds what another program has stored', async ({ page }) => {
  await page.clock.install();
  await open(page, '/dashboard');
  await expect(page.getByText('Last updated: Never')).toBeVisible();
  await expect(page.getByText('No tool usage data yet', { exact: true })).toBeVisible();
  await expect(page.getByText('No saved content', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^(0h?)$/ })).toHaveText(['0', '0', '0', '0h']);
  for (const [name, path] of QUICK_ACTIONS)
    await expect(region(page, 'Quick Actions').getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(page.getByRole('link', { name: 'Explore Tools' })).toHaveAttribute('href', '/tools');
  await write(page, RECORDS);
  await page.clock.runFor(30_000);
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByText('Last updated: 20 Nov 2026, 09:41')).toBeVisible();
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
