import { expect, fillForm, open, sample, test } from './site.ts';

test('An answer is still there after a reload, and the material goes to another tool', async ({ page }) => {
  const values = sample('mock-interview.backend-with-resume');
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await open(page, '/tools/mock-interview');
  await fillForm(page, values);
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await page.getByRole('tab', { name: /^Practice/ }).click();
  await answer.fill('I measured first.');
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(answer).toHaveValue('I measured first.');

  await page.getByRole('button', { name: 'Use this material in …' }).click();
  await page.getByRole('button', { name: /^AI Flashcard Creator/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Flashcard Creator' })).toBeVisible();
  await expect(page.locator('form [name="material"]')).toHaveValue(values['background'] ?? '');
});

test('A tick in a checklist is still there after a reload', async ({ page }) => {
  const boxes = page.getByRole('tabpanel', { name: /^Checklist/ }).getByRole('checkbox');
  await open(page, '/tools/lecture-debrief');
  await fillForm(page, sample('lecture-debrief.deadlocks-transcript'));
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
  await page.getByRole('tab', { name: /^Checklist/ }).click();
  await boxes.first().check();
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
});
