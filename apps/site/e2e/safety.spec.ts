import type { Locator } from '@playwright/test';
import { downloaded, expect, fillForm, open, sample, test } from './site.ts';

test('Pasted markup is shown as text and never executed', async ({ page }) => {
  const attack = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  await page.goto('/tools/lecture-debrief');
  await fillForm(page, { title: attack, content: `Tides are the rise of the sea. ${attack} is a term. The moon is the cause of tides.` });
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
});

/** Sets a long text at once, because typing it would only test Playwright. */
function paste(field: Locator, text: string): Promise<void> {
  return field.evaluate((element: HTMLTextAreaElement, value) => {
    element.focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

test('A text of half a million characters gives a result', async ({ page }) => {
  const { material = '' } = sample('flashcard-creator.cell-energy');
  await page.goto('/tools/flashcard-creator');
  await paste(page.getByLabel('Study material'), material.repeat(Math.floor(490_000 / material.length)));
  await page.getByRole('button', { name: 'Generate Flashcards' }).click();
  await expect(page.getByText('Flashcards generated successfully')).toBeVisible({ timeout: 45_000 });
});

test('Saving keeps the text of a saved list that cannot be read', async ({ page }) => {
  await page.goto('/tools/mock-interview');
  await page.evaluate(() => localStorage.setItem('saved_content', '[{"title":"half'));
  await fillForm(page, { role: 'Data Analyst' });
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Interview saved to your profile')).toBeVisible();
  await open(page, '/dashboard');
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download the unreadable part' }).click());
  expect(file.text).toBe('[{"title":"half');
});
