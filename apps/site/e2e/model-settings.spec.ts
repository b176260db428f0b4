import type { Page } from '@playwright/test';
import { EXPECTED_TOOLS } from './expected-tools.ts';
import { deploy, fillForm, open, storedIn } from './site.ts';
import { choose, copied, expect, KEY, openSettings, PROTOCOLS, save, seed, test, type } from './with-model.ts';

test.use({ expectedErrors: /^Failed to load resource|net::ERR_|CORS policy/ });

const [GEMINI, OPENAI] = PROTOCOLS;
const DEVICE = 'Drafted on this device from your own text. No AI model was used.';
const values = EXPECTED_TOOLS.find(({ slug }) => slug === 'flashcard-creator')?.values ?? {};

/** Runs the card tool with the chosen generator. */
async function writeCards(page: Page): Promise<void> {
  await page.goto('/tools/flashcard-creator');
  await fillForm(page, values);
  await page.getByRole('button', { name: 'Generate Flashcards' }).click();
}

const stored = (page: Page, area: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => window[name].getItem('generation_key'), area);

test('A key that is not remembered is missing in another tab; one that is remembered is there, shows its end, and is forgotten everywhere', async ({
  page,
  fake,
  context,
}) => {
  const noKey = 'Settings: Gemini: no key';
  await open(page, '/');
  await choose(page, { name: GEMINI.name, baseUrl: fake.url });
  expect([await stored(page, 'sessionStorage'), await stored(page, 'localStorage')]).toEqual([expect.stringContaining(KEY), null]);
  // A window that a page opens begins with a copy of the page's session storage.
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/tools'))]);
  await expect(other.getByRole('button', { name: noKey })).toBeVisible();
  expect([await stored(other, 'sessionStorage'), await stored(other, 'localStorage')]).toEqual([null, null]);

  await test.step('that is remembered', async () => {
    const dialog = await openSettings(other);
    await type(dialog, { name: GEMINI.name, baseUrl: fake.url });
    await dialog.getByRole('checkbox', { name: 'Remember the key in this browser' }).click();
    await save(dialog);
    expect(await stored(other, 'localStorage')).toContain(KEY);
    expect(JSON.stringify(await storedIn(other, 'generation_settings'))).not.toContain(KEY);
  });

  await test.step('that is shown by its end and forgotten', async () => {
    const later = await context.newPage();
    await open(later, '/privacy');
    const settings = await openSettings(later);
    await expect(
      settings.getByText(`A key that ends in ${KEY.slice(-4)} is kept in this browser. Type another to replace it.`),
    ).toBeVisible();
    await expect(settings.getByLabel('API key', { exact: true })).toHaveValue('');
    expect(await later.content()).not.toContain(KEY);
    await settings.getByRole('button', { name: 'Forget key' }).click();
    await expect(settings.getByText('The key is forgotten.')).toBeVisible();
    for (const tab of [page, other, later]) {
      await expect.poll(() => stored(tab, 'localStorage')).toBeNull();
      await expect.poll(() => stored(tab, 'sessionStorage')).toBeNull();
    }
  });
  expect(fake.requests).toEqual([]);
});

