import type { Locator, Page } from '@playwright/test';
import { CONTENT, RECORDS, REPORTS } from './saved-records.ts';
import { axeFindings, downloaded, expect, fillForm, isMarked, mark, open, storedIn, test, write } from './site.ts';

// "Last updated" is local time.
test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-US' });

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
const saved = (page: Page): Locator => region(page, 'Saved Content & Reports');
const rows = (page: Page): Locator => saved(page).getByRole('list').first().getByRole('listitem');
const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Saved Content & Reports' });
const notice = (page: Page): Locator => region(page, 'Notifications');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function openWith(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  await write(page, records);
  await open(page, '/dashboard');
}

test.describe('What something else wrote to the three keys', () => {
  test('is counted in the four stats as the specification counts it', async ({ page }) => {
    await openWith(page, RECORDS);
    const stats = [
      // 5 + 3 + 1 of tools and 4 of a counter that no tool owns.
      ['Total Content Generated', '13', '8 saved in this browser'],
      ['Tools Used', '3', 'of 11 tools'],
      ['Study Materials', '8', '4 reports'],
      ['Time Saved', '26h', 'about 2 hours per use'],
    ];
    for (const [title = '', value = '', change = ''] of stats) {
      const card = page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) });
      await expect(card.getByRole('definition'), title).toHaveText([value, change]);
    }
    await expect(page.getByText('Last updated: 20 Nov 2026, 09:41')).toBeVisible();
  });

  test('is listed by use, without tools that were not used and counters that no tool owns', async ({ page }) => {
    await openWith(page, RECORDS);
    await expect(region(page, 'Tool Usage Analytics').getByRole('listitem')).toHaveText([
      /^AI Flashcard Creator\s*5$/,
      /^NTCC Report Creator\s*3$/,
      /^Mock Interview AI\s*1$/,
    ]);
  });

  test('is merged into one list, newest first, with type, date and pages', async ({ page }) => {
    await openWith(page, RECORDS);
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

  test('is shown as recent activity: three of each list at most, five in all', async ({ page }) => {
    await openWith(page, RECORDS);
    await expect(region(page, 'Recent activity').getByRole('listitem')).toContainText([
      'Tides - Debrief',
      'Data Analyst - Mock Interview',
      'Physics 101 - Syllabus Visualization',
      'Soil Monitor: phase 2',
      'Attendance by face',
    ]);
  });

  test('can be read in place', async ({ page }) => {
    await openWith(page, RECORDS);
    await rows(page).first().getByText('Tides - Debrief').click();
    await expect(page.getByText('Summary: the sea rises and falls.')).toBeVisible();
  });
});

test('With nothing stored every part says so, and leads to the tools', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(page.getByText('Last updated: Never')).toBeVisible();
  await expect(page.getByText('No tool usage data yet', { exact: true })).toBeVisible();
  await expect(page.getByText('No saved content', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^(0h?)$/ })).toHaveText(['0', '0', '0', '0h']);
  await page.getByRole('link', { name: 'Explore Tools' }).click();
  await expect(page).toHaveURL('/tools');
});

const QUICK_ACTIONS = [
  ['Create NTCC Report', '/tools/ntcc-report-creator'],
  ['Explain Research Paper', '/tools/research-explainer'],
  ['Plan Study Schedule', '/tools/study-planner'],
  ['Analyze Lecture Notes', '/tools/lecture-debrief'],
] as const;

test('Each quick action leads to its tool', async ({ page }) => {
  for (const [name, path] of QUICK_ACTIONS) {
    await open(page, '/dashboard');
    await region(page, 'Quick Actions').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: /^(Generate|Explain|Create)/ })).toBeVisible();
  }
});

