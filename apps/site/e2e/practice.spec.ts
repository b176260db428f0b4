import { expect, fillForm, open, sample, test } from './site.ts';

test('An answer is still there after a reload', async ({ page }) => {
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await open(page, '/tools/mock-interview');
  await fillForm(page, sample('mock-interview.backend-with-resume'));
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await page.getByRole('tab', { name: /^Practice/ }).click();
  await answer.fill('I measured first.');
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(answer).toHaveValue('I measured first.');
});
