import { textFor } from '@marginalia/fake-model';
import type { Locator, Page } from '@playwright/test';
import { expect, fillForm, open, paste, storedIn, test, write } from './site.ts';

// A request to any other origin fails these tests: everything goes by copy and paste.

const CHOICE = { generation_settings: { version: 1, kind: 'paste' } };
const FOOT = 'AI draft pasted by you. Check every fact and citation before you submit.';

const result = (page: Page): Locator => page.locator('#result');
const box = (page: Page): Locator => result(page).getByLabel('Answer', { exact: true });
const prompt = (page: Page): Locator => result(page).getByRole('region', { name: 'Prompt' });
const copyButton = (page: Page): Locator => result(page).getByRole('button', { name: 'Copy prompt', exact: true });

/** Copies the prompt as a student does. @returns the answer of a chat to it */
async function answerOfChat(page: Page): Promise<string> {
  await copyButton(page).click();
  await expect(result(page).getByRole('button', { name: 'Copy prompt again' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await prompt(page).textContent());
  return textFor(copied, [], 120);
}

async function pasteAnswer(page: Page, answer: string): Promise<void> {
  await paste(box(page), answer);
  await result(page).getByRole('button', { name: 'Use this answer', exact: true }).click();
}

async function chooseInSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Settings/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Any chat (copy and paste)', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Test connection' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await expect(dialog).toHaveCount(0);
}

test('A tool runs by copy and paste: Settings, prompt, answer, result', async ({ page }) => {
  await open(page, '/tools/flashcard-creator');
  await chooseInSettings(page);
  expect(await storedIn(page, 'generation_settings')).toMatchObject({ kind: 'paste' });
  await fillForm(page, { material: 'Photosynthesis turns light into sugar. It happens in the chloroplast.' });
  await page.getByRole('button', { name: 'Generate Flashcards' }).click();
  await expect(result(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('button', { name: /^Settings: Any chat/ })).toBeVisible();
  const answer = await answerOfChat(page);
  await pasteAnswer(page, (await prompt(page).textContent()) ?? '');
  await expect(result(page).getByText(/^This is the prompt, not the answer\./)).toBeVisible();
  await box(page).fill(answer);
  await expect(result(page).getByText(/^\d+ cards read, 15 asked for$/)).toBeVisible();
  await result(page).getByRole('button', { name: 'Use this answer', exact: true }).click();
  await expect(page.getByRole('status').getByText('Flashcards generated successfully')).toBeVisible();
  await expect(result(page).getByText(FOOT)).toBeVisible();
  await expect(result(page).getByText('Flashcards Ready', { exact: true })).toBeVisible();
  expect(await storedIn(page, 'tool_analytics')).toMatchObject({ flashcards: 1 });
});

// The longest report: paste.test.ts of tool-defs.
test('A report takes a few pastes, and a reload between two of them loses nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await write(page, CHOICE);
  await open(page, '/tools/ntcc-report-creator');
  await fillForm(page, { title: 'Soil Monitor', description: 'We built a soil moisture monitor with eight sensors.', pages: '20-25' });
  await page.getByRole('button', { name: 'Generate Report' }).click();
  const part = result(page).getByText(/^Part \d+ of \d+$/);
  const done = page.getByRole('status').getByText('Your 20-25-page professional report has been generated', { exact: true });
  const pasted: string[] = [];
  for (;;) {
    await expect(copyButton(page).or(done).first()).toBeVisible();
    if (await done.isVisible()) break;
    const answer = await answerOfChat(page);
    if (pasted.length === 2) {
      // The third answer is typed and not used yet.
      await paste(box(page), answer);
      const where = (await part.textContent()) ?? '';
      const count = /\d+$/.exec(where)?.[0] ?? '';
      expect(where).toBe(`Part 3 of ${count}`);
      const before = await prompt(page).textContent();
      await page.reload();
      await expect(result(page).getByRole('heading', { name: 'Recovered: Soil Monitor' })).toBeVisible();
      await expect(result(page).getByText(`2 of ${count} parts are pasted.`)).toBeVisible();
      await result(page).getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(part).toHaveText(where);
      expect(await prompt(page).textContent()).toBe(before);
      await expect(box(page)).toHaveValue(answer);
    }
    pasted.push(answer);
    await pasteAnswer(page, answer);
    // The next prompt, or the end.
    await expect(copyButton(page).or(done).first()).toBeVisible();
  }
  await expect(result(page).getByText(FOOT)).toBeVisible();
  await result(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').getByText('Report copied to clipboard')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split(/\s+/).length).toBeGreaterThan(0.95 * 12_500);
  const last = (answer: string): string => answer.trim().split(/\s+/).slice(-12).join(' ');
  for (const answer of pasted) expect(text.replace(/\s+/g, ' ')).toContain(last(answer));
});