test.describe('Records that nobody can make sense of', () => {
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

  test('neither crash the dashboard nor vanish, also after a delete and its undo', async ({ page }) => {
    await openWith(page, {
      saved_content: strange,
      saved_reports: '[{"title":"half',
      tool_analytics: { ntccReports: 2, studyPlanner: -4, flashcards: 'many', mockInterview: null, labReports: 1.5, lastUsed: 'soon' },
    });
    await expect(rows(page)).toContainText(['Twice - Debrief', 'Twice again - Debrief', 'Odd date', 'No date', 'Untitled']);
    await expect(page.getByText('5 saved records could not be read. They are kept as they are.')).toBeVisible();
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

  test('survive a deleted report too, and its undo after the reload', async ({ page }) => {
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

  test('can be downloaded as they are', async ({ page }) => {
    await openWith(page, { saved_reports: '[{"title":"half' });
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Download the unreadable part' }).click());
    expect(file.text).toBe('[{"title":"half');
  });
});

test('The search leaves what has the words in its title, type or text', async ({ page }) => {
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
});

test('A saved item downloads as its title with underscores, and holds its text', async ({ page }) => {
  await openWith(page, RECORDS);
  const debrief = await downloaded(page, () => button(page, 'Download Tides - Debrief').click());
  expect(debrief).toEqual({ name: 'Tides_-_Debrief.txt', text: CONTENT[3]?.content });
  const report = await downloaded(page, () => button(page, 'Download Attendance by face').click());
  expect(report).toEqual({ name: 'Attendance_by_face.txt', text: REPORTS[2]?.content });
});

test.describe('Deleting', () => {
  test('saved content takes it off the list without a reload, and Undo brings it back', async ({ page }) => {
    await openWith(page, RECORDS);
    await mark(page);
    await button(page, 'Delete Data Analyst - Mock Interview').click();
    await expect(rows(page)).toHaveCount(7);
    await expect(notice(page).getByText('Deleted', { exact: true })).toBeVisible();
    // The row that has come up is the next to be dealt with.
    await expect(button(page, 'Delete Physics 101 - Syllabus Visualization')).toBeFocused();
    expect(await storedIn(page, 'saved_content')).toEqual(CONTENT.filter(({ title }) => !title.startsWith('Data Analyst')));
    await button(page, 'Undo').click();
    await expect(rows(page).nth(1)).toContainText('Data Analyst - Mock Interview');
    await expect(heading(page)).toBeFocused();
    expect(await storedIn(page, 'saved_content')).toEqual(expect.arrayContaining([...CONTENT]));
    expect(await isMarked(page), 'the page was not loaded again').toBe(true);
  });

  test('a report loads the page again, and Undo still brings it back', async ({ page }) => {
    await openWith(page, RECORDS);
    await mark(page);
    await button(page, 'Delete Attendance by face').click();
    await expect(notice(page).getByText('Deleted', { exact: true })).toBeVisible();
    expect(await isMarked(page), 'the page was loaded again').toBe(false);
    await expect(rows(page)).toHaveCount(7);
    await expect(heading(page)).toBeFocused();
    expect(await storedIn(page, 'saved_reports')).toEqual(REPORTS.filter(({ title }) => title !== 'Attendance by face'));
    await button(page, 'Undo').click();
    await expect(rows(page).nth(5)).toContainText('Attendance by face');
    await expect(heading(page)).toBeFocused();
    expect(await storedIn(page, 'saved_reports')).toEqual(expect.arrayContaining([...REPORTS]));
  });

  test('the last record leaves the empty state, and what was deleted can be restored later', async ({ page }) => {
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

  test('and undoing can be done with the keyboard alone', async ({ page }) => {
    await openWith(page, RECORDS);
    await expect(rows(page)).toHaveCount(8);
    await tabTo(page, 'Delete Tides - Debrief');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Undo')).toBeVisible();
    await expect(button(page, 'Delete Data Analyst - Mock Interview')).toBeFocused();
    await page.keyboard.press('F6');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toContainText('Tides - Debrief');
    await expect(button(page, 'Delete Data Analyst - Mock Interview')).toBeFocused();
  });
});

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
}

test('What a tool saved stands on the dashboard', async ({ page }) => {
  await open(page, '/tools/mock-interview');
  await fillForm(page, { role: 'Data Analyst' });
  await button(page, 'Start Mock Interview').click();
  await button(page, 'Save').click();
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });
    test(`With content, a notice and what was deleted, it passes axe in the ${colorScheme} theme`, async ({ page }) => {
      await openWith(page, { ...RECORDS, saved_reports: [null, ...REPORTS] });
      await button(page, 'Delete Tides - Debrief').click();
      await expect(button(page, 'Undo')).toBeVisible();
      await page.getByText('Recently deleted').click();
      await expect(button(page, 'Restore Tides - Debrief')).toBeVisible();
      await rows(page).first().locator('summary').click();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test('With long titles nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = [`${'Word '.repeat(40)}- Debrief`, `${'Unbroken'.repeat(20)} - Debrief`];
  await openWith(page, { ...RECORDS, saved_content: long.map((title, id) => ({ ...CONTENT[3], id, title })) });
  await expect(rows(page)).toHaveCount(6);
  await button(page, `Delete ${long[1]}`).click();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.getByText('Recently deleted').click();
  await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
