import { type FakeModel, startFakeModel } from '@marginalia/fake-model';
import { expect, type Locator, type Page } from '@playwright/test';
import { test as site } from './site.ts';

/** A key that the fake service accepts: one that begins with "test-". */
export const KEY = 'test-key-that-a-student-typed-4711';

/** Every test has its own fake model service, the only other origin that the page may call. */
export const test = site.extend<{ fake: FakeModel }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of the fixtures that it depends on
  fake: async ({}, use) => {
    const fake = await startFakeModel({ retryAfter: 300 });
    await use(fake);
    const violations = fake.requests.flatMap(({ violation }) => violation ?? []);
    await fake.close();
    expect(violations, 'what the page must not send').toEqual([]);
  },
  allowedOrigins: async ({ fake }, use) => {
    await use([fake.url]);
  },
});

export { expect };

export const PROTOCOLS = [
  { name: 'Google Gemini', kind: 'gemini', header: 'x-goog-api-key', base: (url: string) => url },
  { name: 'OpenAI-compatible server', kind: 'openai', header: 'authorization', base: (url: string) => `${url}/v1` },
] as const;

export type Protocol = (typeof PROTOCOLS)[number];

/** Stores a choice of generator and its key as Settings does, before the first page opens. */
export async function seed(page: Page, { kind, base }: Protocol, fake: FakeModel, model = 'fake'): Promise<void> {
  const place = { baseUrl: base(fake.url), model };
  const settings = { version: 1, kind: kind === 'openai' ? 'openai-compatible' : kind, [kind]: place };
  const put = ([stored, key]: readonly [string, string]): void => {
    // An init script runs on every page that opens.
    if (localStorage.getItem('generation_settings') !== null) return;
    localStorage.setItem('generation_settings', stored);
    sessionStorage.setItem('generation_key', key);
  };
  await page.addInitScript(put, [JSON.stringify(settings), JSON.stringify({ origin: fake.url, key: KEY })] as const);
}

/** A choice as a person types it into Settings. */
export interface Choice {
  /** The name of the card. */
  readonly name: string;
  readonly baseUrl: string;
  readonly model?: string;
  readonly key?: string;
}

/** Opens Settings. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Settings/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types a choice into the open dialog. */
export async function type(dialog: Locator, { name, baseUrl, model = 'fake', key = KEY }: Choice): Promise<void> {
  await dialog.getByRole('radio', { name, exact: true }).click();
  await dialog.getByLabel('Base URL', { exact: true }).fill(baseUrl);
  await dialog.getByLabel('Model', { exact: true }).fill(model);
  await dialog.getByLabel('API key', { exact: true }).fill(key);
}

export async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens Settings, types a choice and saves it. */
export async function choose(page: Page, choice: Choice): Promise<void> {
  const dialog = await openSettings(page);
  await type(dialog, choice);
  await save(dialog);
}

/** The text of the result, as Copy gives it. */
export async function copied(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
