import type { FakeModel } from '@marginalia/fake-model';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { fillForm, sample } from '../e2e/site.ts';
import { KEY } from '../e2e/with-model.ts';

export const TOOL = '/tools/flashcard-creator';
export const NOTES = sample('flashcard-creator.cell-energy');

/** The material of so many cards that the device takes as they are, with a word that no other material has. */
export const cardsOf = (count: number, word: string): { readonly material: string } => ({
  material: Array.from({ length: count }, (_, nth) => `What is ${word} ${nth + 1}?\tNumber ${nth + 1} of the ${word}`).join('\n'),
});

export const result = (page: Page) => page.locator('#result');
export const cancelButton = (page: Page) => result(page).getByRole('button', { name: 'Cancel', exact: true });
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Flashcards' }).click();
export const hasText = (page: Page) => expect(result(page).locator('.m-sheet__block').first()).not.toBeEmpty();
export const isReady = (page: Page) => page.locator('main:not([data-part])').waitFor();

export async function hasResult(page: Page): Promise<void> {
  await expect(result(page)).toHaveAttribute('data-state', 'result', { timeout: 60_000 });
  await hasText(page);
}

export async function cancel(page: Page): Promise<void> {
  await cancelButton(page).click();
  await expect(cancelButton(page)).toHaveCount(0);
}

export async function openTool(page: Page): Promise<void> {
  await page.goto(TOOL);
  await isReady(page);
}

/** Writes cards and waits until they are shown. */
export async function write(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await fillForm(page, values);
  await generate(page);
  await hasResult(page);
}

/** The words of the result that stand on the page. */
export async function wordsShown(page: Page): Promise<string> {
  const texts = await result(page).locator('.m-sheet__block').allTextContents();
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

export const study = (page: Page) => page.getByRole('button', { name: /^Study \d+ cards?$/ });

/** Opens the session of study. */
export async function beginStudy(page: Page): Promise<void> {
  await study(page).click();
  await page.locator('.m-study article').waitFor();
}

/** Shows the answer of a card and rates it. The session must stand there. */
export async function rate(page: Page, key: string): Promise<void> {
  await page.keyboard.press('Space');
  await page.locator('.m-study__ratings').waitFor();
  await page.keyboard.press(key);
  await page.locator('.m-study__ratings').waitFor({ state: 'detached' });
}

const GENERATORS = {
  device: () => ({ kind: 'on-device' }),
  model: ({ url }: FakeModel) => ({ kind: 'openai-compatible', openai: { baseUrl: `${url}/v1`, model: 'fake' } }),
  'copy and paste': () => ({ kind: 'paste' }),
};
export type Generator = keyof typeof GENERATORS;

/** Each page of the context has this generator and its key, as if they were typed in Settings. */
export async function choose(context: BrowserContext, generator: Generator, fake: FakeModel): Promise<void> {
  const settings = { version: 1, ...GENERATORS[generator](fake) };
  const put = ([chosen, key]: readonly [string, string]): void => {
    localStorage.setItem('generation_settings', chosen);
    sessionStorage.setItem('generation_key', key);
  };
  await context.addInitScript(put, [JSON.stringify(settings), JSON.stringify({ origin: fake.url, key: KEY })] as const);
}
