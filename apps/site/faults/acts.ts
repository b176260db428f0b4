import type { Page } from '@playwright/test';
import { fillForm, sample } from '../e2e/site.ts';

/** Something small that a student does with a result, which nobody presses "Save" for. */
export interface Act {
  readonly name: string;
  readonly tool: string;
  readonly values: Readonly<Record<string, string>>;
  /** The button that makes the result. */
  readonly generate: string;
  /** The tab with its view. */
  readonly tab: RegExp;
  /** Goes to where it is done. */
  prepare?(page: Page, round: number): Promise<unknown>;
  /** A script that does it in one step, for a given round. It waits for nothing. */
  script(round: number): string;
  /** The amount of it that the page shows, or the words that it left. */
  found(page: Page): Promise<string>;
  /** The text that `found` returns after the act, made from the text before it. */
  after(before: string, round: number): string;
}

/** Types into a field as a person does. */
const type = (selector: string, words: string): string =>
  `{ const field = document.querySelector('${selector}');
     Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, ${JSON.stringify(words)});
     field.dispatchEvent(new Event('input', { bubbles: true })); }`;

const lessOne = (before: string): string => String(Number(before) - 1);
const oneMore = (before: string): string => String(Number(before) + 1);

/** A number in the words of an element. */
async function numberIn(page: Page, words: RegExp): Promise<string> {
  const element = page.getByText(words).first();
  await element.waitFor();
  return words.exec((await element.textContent()) ?? '')?.[1] ?? '';
}

// A result has at most twenty cards.
const CARDS = Array.from({ length: 20 }, (_, nth) => `What is compound ${nth + 1}?\tCompound number ${nth + 1} of the cell`);
const FLASHCARDS = {
  tool: 'flashcard-creator',
  values: { material: CARDS.join('\n') },
  generate: 'Generate Flashcards',
  tab: /^Cards/,
} as const;

export const ACTS: readonly Act[] = [
  {
    ...FLASHCARDS,
    name: 'a rating',
    async prepare(page) {
      await page.getByRole('button', { name: /^Study \d+ cards?$/ }).click();
      await page.locator('.m-study article').waitFor();
      await page.keyboard.press('Space');
      await page.locator('.m-study__ratings').waitFor();
    },
    // Easy: the card comes back in some days.
    script: () => "document.querySelectorAll('.m-study__rating')[3].click()",
    found: async (page) => /\d+/.exec((await page.getByRole('button', { name: /^Study \d+ cards?$/ }).textContent()) ?? '')?.[0] ?? '',
    after: lessOne,
  },
  {
    ...FLASHCARDS,
    name: 'an edit of a card',
    async prepare(page, round) {
      await page.getByRole('button', { name: 'Edit card 2', exact: true }).click();
      await page.getByRole('form', { name: 'Edit card 2' }).getByRole('textbox', { name: 'Back' }).fill(`Edited in round ${round}`);
    },
    script: () => "document.querySelector('.m-card-form').requestSubmit()",
    found: async (page) => (await page.locator('.m-cards__back').nth(1).textContent()) ?? '',
    after: (_, round) => `Edited in round ${round}`,
  },
  {
    name: 'a tick',
    tool: 'lecture-debrief',
    values: sample('lecture-debrief.supply-demand-notes'),
    generate: 'Generate Lecture Debrief',
    tab: /^Checklist/,
    script: () => "document.querySelector('.m-checklist__label input:not(:checked)').click()",
    found: (page) => numberIn(page, /^(\d+) of \d+ done$/),
    after: oneMore,
  },
  {
    name: 'an answer of an interview',
    tool: 'mock-interview',
    values: sample('mock-interview.backend-with-resume'),
    generate: 'Start Mock Interview',
    tab: /^Practice/,
    script: (round) => type('.m-practice textarea', `Answered in round ${round}`),
    found: (page) => page.getByRole('textbox', { name: 'Your answer' }).inputValue(),
    after: (_, round) => `Answered in round ${round}`,
  },
  {
    name: 'an accepted correction',
    tool: 'assignment-improver',
    values: sample('assignment-improver.phones-essay'),
    generate: 'Improve Assignment',
    tab: /^In my text/,
    async prepare(page) {
      const open = page.locator('.m-findings__row[data-state="open"]');
      const accept = page.getByRole('button', { name: 'Accept', exact: true });
      // Advice without other words can only be noted.
      for (let nth = 0; (await accept.count()) === 0; nth += 1) await open.nth(nth).click();
    },
    script: () => "[...document.querySelectorAll('.m-finding__actions button')].find((one) => one.textContent.trim() === 'Accept').click()",
    found: (page) => numberIn(page, /(\d+) accepted/),
    after: oneMore,
  },
];

/** Makes the result, or finds it as the page before left it, and opens its view. */
export async function openResult(page: Page, baseURL: string, { tool, values, generate, tab }: Act, isFirst: boolean): Promise<void> {
  await page.goto(`${baseURL}/tools/${tool}`);
  if (isFirst) {
    await page.locator('main:not([data-part])').waitFor();
    await fillForm(page, values);
    await page.getByRole('button', { name: generate }).click();
  }
  await page.getByRole('tab', { name: tab }).click();
}
