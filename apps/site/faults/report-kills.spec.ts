import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeModel, startFakeModel } from '@marginalia/fake-model';
import { expect, type Page, test } from '@playwright/test';
import { figure } from './figures.ts';
import { startBrowser } from './killed-browser.ts';

const KILLS = Number(process.env['REPORT_KILLS'] ?? 10);
const KEY = 'test-key-that-a-student-typed-4711';
const VALUES = { title: 'Soil Monitor', description: 'We built a soil moisture monitor.', field: 'Electronics', pages: '35-40' };

/** The lines of a prompt that name the requested sections, or parts of sections. */
function askedIn(prompt = ''): string[] {
  return [...prompt.matchAll(/^Section: (.+)$/gm)].map(([, line = '']) => line);
}

/** Opens the report tool with the fake service as its chosen model. */
async function openTool(page: Page, baseURL: string, fake: FakeModel): Promise<void> {
  const settings = { version: 1, kind: 'openai-compatible', openai: { baseUrl: `${fake.url}/v1`, model: 'fake' } };
  const key = { origin: fake.url, key: KEY };
  await page.addInitScript(
    ([chosen, typed]) => {
      localStorage.setItem('generation_settings', chosen as string);
      sessionStorage.setItem('generation_key', typed as string);
    },
    [JSON.stringify(settings), JSON.stringify(key)],
  );
  await page.goto(`${baseURL}/tools/ntcc-report-creator`);
}

/** The sections whose text is stored whole in the database. */
function storedSections(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('marginalia');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const request = database.transaction('kv').objectStore('kv').get('report_parts');
    const raw = await new Promise<string>((resolve) => (request.onsuccess = () => resolve(request.result ?? '{}')));
    database.close();
    const documents = Object.values(JSON.parse(raw) as Record<string, { parts: { partId: string }[] }>);
    return documents.flatMap(({ parts }) => parts.map(({ partId }) => partId));
  });
}

test(`Every finished section is there after the browser is killed ${KILLS} times while a report is written`, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'marginalia-report-'));
  const fake = await startFakeModel({ retryAfter: 300 });
  const result = (page: Page) => page.locator('#result');
  let lost = 0;
  const finished: string[] = [];
  let known: string[] = [];
  try {
    for (let round = 0; round < KILLS; round += 1) {
      const browser = await startBrowser(profile);
      // Each round finishes one answer, and is killed in the middle of the next.
      fake.fault('ok', 'slow');
      const from = fake.requests.length;
      const { page } = browser;
      await openTool(page, baseURL ?? '', fake);
      if (round === 0) {
        for (const [name, value] of Object.entries(VALUES)) {
          const field = page.locator(`form [name="${name}"]`);
          await ((await field.evaluate((element) => element.tagName)) === 'SELECT' ? field.selectOption(value) : field.fill(value));
        }
        await page.getByRole('button', { name: 'Generate Report' }).click();
      } else {
        await expect(result(page).getByText(/^\d+ of 17 sections are finished\.$/)).toBeVisible();
        await expect(page.locator('form [name="title"]')).toHaveValue(VALUES.title);
        const found = await storedSections(page);
        lost += known.filter((part) => !found.includes(part)).length;
        await result(page).getByRole('button', { name: 'Continue', exact: true }).click();
      }
      await expect.poll(() => fake.requests.length, { timeout: 60_000 }).toBe(from + 2);
      // The kill follows the answer to the first request at once.
      known = await storedSections(page);
      await browser.kill();
      finished.push(...askedIn(fake.requests[from]?.prompt));
      fake.fault();
    }
    const last = await startBrowser(profile);
    const { page } = last;
    await openTool(page, baseURL ?? '', fake);
    await expect(result(page).getByText(/^\d+ of 17 sections are finished\.$/)).toBeVisible();
    const found = await storedSections(page);
    lost += known.filter((part) => !found.includes(part)).length;
    await last.kill();
  } finally {
    await fake.close();
    rmSync(profile, { recursive: true, force: true });
  }
  figure(`${KILLS} kills while a report is written`, `${lost} of ${known.length} finished parts lost`);
  expect(known.length).toBeGreaterThanOrEqual(KILLS);
  expect(lost).toBe(0);
  expect(new Set(finished).size, 'requests for finished sections').toBe(finished.length);
});
