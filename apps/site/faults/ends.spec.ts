import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fillForm, sample } from '../e2e/site.ts';
import { figure } from './figures.ts';

const ROUNDS = Number(process.env['ENDS'] ?? 9);
// A result has at most twenty cards.
const CARDS = Array.from({ length: 2 * ROUNDS + 1 }, (_, nth) => `What is compound ${nth + 1}?\tCompound number ${nth + 1} of the cell`);

/** The ways in which a page ends with the last key, before anything that it waits for can answer. */
const ENDS = {
  'is reloaded': async (page: Page, act: string) => {
    await Promise.all([page.waitForEvent('load'), attempt(page, `${act}; location.reload()`)]);
  },
  'is closed': async (page: Page, act: string) => {
    await attempt(page, act);
    await page.close();
  },
} satisfies Record<string, (page: Page, act: string) => Promise<void>>;

async function attempt(page: Page, script: string): Promise<void> {
  await page.evaluate(script).catch(() => undefined);
}

/** The page that goes on: the same one after a reload, else a new tab. */
async function openAgain(context: BrowserContext, before: Page, path: string): Promise<Page> {
  const page = before.isClosed() ? await context.newPage() : before;
  await page.goto(path);
  await page.locator('main:not([data-part])').waitFor();
  return page;
}

test(`No answer of a study session is lost by a page that ends at once, ${2 * ROUNDS} times`, async ({ context }) => {
  // The browser ends with its last tab.
  await context.newPage();
  let page = await openAgain(context, await context.newPage(), '/tools/flashcard-creator');
  await fillForm(page, { material: CARDS.join('\n') });
  await page.getByRole('button', { name: 'Generate Flashcards' }).click();
  await page.getByRole('tab', { name: `Cards ${CARDS.length}` }).click();
  let left = CARDS.length;
  const lost: string[] = [];
  for (const [name, end] of Object.entries(ENDS)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.getByRole('button', { name: /^Study \d+ cards?$/ }).click();
      const study = page.getByRole('dialog', { name: /^Study: / });
      await expect(study).toContainText(`1 of ${left}`);
      await page.keyboard.press('Space');
      await expect(study.locator('.m-study__ratings')).toBeVisible();
      // Easy: the card comes back in some days.
      await end(page, "document.querySelectorAll('.m-study__rating')[3].click()");
      page = await openAgain(context, page, '/tools/flashcard-creator');
      const button = page.getByRole('button', { name: /^Study \d+ cards?$/ });
      await button.waitFor();
      const now = Number((await button.textContent())?.match(/\d+/)?.[0]);
      if (now !== left - 1) lost.push(`${name}, round ${round}: ${now} cards are left of ${left}`);
      left = now;
    }
  }
  figure('answers before a page ends', `${2 * ROUNDS} answers, ${lost.length} lost`);
  expect(lost).toEqual([]);
});

test(`No tick and no typed text is lost by a page that is reloaded at once, ${ROUNDS} times`, async ({ context }) => {
  const path = '/tools/lecture-debrief';
  let page = await openAgain(context, await context.newPage(), path);
  const values = sample('lecture-debrief.supply-demand-notes');
  await fillForm(page, values);
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
  await page.getByRole('tab', { name: /^Checklist/ }).click();
  const boxes = page.locator('.m-checklist__label input');
  await boxes.first().waitFor();
  const rounds = Math.min(ROUNDS, await boxes.count());
  const lost: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const title = `Typed in round ${round}`;
    await boxes.nth(round).waitFor();
    await ENDS['is reloaded'](
      page,
      `document.querySelectorAll('.m-checklist__label input')[${round}].click();
       const field = document.querySelector('form textarea');
       Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, ${JSON.stringify(title)});
       field.dispatchEvent(new Event('input', { bubbles: true }))`,
    );
    page = await openAgain(context, page, path);
    await boxes.nth(round).waitFor();
    await expect(page.getByText(/^\d+ of \d+ done$/).first()).toBeVisible();
    if (!(await boxes.nth(round).isChecked())) lost.push(`the tick of round ${round}`);
    if ((await page.locator('form textarea').first().inputValue()) !== title) lost.push(`the text of round ${round}`);
  }
  figure('ticks and texts before a reload', `${rounds} of each, ${lost.length} lost`);
  expect(lost).toEqual([]);
});
