import type { Page } from '@playwright/test';
import { fillForm, loadDeferredCode, open, sample, storedIn, waitForHydration } from './site.ts';
import { allStoredText, copied, expect, KEY, openSettings, PROTOCOLS, seed, test } from './with-model.ts';

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

test('A result is shown again after a reload, after Back and in a later tab, with its time, and is counted once', async ({
  page,
  context,
}) => {
  await open(page, CARDS);
  const text = await write(page);
  await page.reload();
  await expect(kept(page)).toBeVisible();
  await expect(result(page).locator('time').first()).toHaveText(/^\d\d:\d\d$/);
  expect(await copied(page)).toBe(text);
  await page.goto('/privacy');
  await page.goBack();
  await expect(kept(page)).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await open(later, CARDS);
  await expect(kept(later)).toBeVisible();
  expect(await copied(later)).toBe(text);
  await expect(later.locator('form [name="material"]')).toHaveValue(NOTES['material'] ?? '');
  await expect(later.getByText(/^You have unfinished input/)).toHaveCount(0);
  expect(await storedIn(later, 'tool_analytics')).toMatchObject({ flashcards: 1 });
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

test('A text that a reload interrupted is offered, can be kept, and is not asked for again', async ({ page, fake }) => {
  fake.fault('hang-mid');
  await seed(page, GEMINI, fake);
  await open(page, CARDS);
  await fillForm(page, NOTES);
  await generate(page);
  const sheet = result(page).locator('.m-sheet__block').first();
  await expect(sheet).not.toBeEmpty();
  await page.reload();
  await expect(result(page).getByRole('heading', { name: /^Recovered: / })).toBeVisible();
  const text = await copied(page);
  expect(text.length).toBeGreaterThan(20);
  expect(await allStoredText(page)).not.toContain(KEY);
  await result(page).getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(result(page).getByRole('heading', { name: /^Recovered: / })).toHaveCount(0);
  await page.reload();
  await expect(kept(page)).toBeVisible();
  expect(await copied(page)).toBe(text);
  expect(fake.requests).toHaveLength(1);
  expect(await storedIn(page, 'tool_analytics')).toBeNull();
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

test.describe('Input that was left in a closed tab', () => {
  test('is offered in a later tab, and comes back on Restore', async ({ page, context }) => {
    await open(page, CARDS);
    await page.locator('form [name="material"]').fill('Tides: the moon pulls.');
    await expect.poll(() => draftsOnDevice(page)).toBe(1);
    const other = await context.newPage();
    await open(other, CARDS);
    await expect(other.locator('form [name="material"]')).toHaveValue('');
    await expect(other.getByText(/^You have unfinished input/)).toHaveCount(0);
    await page.close();
    await other.reload();
    await expect(other.getByText(/^You have unfinished input from \d\d:\d\d\.$/)).toBeVisible();
    await other.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(other.locator('form [name="material"]')).toHaveValue('Tides: the moon pulls.');
    await expect(other.getByText(/^You have unfinished input/)).toHaveCount(0);
  });

  test('is forgotten on Discard', async ({ page, context }) => {
    await open(page, CARDS);
    await page.locator('form [name="material"]').fill('Tides: the moon pulls.');
    await expect.poll(() => draftsOnDevice(page)).toBe(1);
    await page.close();
    const later = await context.newPage();
    await open(later, CARDS);
    await later.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(later.getByText(/^You have unfinished input/)).toHaveCount(0);
    await expect.poll(() => draftsOnDevice(later)).toBe(0);
  });
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

test('Other tabs forget what they hold too, and say so', async ({ page, context, fake }) => {
  fake.fault('slow');
  await seed(page, GEMINI, fake);
  await open(page, CARDS);
  const busy = await context.newPage();
  await typeKeyAgain(busy, fake.url);
  for (const tab of [page, busy]) {
    await tab.bringToFront();
    await open(tab, CARDS);
    await loadDeferredCode(tab);
    await fillForm(tab, NOTES);
  }
  await generate(busy);
  await expect(result(busy).locator('.m-sheet__block').first()).not.toBeEmpty();
  await openSettings(page);
  await Promise.all([busy.waitForEvent('load'), forget(page)]);
  for (const tab of [page, busy]) {
    await tab.bringToFront();
    await expect(tab.getByRole('status').getByText('Everything was forgotten.')).toBeVisible();
    await expect(tab.locator('form [name="material"]')).toHaveValue('');
    await expect(result(tab).locator('.m-sheet__block')).toHaveCount(0);
    await tab.reload();
    await expect(tab.getByText('Everything was forgotten.')).toHaveCount(0);
  }
  expect(await allStoredText(page)).not.toContain(NOTES['material']?.slice(0, 40));
});

test('A tab that nobody has touched forgets too: what it brought back from before is gone', async ({ page, context }) => {
  const untouched = await context.newPage();
  await open(untouched, CARDS);
  await fillForm(untouched, NOTES);
  await open(untouched, '/tools');
  // Back in the tool by its history, without a pointer or a key.
  await untouched.goBack();
  await waitForHydration(untouched);
  await expect(untouched.locator('form [name="material"]')).not.toHaveValue('');
  await page.bringToFront();
  await open(page, CARDS);
  await openSettings(page);
  await Promise.all([untouched.waitForEvent('load'), forget(page)]);
  await expect(untouched.getByRole('status').getByText('Everything was forgotten.')).toBeVisible();
  await expect(untouched.locator('form [name="material"]')).toHaveValue('');
  expect(await allStoredText(untouched)).not.toContain(NOTES['material']?.slice(0, 40));
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

test('A paste of more than a tab can store comes back after a reload', async ({ page }) => {
  await open(page, CARDS);
  const notes = page.locator('form [name="material"]');
  await notes.fill('The moon pulls at the sea. '.repeat(40_000));
  await expect.poll(() => draftsOnDevice(page)).toBe(1);
  await page.reload();
  await expect.poll(async () => (await notes.inputValue()).length).toBe(27 * 40_000);
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

/** The number of drafts in the database. */
function draftsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'marginalia')) return 0;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('marginalia');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const request = database.transaction('drafts').objectStore('drafts').count();
    const count = await new Promise<number>((resolve) => (request.onsuccess = () => resolve(request.result)));
    database.close();
    return count;
  });
}
