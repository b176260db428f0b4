import { expect, fillForm, open, overflow, storedIn, test } from './site.ts';

const CARDS = '/tools/flashcard-creator';
const generate = 'Generate Flashcards';

test('One word of notes is no success: it says what to add, at the field, and stays so after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, CARDS);
  await fillForm(page, { material: 'photosynthesis' });
  await page.getByRole('button', { name: generate }).click();
  const card = page.locator('#result');
  await expect(card.getByRole('heading', { name: 'Needs more' })).toBeVisible();
  const field = page.getByLabel('Study material');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/1 word so far\. Add full sentences\./);
  await expect(page.getByText('Flashcards generated successfully')).toHaveCount(0);
  expect(await storedIn(page, 'tool_analytics')).toBeNull();
  await expect(card.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.reload();
  await expect(card.getByRole('heading', { name: 'Needs more' })).toBeVisible();
  await expect(card.getByText('Kept on this device', { exact: true })).toBeVisible();
});
