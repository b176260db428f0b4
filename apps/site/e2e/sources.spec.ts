import { expect, fillForm, open, sample, test } from './site.ts';

test('The source of a line is shown in the form by keyboard alone, a tick stays after a reload, and the material goes to another tool', async ({
  page,
}) => {
  const { content = '', ...rest } = sample('lecture-debrief.supply-demand-notes');
  await open(page, '/tools/lecture-debrief');
  await fillForm(page, { ...rest, content });
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
  const marks = page.getByRole('button', { name: /from your material, line \d+/ });
  await marks.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(marks.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const mirror = page.getByRole('region', { name: 'Lecture content, marked' });
  await expect(mirror.locator('mark')).toHaveText([
    'The side of the market that is less elastic bears more of the tax.',
    'Will be in the midterm, with a drawing.',
  ]);
  await expect(page.getByText('2 places, the first in line 15', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mirror).toHaveCount(0);
  await page.getByRole('button', { name: /^Show the \d+ unused sentences?$/ }).press('Enter');
  await expect(mirror.locator('mark').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByLabel('Lecture content')).toBeFocused();
  await expect(page.getByLabel('Lecture content')).toHaveValue(content);

  const boxes = page.getByRole('tabpanel', { name: /^Checklist/ }).getByRole('checkbox');
  await page.getByRole('tab', { name: /^Checklist/ }).click();
  await boxes.first().check();
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();

  await page.getByRole('button', { name: 'Use this material in …' }).click();
  await page.getByRole('button', { name: /^AI Flashcard Creator/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Flashcard Creator' })).toBeVisible();
  await expect(page.locator('form [name="material"]')).toHaveValue(content);
});

test('The notes on a topic go to the tool that makes cards', async ({ page }) => {
  await open(page, '/tools/note-gap-finder');
  await fillForm(page, sample('note-gap-finder.normalization-with-syllabus'));
  await page.getByRole('button', { name: 'Find Note Gaps' }).click();
  await page.getByRole('tab', { name: /^Matrix/ }).click();
  await page
    .getByRole('tabpanel', { name: /^Matrix/ })
    .getByText('primary key', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Make cards from this' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Flashcard Creator' })).toBeVisible();
  await expect(page.locator('form [name="material"]')).toHaveValue(/^primary key\n\n[\s\S]*The primary key is the candidate key/);
});
