import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, fillForm, open, test, waitForHydration } from './site.ts';

// The browser reports an error for each request that a reload ends.
test.use({ expectedErrors: /^Failed to load resource|net::ERR_/ });

const CARDS = ['ATP', 'DNA', 'ADP', 'RNA', 'NADH', 'FAD', 'CoA'].map(
  (name, nth) => `What is ${name}?\t=SUM of part ${nth + 1} of the cell`,
);

const session = (page: Page) => page.getByRole('dialog', { name: /^Study: / });
const front = (page: Page, words: string) => session(page).locator('article').getByText(words);
const study = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? 'Study 1 card' : `Study ${count} cards` }).click();

test('A deck is exported, is studied by keyboard, goes on after a reload, and keeps the answers of two tabs', async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => /documents[./]/.test(request.url()) && loaded.push(request.url()));
  await open(page, '/tools/flashcard-creator');
  await fillForm(page, { material: CARDS.join('\n') });
  await page.getByRole('button', { name: 'Generate Flashcards' }).click();
  await test.step('to Anki, Word and a spreadsheet; no writer is loaded before Export is used', () => exportCards(page, loaded));
  await page.getByRole('tab', { name: 'Cards 7' }).click();
  await study(page, 7);
  await expect(front(page, 'What is ATP?')).toBeVisible();
  for (const key of ['Space', '3', 'Space', 'Space']) await page.keyboard.press(key);
  await expect(session(page)).toContainText('3 of 7');
  await page.keyboard.press('z');
  await expect(front(page, 'What is DNA?')).toBeVisible();
  for (const key of ['Space', '4', 'Space', '3']) await page.keyboard.press(key);
  await expect(front(page, 'What is RNA?')).toBeVisible();
  // The button counts what the device has stored: four cards are left only after the last answer.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Study 4 cards' })).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await study(page, 4);
  const other = await context.newPage();
  await open(other, '/tools/flashcard-creator');
  await study(other, 4);
  await expect(front(other, 'What is RNA?')).toBeVisible();
  await expect(front(page, 'What is RNA?')).toBeVisible();
  for (const key of ['Space', '3', 'Space', '3']) await page.keyboard.press(key);
  await expect(front(page, 'What is FAD?')).toBeVisible();
  // The other tab keeps the card that it shows, and does not ask the one that was answered meanwhile, as its segment says.
  await expect(session(other).locator('[data-step]').nth(1)).toHaveAttribute('data-step', 'done');
  await other.keyboard.press('Space');
  await other.keyboard.press('3');
  await expect(front(other, 'What is FAD?')).toBeVisible();
  for (const key of ['Space', '3', 'Space', '3']) await other.keyboard.press(key);
  await expect(session(other).getByRole('heading', { name: '3 cards done.' })).toBeVisible();
  // The card that this tab shows stays; the last one is done in the other tab, as its segment says.
  await expect(session(page).locator('[data-step]').last()).toHaveAttribute('data-step', 'done');
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(session(page)).toContainText('session done');
});

/** Exports the deck in each form. @param loaded the requests for code that writes files */
async function exportCards(page: Page, loaded: readonly string[]): Promise<void> {
  const exportButton = page.getByRole('button', { name: 'Export' });
  await exportButton.click();
  await expect(page.getByRole('menu', { name: 'Export' })).toContainText('7 cards');
  expect(loaded).toEqual([]);

  const exported = async (item: RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const deck = await exported(/^Anki deck/);
  expect(deck.name).toBe('flashcards.apkg');
  expect(deck.bytes.subarray(0, 2).toString()).toBe('PK');
  await exportButton.click();
  const sheet = await exported(/^Spreadsheet/);
  expect(sheet.name).toBe('flashcards.csv');
  // A cell that a spreadsheet would execute is quoted.
  expect(sheet.bytes.toString()).toContain("'=SUM of part");
  await exportButton.click();
  const word = await exported(/^Word/);
  expect(word.name).toBe('flashcards.docx');
  expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
}
