import { axeFindings, expect, fillForm, open, overflow, sample, storedIn, test } from './site.ts';

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
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(card.getByRole('heading', { name: 'Needs more' })).toBeVisible();
  await expect(card.getByText('Kept on this device', { exact: true })).toBeVisible();
});

test('A few sentences give a partial result, which counts and names the field to add to', async ({ page }) => {
  await open(page, CARDS);
  await fillForm(page, sample('flashcard-creator.thin'));
  await page.getByRole('button', { name: generate }).click();
  await expect(page.getByText('Flashcards generated successfully', { exact: true })).toBeVisible();
  const card = page.locator('#result');
  for (const badge of ['Flashcards Ready', 'Partial']) await expect(card.getByText(badge, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Add to Study material' }).click();
  await expect(page.getByLabel('Study material')).toBeFocused();
  await expect.poll(() => storedIn(page, 'tool_analytics')).toMatchObject({ flashcards: 1 });
});
