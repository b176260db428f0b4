import type { Page } from '@playwright/test';
import { EXPECTED_TOOLS } from './expected-tools.ts';
import { answer, expectKept, fill, MESSAGE, message, send, serve, test } from './form-service.ts';
import { expect, fillForm, loadDeferredCode, open, sample } from './site.ts';

const CARDS = '/tools/flashcard-creator';
const textIn = (page: Page, name: string) => page.locator(`form [name="${name}"]`).inputValue();
const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test.describe("The typed text of a tool's form", () => {
  test('is restored after a visit to another page, after back, and after a reload', async ({ page }) => {
    await open(page, CARDS);
    await loadDeferredCode(page);
    const notes = page.locator('form [name="material"]');
    await notes.pressSequentially('Tides: the moon pulls.');
    await nav(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await page.goBack();
    await expect(notes).toHaveValue('Tides: the moon pulls.');
    await expect(page.getByText('4 words', { exact: true })).toBeVisible();
    await notes.press('End');
    await notes.pressSequentially(' Twice a day.');
    await page.reload();
    await expect(notes).toHaveValue('Tides: the moon pulls. Twice a day.');
    await expect(notes).toBeEnabled();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.goto('/privacy');
    await page.goBack();
    await expect(notes).toHaveValue('Tides: the moon pulls. Twice a day.');
    await notes.fill('');
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test('is submitted after a reload, and stays in the form beside the result', async ({ page }) => {
    const tool = EXPECTED_TOOLS.find(({ slug }) => slug === 'bibliography-builder');
    if (!tool) throw new Error('No such tool');
    await open(page, `/tools/${tool.slug}`);
    await fillForm(page, tool.values);
    await page.reload();
    for (const [name, value] of Object.entries(tool.values)) await expect(page.locator(`form [name="${name}"]`)).toHaveValue(value);
    await page.getByRole('button', { name: tool.button }).click();
    await expect(
      page
        .locator('#result')
        .getByText(tool.badges[0] ?? '', { exact: true })
        .first(),
    ).toBeVisible();
    await page.reload();
    for (const [name, value] of Object.entries(tool.values)) await expect(page.locator(`form [name="${name}"]`)).toHaveValue(value);
  });

  test('belongs to its tab and its tool', async ({ page, context }) => {
    await open(page, CARDS);
    await page.locator('form [name="material"]').fill('In this tab');
    const other = await context.newPage();
    await open(other, CARDS);
    expect(await textIn(other, 'material')).toBe('');
    await other.locator('form [name="material"]').fill('In the other');
    await other.reload();
    await page.reload();
    await expect(other.locator('form [name="material"]')).toHaveValue('In the other');
    await expect(page.locator('form [name="material"]')).toHaveValue('In this tab');
    await page.goto('/tools/note-gap-finder');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      await page.locator('form textarea').evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value).join('')),
    ).toBe('');
  });

  test('does not change the form when the draft is broken or does not fit', async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('draft:flashcard-creator', '{"material": "cut o');
      sessionStorage.setItem('draft:bibliography-builder', '{"style": "comic", "gone": "x", "sources": 7}');
    });
    await open(page, CARDS);
    expect(await textIn(page, 'material')).toBe('');
    await open(page, '/tools/bibliography-builder');
    expect(await page.locator('form select').evaluateAll((all) => all.every((one) => (one as HTMLSelectElement).selectedIndex >= 0))).toBe(
      true,
    );
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
    await fillForm(page, sample('flashcard-creator.cell-energy'));
    await page.getByRole('button', { name: 'Generate Flashcards' }).click();
    await expect(page.locator('#result').getByText('Drafted on this device from your own text. No AI model was used.')).toBeVisible();
  });

  test('is stored after a pause in typing and not at every key, and completely even if it is large', async ({ page }) => {
    await open(page, CARDS);
    const notes = page.locator('form [name="material"]');
    await notes.fill('The moon pulls at the sea. '.repeat(18_148));
    await expect.poll(() => drafts(page)).toEqual(['draft:flashcard-creator']);
    await page.evaluate(() => {
      const put = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, value: string) {
        put.call(this, key, value);
        document.documentElement.dataset['writes'] = String(Number(document.documentElement.dataset['writes'] ?? 0) + 1);
      };
    });
    await notes.press('End');
    // Ten keys without a pause between them, however slow the machine.
    await notes.evaluate(() => {
      for (const letter of 'abcdefghij') document.execCommand('insertText', false, letter);
    });
    await expect(page.locator('html')).toHaveAttribute('data-writes', '1');
    await page.reload();
    await expect.poll(async () => (await textIn(page, 'material')).length).toBe(27 * 18_148 + 10);
  });
});

test.describe('A message in the contact form', () => {
  test('is restored after a visit to another page and after a reload, and removed when it is sent', async ({ page }) => {
    await serve(page, answer(200, { success: true }));
    await open(page, '/contact');
    await loadDeferredCode(page);
    await fill(page);
    await nav(page, 'Tools').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
    await page.goBack();
    await expectKept(page);
    await page.reload();
    await expectKept(page);
    await send(page).click();
    await expect(message(page)).toHaveText('Form submitted successfully!');
    expect(await drafts(page)).toEqual([]);
    await page.reload();
    await expectKept(page, Object.fromEntries(Object.keys(MESSAGE).map((label) => [label, ''])));
  });
});
