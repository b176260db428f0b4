import { savedSentence } from '@marginalia/engine';
import { startFakeModel } from '@marginalia/fake-model';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';
import { AT_ROOT } from '../e2e/hosts.ts';
import { keptForOffline } from '../e2e/offline.ts';
import { startOfflineHost } from '../e2e/offline-host.ts';
import { fillForm, loadDeferredCode, open, sample } from '../e2e/site.ts';
import { allStoredText } from '../e2e/stored.ts';
import { openSettings } from '../e2e/with-model.ts';
import {
  beginStudy,
  cancel,
  cardsOf,
  choose,
  type Generator,
  generate,
  hasResult,
  hasText,
  isReady,
  NOTES,
  openTool,
  rate,
  result,
  study,
  TOOL,
  wordsShown,
  write,
} from './cards.ts';
import { damageOf, findAll } from './damage.ts';
import { figure } from './figures.ts';
import { storm } from './storm.ts';
import { OWN_PROCESSES, openTab, restoreBackups } from './tabs.ts';

/** The entries of the browser's own storage, without those that belong to the open page. */
async function stored(page: Page): Promise<string> {
  const [texts, rows] = JSON.parse(await allStoredText(page)) as unknown[];
  return JSON.stringify([texts, rows]);
}

const STATES = { busy: hasText, stopped: (page: Page) => hasText(page).then(() => cancel(page)), result: hasResult };

for (const [state, reached] of Object.entries(STATES)) {
  test(`A page keeps its words until its tab ends when another tab switches "Keep nothing here" on: ${state}`, async ({ context }) => {
    const fake = await startFakeModel();
    if (state !== 'result') fake.fault('slow');
    await choose(context, 'model', fake);
    const other = await context.newPage();
    await open(other, '/tools');
    await loadDeferredCode(other);
    const page = await context.newPage();
    await openTool(page);
    await fillForm(page, NOTES);
    await generate(page);
    await reached(page);
    await other.bringToFront();
    await (await openSettings(other)).getByRole('checkbox', { name: 'Keep nothing here' }).check();
    await page.bringToFront();
    const words = NOTES['material']?.slice(0, 40) ?? '';
    await expect.poll(() => stored(page)).not.toContain(words);
    const before = await wordsShown(page);
    await page.reload();
    await isReady(page);
    await expect.poll(() => wordsShown(page)).toContain(before.slice(0, -1));
    await expect(page.locator('form [name="material"]')).toHaveValue(NOTES['material'] ?? '');
    expect(fake.requests).toHaveLength(1);
    await page.close();
    const later = await context.newPage();
    await openTool(later);
    await loadDeferredCode(later);
    expect(await stored(later)).not.toContain(words);
    await expect(result(later).locator('.m-sheet__block')).toHaveCount(0);
    await fake.close();
  });
}

/** The ways in which another tab, or the browser, removes stored data of the site. */
const GONE: Readonly<Record<string, (page: Page, context: BrowserContext, origin: string) => Promise<unknown>>> = {
  'the browser deletes the database': async (page, context, origin) =>
    (await context.newCDPSession(page)).send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' }),
  'another tab deletes the database': async (_, context) =>
    (await openTab(context)).evaluate(
      () => new Promise((resolve) => Object.assign(indexedDB.deleteDatabase('marginalia'), { onsuccess: resolve, onerror: resolve })),
    ),
  'another tab clears local storage': async (_, context) => (await openTab(context)).evaluate(() => localStorage.clear()),
};

for (const [name, remove] of Object.entries(GONE)) {
  test(`A page goes on studying, writing and saving when ${name}`, async ({ context, baseURL }) => {
    const page = await context.newPage();
    await openTool(page);
    await write(page, cardsOf(4, 'cell'));
    await page.getByRole('tab', { name: 'Cards 4' }).click();
    await beginStudy(page);
    await rate(page, '4');
    await expect(page.getByRole('dialog')).toContainText('2 of 4');
    await remove(page, context, baseURL ?? '');
    await page.bringToFront();
    await rate(page, '4');
    await expect(page.getByRole('dialog')).toContainText('3 of 4');
    await page.keyboard.press('Escape');
    await expect(study(page)).toHaveText(/Study 2 cards/);
    await write(page, cardsOf(4, 'tide'));
    await page.locator('form [name="material"]').fill('Words that nobody has submitted');
    await page.reload();
    await isReady(page);
    await expect.poll(() => wordsShown(page)).toContain('What is tide 1?');
    await expect(page.locator('form [name="material"]')).toHaveValue('Words that nobody has submitted');
    await page.goto('/tools/lecture-debrief');
    await isReady(page);
    await fillForm(page, sample('lecture-debrief.supply-demand-notes'));
    await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').getByText(savedSentence('Debrief'))).toBeVisible();
    expect((await findAll(await openTab(context))).titles).toHaveLength(1);
  });
}

/** A word that no page has, but the student's material. */
const WORD = 'quartz';

/** The work that a tab can be in the middle of. */
const MIDDLE: Readonly<Record<string, { readonly generator: Generator; begin(page: Page): Promise<void> }>> = {
  'a study session': {
    generator: 'device',
    begin: async (page) => {
      await beginStudy(page);
      await rate(page, '3');
    },
  },
  'the words of a card': {
    generator: 'device',
    begin: async (page) => {
      await beginStudy(page);
      await page.keyboard.press('e');
      await page.getByRole('dialog').getByRole('textbox').first().fill(`${WORD} in other words`);
    },
  },
  'an answer to paste': {
    generator: 'copy and paste',
    begin: async (page) => {
      await result(page).getByLabel('Answer', { exact: true }).fill(`${WORD}, half of an answer`);
    },
  },
};

