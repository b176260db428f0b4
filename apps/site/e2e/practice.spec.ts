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