test.describe('Test connection', () => {
  const blocked = 'https://models.example';
  test.use({
    allowedOrigins: ({ fake }, use) => use([fake.url, blocked]),
    expectedErrors: /^Failed to load resource|net::ERR_|CORS policy|^CSP: connect-src https:\/\/models\.example|Content Security Policy/,
  });

  /** Models of the fake service that always fail, and what the dialog says about each. */
  const FAULTS = [
    ['403', 'The key has been blocked by the service, perhaps because it was found in public.'],
    ['404', `There is no model "fake-404" for you here.`],
    ['429-day', 'The key works, but its limit is used up.'],
    ['429', 'The key works, but the service asks for a pause.'],
    ['503', 'The service is busy or out of order (503).'],
    ['html-200', 'What answered there is not a model.'],
  ] as const;

  test('reports over both protocols that a service works or what is wrong, and stores nothing', async ({ page, fake }) => {
    await open(page, '/');
    const dialog = await openSettings(page);
    const outcome = dialog.locator('.m-model__outcome[role="status"]');
    const press = () => dialog.getByRole('button', { name: 'Test connection' }).click();
    const expectOutcome = async (reason: string): Promise<void> => {
      await expect(outcome.locator('p').first()).toHaveText(reason);
      await expect(outcome.locator('p').nth(1)).toHaveText(/\w{3,}.*\.$/);
      await expect(outcome).not.toContainText(KEY);
    };

    for (const { name, kind, base } of PROTOCOLS)
      await test.step(name, async () => {
        const before = fake.requests.length;
        await type(dialog, { name, baseUrl: base(fake.url) });
        await press();
        await expect(dialog.getByText(/^Connected\. Replied in \d+\.\d s\.$/)).toBeVisible();
        expect(fake.requests.slice(before).map(({ protocol, keyIn }) => [protocol, keyIn])).toEqual([[kind, 'header']]);
        for (const [fault, reason] of kind === 'gemini' ? FAULTS : []) {
          await dialog.getByLabel('Model', { exact: true }).fill(`fake-${fault}`);
          await press();
          await expectOutcome(reason);
        }
        await dialog.getByLabel('API key', { exact: true }).fill('wrong-key-4711');
        await press();
        await expectOutcome('The key was not accepted.');
      });

    await test.step('a server that allows no other origin', async () => {
      await type(dialog, { name: OPENAI.name, baseUrl: `${fake.url}/no-cors/v1`, key: '' });
      await press();
      await expect(outcome).toContainText(/does not let this site in\./);
      await expect(outcome).toContainText('OLLAMA_ORIGINS');
    });

    await test.step('an address that the policy of the site blocks', async () => {
      await type(dialog, { name: OPENAI.name, baseUrl: `${blocked}/v1` });
      await press();
      await expect(outcome).toContainText(`This site does not allow calls to ${blocked}.`);
      await expect(outcome).toContainText('CSP_CONNECT_EXTRA');
    });
    expect(await stored(page, 'sessionStorage')).toBeNull();
  });
});

test('A generator of the deployment is the default and writes', async ({ page, fake }) => {
  await deploy(page, {
    generators: [
      { id: 'campus', kind: 'openai-compatible', label: 'Campus AI', baseUrl: `${fake.url}/open/v1`, model: 'fake', auth: 'none' },
    ],
    defaultGenerator: 'campus',
    allowUserGenerators: false,
  });
  await writeCards(page);
  await expect(page.locator('#result').getByText(/^AI draft by fake\./)).toBeVisible();
  expect(fake.requests.map(({ path, keyIn }) => [path, keyIn])).toEqual([['/open/v1/chat/completions', 'none']]);
  await expect(page.getByRole('button', { name: 'Settings: Campus AI' })).toBeVisible();
  const dialog = await openSettings(page);
  await expect(dialog.getByRole('radio', { name: 'Campus AI' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Google Gemini' })).toHaveCount(0);
});

test('The device replaces a failed model only when the student chooses it', async ({ page, fake }) => {
  await seed(page, GEMINI, fake);
  await page.addInitScript(() => sessionStorage.removeItem('generation_key'));
  await writeCards(page);
  const result = page.locator('#result');
  await expect(result.getByText('Failed to generate flashcards. Please try again.', { exact: true })).toBeVisible();
  await expect(result.locator('[data-reason]')).toContainText('needs an API key');
  await expect(result.getByText(DEVICE)).toHaveCount(0);
  expect(fake.requests).toEqual([]);
  await result.getByRole('button', { name: 'Use this device' }).click();
  await expect(result.getByText(DEVICE)).toBeVisible();
  expect(await storedIn(page, 'generation_settings')).toMatchObject({ kind: 'on-device' });
});

test('Cancel closes the connection at once and keeps the text', async ({ page, fake }) => {
  await seed(page, OPENAI, fake, 'fake-hang-mid');
  await writeCards(page);
  const result = page.locator('#result');
  await expect(result.getByText(/These lines answer request/)).toBeVisible();
  await result.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(() => fake.requests[0]?.abortedAt).toBeGreaterThan(0);
  const kept = result.getByText(/^Stopped\. [\d,]+ words kept\.$/);
  await expect(kept).toBeVisible();
  const text = await copied(page);
  expect(text.trim()).not.toBe('');
  expect(fake.requests[0]?.answer.startsWith(text.trim())).toBe(true);
  expect(fake.requests).toHaveLength(1);
  expect(await storedIn(page, 'tool_analytics')).toBeNull();
});
