import { readFile } from 'node:fs/promises';
import { expect, fillForm, open, test } from './site.ts';

const CARDS = ['ATP', 'DNA', 'ADP', 'RNA', 'NADH', 'FAD', 'CoA'].map(
  (name, nth) => `What is ${name}?\t=SUM of part ${nth + 1} of the cell`,
);

test('Cards leave for Anki, Word and a spreadsheet, and no writer is loaded before Export is used', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => /documents[./]/.test(request.url()) && loaded.push(request.url()));
  await open(page, '/tools/flashcard-creator');
  await fillForm(page, { material: CARDS.join('\n') });
  await page.getByRole('button', { name: 'Generate Flashcards' }).click();
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
});
