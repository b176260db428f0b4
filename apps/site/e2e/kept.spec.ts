import type { Page } from '@playwright/test';
import { fillForm, loadDeferredCode, open, sample, storedIn, waitForHydration } from './site.ts';
import { allStoredText } from './stored.ts';
import { copied, expect, KEY, openSettings, PROTOCOLS, seed, test } from './with-model.ts';

// The browser reports an error for each request that a reload ends.
test.use({ expectedErrors: /^Failed to load resource|net::ERR_/ });

const CARDS = '/tools/flashcard-creator';
const NOTES = sample('flashcard-creator.cell-energy');
const [GEMINI, OPENAI] = PROTOCOLS;

const result = (page: Page) => page.locator('#result');
const kept = (page: Page) => result(page).getByText('Kept on this device', { exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Flashcards' }).click();
const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

async function write(page: Page, values: Readonly<Record<string, string>> = NOTES): Promise<string> {
  await fillForm(page, values);
  await generate(page);
  await expect(result(page).getByText(/^(?:Drafted on this device|AI draft by)/)).toBeVisible();
  return copied(page);
}

test('The typed text and its result come back after another page, Back, a reload and in a later tab, and count once', async ({
  page,
  context,
}) => {
  const notes = page.locator('form [name="material"]');
  await open(page, CARDS);
  await loadDeferredCode(page);

  await test.step('what was typed', async () => {
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
  });

  const text = await write(page);
  const expectKept = async (tab: Page): Promise<void> => {
    await expect(kept(tab)).toBeVisible();
    expect(await copied(tab)).toBe(text);
    for (const [name, value] of Object.entries(NOTES)) await expect(tab.locator(`form [name="${name}"]`)).toHaveValue(value);
  };
  await test.step('the result after Back from another page, with its time', async () => {
    await page.goto('/privacy');
    await page.goBack();
    await expectKept(page);
    await expect(result(page).locator('time').first()).toHaveText(/^\d\d:\d\d$/);
  });
  await test.step('the result in a later tab', async () => {
    await page.close();
    const later = await context.newPage();
    await open(later, CARDS);
    await expectKept(later);
    await expect(later.getByText(/^You have unfinished input/)).toHaveCount(0);
    expect(await storedIn(later, 'tool_analytics')).toMatchObject({ flashcards: 1 });
  });
});

test('A run goes on while the student is on another page, which then says that it is done', async ({ page, fake }) => {
  const left = Promise.withResolvers<void>();
  await page.route(`${fake.url}/**`, async (route) => {
    await left.promise;
    await route.continue();
  });
  await seed(page, OPENAI, fake);
  await open(page, CARDS);
  await loadDeferredCode(page);
  await fillForm(page, NOTES);
  await generate(page);
  await expect(result(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await nav(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  left.resolve();
  const link = page.getByRole('link', { name: 'Open AI Flashcard Creator' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(result(page).getByText('AI draft by fake. Check every fact and citation before you submit.')).toBeVisible();
  expect(fake.requests).toHaveLength(1);
});

test('A report of a closed tab is offered with its finished sections and its form, and Continue asks for no finished one', async ({
  page,
  context,
  fake,
}) => {
  test.setTimeout(120_000);
  const titles = (from: number): string[] =>
    fake.requests.slice(from).flatMap(({ prompt }) => [...prompt.matchAll(/^Section: (.+)$/gm)].map(([, title = '']) => title));
  fake.fault('ok', 'ok', 'ok', 'hang-mid');
  await seed(page, OPENAI, fake);
  await open(page, '/tools/ntcc-report-creator');
  await fillForm(page, { title: 'Soil Monitor', description: 'We built a soil moisture monitor.', field: 'Electronics', pages: '20-25' });
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect.poll(() => fake.requests.length, { timeout: 40_000 }).toBe(4);
  const finished = titles(0).slice(0, 3);
  expect(await allStoredText(page)).not.toContain(KEY);
  await page.close();

  const later = await context.newPage();
  await typeKeyAgain(later, fake.url);
  await open(later, '/tools/ntcc-report-creator');
  await expect(result(later).getByRole('heading', { name: 'Recovered: Soil Monitor' })).toBeVisible();
  await expect(result(later).getByText(/^\d+ of 17 sections are finished\.$/)).toBeVisible();
  await expect(later.locator('form [name="title"]')).toHaveValue('Soil Monitor');
  await expect(later.locator('form [name="pages"]')).toHaveValue('20-25');
  await result(later).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(later.getByRole('status').getByText('Your 20-25-page professional report has been generated')).toBeVisible({
    timeout: 60_000,
  });
  expect(titles(4).filter((title) => finished.includes(title))).toEqual([]);
  await expect(result(later).getByRole('button', { name: 'Earlier results' })).toHaveCount(0);
});

test('On a shared computer nothing is kept, and everything can be forgotten', async ({ page, context }) => {
  await open(page, CARDS);
  const text = await write(page);
  const dialog = await openSettings(page);
  await dialog.getByRole('checkbox', { name: 'Keep nothing here' }).check();
  await expect.poll(() => allStoredText(page).then((stored) => stored.includes('"tool":"flashcard-creator"'))).toBe(false);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(kept(page)).toBeVisible();
  expect(await copied(page)).toBe(text);
  const other = await context.newPage();
  await open(other, CARDS);
  await loadDeferredCode(other);
  await expect(kept(other)).toHaveCount(0);
  await other.close();

  await openSettings(page);
  await forget(page);
  const left = () => page.evaluate(async () => [localStorage.length, sessionStorage.getItem('kept_in_tab'), await indexedDB.databases()]);
  expect(await left()).toEqual([0, null, []]);
  await expect(page.locator('form [name="material"]')).toHaveValue('');
});

test('Other tabs forget what they hold too, and say so: one that writes, and one that nobody has touched', async ({
  page,
  context,
  fake,
}) => {
  fake.fault('slow');
  await seed(page, GEMINI, fake);
  const untouched = await context.newPage();
  await open(untouched, CARDS);
  await fillForm(untouched, NOTES);
  await open(untouched, '/tools');
  // Back in the tool by its history, without a pointer or a key.
  await untouched.goBack();
  await waitForHydration(untouched);
  await expect(untouched.locator('form [name="material"]')).not.toHaveValue('');
  await open(page, CARDS);
  await fillForm(page, NOTES);
  const busy = await context.newPage();
  await typeKeyAgain(busy, fake.url);
  await open(busy, CARDS);
  await loadDeferredCode(busy);
  await fillForm(busy, NOTES);
  await generate(busy);
  await expect(result(busy).locator('.m-sheet__block').first()).not.toBeEmpty();
  await page.bringToFront();
  await openSettings(page);
  await Promise.all([busy.waitForEvent('load'), untouched.waitForEvent('load'), forget(page)]);
  for (const tab of [page, busy, untouched]) {
    await tab.bringToFront();
    await expect(tab.getByRole('status').getByText('Everything was forgotten.')).toBeVisible();
    await expect(tab.locator('form [name="material"]')).toHaveValue('');
    await expect(result(tab).locator('.m-sheet__block')).toHaveCount(0);
  }
  await busy.reload();
  await expect(busy.getByText('Everything was forgotten.')).toHaveCount(0);
  expect(await allStoredText(page)).not.toContain(NOTES['material']?.slice(0, 40));
});

test('A browser without a database runs the tools, keeps the last result for the tab, and says so once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await open(page, CARDS);
  const text = await write(page);
  await expect(page.getByRole('status').getByText('Not kept on this device')).toBeVisible();
  await page.reload();
  await expect(kept(page)).toBeVisible();
  expect(await copied(page)).toBe(text);
});

/** Forgets everything in the open dialog of settings. */
async function forget(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Forget everything on this device' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Forget everything', exact: true }).click()]);
  await waitForHydration(page);
}

/** A later tab has the chosen generator, but not its key. */
async function typeKeyAgain(page: Page, origin: string): Promise<void> {
  await page.addInitScript((key) => sessionStorage.setItem('generation_key', key), JSON.stringify({ origin, key: KEY }));
}
