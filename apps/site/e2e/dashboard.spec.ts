import { button, openWith, region, rows, TOOL_COUNT, test } from './dashboard.ts';
import { RECORDS } from './saved-records.ts';
import { expect, fillForm, open, write } from './site.ts';

test('Records that another program wrote to the three keys are counted and listed as the specification requires', async ({ page }) => {
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
});

const QUICK_ACTIONS = [
  ['Create NTCC Report', '/tools/ntcc-report-creator'],
  ['Explain Research Paper', '/tools/research-explainer'],
  ['Plan Study Schedule', '/tools/study-planner'],
  ['Analyze Lecture Notes', '/tools/lecture-debrief'],
] as const;

test('With nothing stored every region shows its empty state, and a link leads to the tools', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(page.getByText('Last updated: Never')).toBeVisible();
  await expect(page.getByText('No tool usage data yet', { exact: true })).toBeVisible();
  await expect(page.getByText('No saved content', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^(0h?)$/ })).toHaveText(['0', '0', '0', '0h']);
  for (const [name, path] of QUICK_ACTIONS)
    await expect(region(page, 'Quick Actions').getByRole('link', { name })).toHaveAttribute('href', path);
  await page.getByRole('link', { name: 'Explore Tools' }).click();
  await expect(page).toHaveURL('/tools');
});

test('A result that a tool saved is on the dashboard', async ({ page }) => {
  await open(page, '/tools/mock-interview');
  await fillForm(page, { role: 'Data Analyst' });
  await button(page, 'Start Mock Interview').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Interview saved to your profile', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(rows(page)).toContainText(['Data Analyst - Mock Interview']);
  await expect(region(page, 'Tool Usage Analytics').getByRole('listitem')).toHaveText([/^Mock Interview AI\s*1$/]);
  await expect(page.getByText('Last updated: Never')).toHaveCount(0);
});

test('The dashboard reads storage again every 30 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/dashboard');
  await expect(page.getByText('No saved content', { exact: true })).toBeVisible();
  await write(page, RECORDS);
  await page.clock.runFor(30_000);
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByText('Last updated: 20 Nov 2026, 09:41')).toBeVisible();
});
