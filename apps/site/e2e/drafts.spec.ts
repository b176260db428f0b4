import type { Page } from '@playwright/test';
import { expect, fillForm, open, paste, sample, test } from './site.ts';
import { draftsOnDevice } from './stored.ts';

const CARDS = '/tools/flashcard-creator';
const BIBLIOGRAPHY = '/tools/bibliography-builder';
const NOTES = sample('flashcard-creator.cell-energy');
const notes = (page: Page) => page.locator('form [name="material"]');
const style = (page: Page) => page.locator('form [name="style"]');
const unfinished = (page: Page) => page.getByText(/^You have unfinished input/);

test.describe("The typed text of a tool's form", () => {
  test('belongs to its tab and its tool, and a later tab offers it when its tab is closed', async ({ page, context }) => {
    await test.step('a draft that is broken or does not fit changes no form', async () => {
      await page.addInitScript(() => {
        if (sessionStorage.length > 0) return;
        sessionStorage.setItem('draft:flashcard-creator', '{"material": "cut o');
        sessionStorage.setItem('draft:bibliography-builder', '{"style": "comic", "gone": "x", "sources": 7}');
      });
      await open(page, BIBLIOGRAPHY);
      await expect(style(page)).toHaveValue('apa');
      await open(page, CARDS);
      await expect(notes(page)).toHaveValue('');
    });

    const other = await context.newPage();
    await test.step('two tabs with the same tool keep their own texts', async () => {
      await notes(page).fill('In this tab');
      await expect.poll(() => draftsOnDevice(page)).toBe(1);
      await open(other, CARDS);
      await expect(notes(other)).toHaveValue('');
      await expect(unfinished(other)).toHaveCount(0);
      await notes(other).fill('In the other');
      await other.reload();
      await page.reload();
      await expect(notes(other)).toHaveValue('In the other');
      await expect(notes(page)).toHaveValue('In this tab');
      await open(page, BIBLIOGRAPHY);
      await expect(style(page)).toHaveValue('apa');
      await expect(page.locator('form [name="sources"]')).toHaveValue('');
    });

    await test.step('the text of a closed tab comes back on Restore, and is forgotten on Discard', async () => {
      const locks = () => other.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
      const held = await locks();
      await page.close();
      // The browser releases the lock of a closed tab a moment later.
      await expect.poll(locks).toBeLessThan(held);
      await other.reload();
      await expect(other.getByText(/^You have unfinished input from \d\d:\d\d\.$/)).toBeVisible();
      await other.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(notes(other)).toHaveValue('In this tab');
      // The text that the restored draft has replaced is offered now.
      await expect(unfinished(other)).toBeVisible();
      await other.getByRole('button', { name: 'Discard', exact: true }).click();
      await expect(unfinished(other)).toHaveCount(0);
      await expect(notes(other)).toHaveValue('In this tab');
      await expect.poll(() => draftsOnDevice(other)).toBe(1);
    });
  });

  test('causes no error when the tab allows no storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await open(page, CARDS);
    await fillForm(page, NOTES);
    await page.getByRole('button', { name: 'Generate Flashcards' }).click();
    await expect(page.locator('#result').getByText('Drafted on this device from your own text. No AI model was used.')).toBeVisible();
  });

  test('comes back after a reload even if it is larger than a tab can store, and a long one gives a result', async ({ page }) => {
    const { material = '' } = NOTES;
    const lines = material.repeat(Math.ceil(500_001 / material.length));
    await open(page, CARDS);
    await paste(notes(page), lines);
    await expect.poll(() => draftsOnDevice(page)).toBe(1);
    await page.reload();
    await expect.poll(async () => (await notes(page).inputValue()).length).toBe(lines.length);
    await paste(notes(page), lines.slice(0, 200_000));
    await page.getByRole('button', { name: 'Generate Flashcards' }).click();
    await expect(page.getByText('Flashcards generated successfully')).toBeVisible({ timeout: 45_000 });
  });
});