for (const [name, { generator, begin }] of Object.entries(MIDDLE)) {
  test(`"Forget everything" in another tab leaves nothing of ${name}`, async ({ context }) => {
    const fake = await startFakeModel();
    await choose(context, generator, fake);
    const page = await context.newPage();
    await openTool(page);
    await fillForm(page, cardsOf(4, WORD));
    await generate(page);
    if (generator === 'device') await hasResult(page);
    await begin(page);
    await expect.poll(() => stored(page)).toContain(WORD);
    const other = await context.newPage();
    await open(other, '/tools');
    await loadDeferredCode(other);
    await other.bringToFront();
    await (await openSettings(other)).getByRole('button', { name: 'Forget everything on this device' }).click();
    await Promise.all([page.waitForEvent('load'), other.getByRole('button', { name: 'Forget everything', exact: true }).click()]);
    await page.bringToFront();
    await isReady(page);
    await loadDeferredCode(page);
    expect(await page.locator('body').textContent()).not.toContain(WORD);
    await expect(page.locator('form [name="material"]')).toHaveValue('');
    for (const tab of [page, other]) expect(await stored(tab)).not.toContain(WORD);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(WORD);
    // A tab that is left gives its last words to storage: these must be gone too.
    await page.close();
    const later = await context.newPage();
    await openTool(later);
    await loadDeferredCode(later);
    expect(await stored(later)).not.toContain(WORD);
    await fake.close();
  });
}

for (const way of ['waits', 'is taken by a press on Reload'] as const) {
  test(`A run that is busy loses nothing when a new version ${way}`, async ({ browser }) => {
    const [host, fake] = [await startOfflineHost(AT_ROOT), await startFakeModel()];
    const context = await browser.newContext({ baseURL: host.origin, serviceWorkers: 'allow' });
    await choose(context, 'model', fake);
    const page = await context.newPage();
    await open(page, TOOL);
    await keptForOffline(page);
    await loadDeferredCode(page);
    fake.fault(way === 'waits' ? 'slow' : 'hang-mid');
    await fillForm(page, NOTES);
    await generate(page);
    await hasText(page);
    host.deployNextBuild();
    await open(await context.newPage(), '/');
    await page.bringToFront();
    const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(offer).toBeVisible({ timeout: 45_000 });
    const before = await wordsShown(page);
    if (way === 'waits') await hasResult(page);
    else {
      await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Reload' }).click()]);
      await expect(result(page).getByRole('heading', { name: /^Recovered: / })).toBeVisible();
    }
    await expect.poll(() => wordsShown(page)).toContain(before.slice(0, -1));
    expect(fake.requests).toHaveLength(1);
    await context.close();
    await host.stop();
    await fake.close();
  });
}

test('Two tabs study one deck and take answers back: each answer that stands is stored once', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.bringToFront();
  await openTool(one);
  await write(one, cardsOf(12, 'cell'));
  await openTool(other);
  for (const page of [one, other]) {
    await page.bringToFront();
    await beginStudy(page);
  }
  let standing = 0;
  for (const [page, key] of [
    [one, '3'],
    [one, '4'],
    [other, '3'],
    [one, 'z'],
    [other, '2'],
    [other, 'z'],
    [one, '1'],
    [other, 'z'],
    [other, '4'],
    [one, 'z'],
  ] as const) {
    await page.bringToFront();
    if (key !== 'z') await rate(page, key);
    else {
      await page.keyboard.press('z');
      await page.locator('.m-study article').waitFor();
    }
    standing += key === 'z' ? -1 : 1;
  }
  const answers = async (): Promise<number> => {
    const rows = JSON.parse(await stored(one))[1] as { cards?: { reviews: unknown[] }[] }[][];
    return rows.flat().reduce((sum, { cards = [] }) => sum + cards.reduce((all, { reviews }) => all + (reviews?.length ?? 0), 0), 0);
  };
  await expect.poll(answers).toBe(standing);
});

test('A backup that is restored while two tabs save, delete and undo: nothing is lost, doubled or given a shared id', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({ ...launchOptions(), args: [...launchOptions().args, ...OWN_PROCESSES] });
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const [one, other, third] = [await openTab(context), await openTab(context), await openTab(context)];
  const [told, alsoTold, added] = await Promise.all([
    storm(one, { name: 'one', operations: 150, pause: 0 }),
    storm(other, { name: 'other', operations: 150, pause: 0 }),
    restoreBackups(third, { backups: 10, records: 20 }),
  ]);
  const found = await findAll(await openTab(context));
  const isFromBackup = (title: string): boolean => title.startsWith('Backup');
  const damage = damageOf([told, alsoTold], { ...found, titles: found.titles.filter((title) => !isFromBackup(title)) });
  figure('a backup is restored during 300 operations', `${JSON.stringify(damage)}, ${added} of 200 records added`);
  expect(damage).toEqual({ lost: 0, ghosts: 0, sharedIds: 0, miscounted: 0 });
  expect([added, new Set(found.titles.filter(isFromBackup)).size]).toEqual([200, 200]);
  await browser.close();
});
