import type { FakeModel, Fault } from '@marginalia/fake-model';
import type { Page } from '@playwright/test';
import { EXPECTED_TOOLS } from './expected-tools.ts';
import { fillForm, storedIn } from './site.ts';
import { choose, copied, everythingKept, expect, KEY, PROTOCOLS, test } from './with-model.ts';

// What the browser itself says of an answer with an error's status, or of none.
test.use({ mayComplain: /^Failed to load resource|net::ERR_/ });

const SENTENCE = 'Failed to generate flashcards. Please try again.';
const KEY_REASON = 'The key is missing or was not accepted. Check in Settings that it was copied whole.';
const BUSY_REASON = 'The service is busy. Try again in a moment.';
const CUT_REASON = 'The answer was cut off or not in a form that can be read. What was written is kept.';
const BLOCKED_REASON = 'The service declined to answer this text.';
const EMPTY_REASON = 'The answer was empty. Try again, or paste more text.';
const NETWORK_REASON =
  'The service could not be reached. Check your connection. If that is well, "Test connection" in Settings says what is wrong.';
const TIMEOUT_REASON = 'There was no answer in time. What was written is kept.';

/** What goes wrong at every try, why the page says it did, and what it logs of it. */
const FAILURES: readonly [Fault, reason: string, logged: RegExp][] = [
  ['bad-key', KEY_REASON, /^auth, status 40[01]$/],
  ['401', KEY_REASON, /^auth, status 401$/],
  ['403', KEY_REASON, /^auth, status 40[13]$/],
  [
    'referrer-blocked',
    'The key may not use this model, or is blocked. Choose another model or another key in Settings.',
    /^permission, status 403$/,
  ],
  ['404', 'This model is not available any more. Choose another one in Settings.', /^not-found, status 404$/],
  [
    '429-day',
    'The limit of this key is used up for now. Try again later, or choose another model or this device in Settings.',
    /^quota, status 429$/,
  ],
  ['500', BUSY_REASON, /^overloaded, status 500$/],
  ['502-html', BUSY_REASON, /^overloaded, status 502$/],
  ['drop-before', NETWORK_REASON, /^network$/],
  ['redirect', NETWORK_REASON, /^network$/],
  ['html-200', CUT_REASON, /^protocol(, status 200)?$/],
  ['malformed-chunk', CUT_REASON, /^protocol$/],
  ['no-candidates', EMPTY_REASON, /^empty$/],
  ['empty', EMPTY_REASON, /^empty$/],
  ['safety', BLOCKED_REASON, /^blocked$/],
  ['prompt-blocked', BLOCKED_REASON, /^blocked(, status 400)?$/],
];

/** What goes wrong once, and does no harm. */
const MENDED: readonly Fault[] = [
  '429-minute',
  '429-wrapped',
  '503',
  'drop-before',
  'drop-mid',
  'truncated-chunk',
  'malformed-chunk',
  'error-mid',
  'no-finish',
  'max-tokens',
  ['max-tokens', 'bytes', 'cr'],
  'continuation',
  'thinking',
  'thinking-only',
  'rejects-temperature',
  'preamble',
  'fences',
  'refusal',
];

for (const protocol of PROTOCOLS) {
  test.describe(protocol.name, () => {
    for (const [fault, reason, logged] of FAILURES) {
      test(`${nameOf(fault)}: the sentence of the tool and a reason, and nothing is lost`, async ({ page, fake }) => {
        const { first, warnings } = await writeOnce(page, fake, protocol);
        fake.fault(...always(fault));
        await generate(page);
        await expectFailure(page, reason);
        await expect.poll(() => warnings).toHaveLength(1);
        const [, said = ''] = /^flashcard-creator: generation failed \((.*)\)$/.exec(warnings[0] ?? '') ?? [];
        expect(said).toMatch(logged);
        // The earlier text is still there, whole.
        await expect(page.locator('#result')).toContainText(first.trim().slice(-40));
        expect(await everythingKept(page)).not.toContain(KEY);
      });
    }

    test('what goes wrong once does no harm: the text comes whole', async ({ page, fake }) => {
      test.setTimeout(120_000);
      const { first, warnings } = await writeOnce(page, fake, protocol);
      for (const [index, fault] of MENDED.entries()) {
        await test.step(nameOf(fault), async () => {
          const before = fake.requests.length;
          fake.fault(fault);
          await generate(page);
          await expectSuccesses(page, index + 2);
          expect(await copied(page)).toBe(first);
          expect(fake.requests[before]?.faults).toEqual([fault].flat());
        });
      }
      expect(warnings).toEqual([]);
    });
  });
}

for (const fault of ['hang-before', 'hang-mid'] as const) {
  test(`${fault}: after a minute without a word the wait ends`, async ({ page, fake }) => {
    const [protocol] = PROTOCOLS;
    await writeOnce(page, fake, protocol);
    await page.clock.install();
    fake.fault(...always(fault));
    const before = fake.requests.length;
    await generate(page);
    await expect
      .poll(async () => {
        if (fake.requests.length > before) await page.clock.fastForward('01:00');
        return page.locator('#result [data-reason]').count();
      })
      .toBe(1);
    await expectFailure(page, TIMEOUT_REASON);
  });
}

/** For more tries than there are: Chromium makes a call of its own again whose connection is dropped. */
function always(fault: Fault): Fault[] {
  return Array.from({ length: 12 }, () => fault);
}

function nameOf(fault: Fault): string {
  return typeof fault === 'string' ? fault : fault.join(' and ');
}

const tool = EXPECTED_TOOLS.find(({ slug }) => slug === 'flashcard-creator');
const values = tool?.values ?? {};

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Flashcards' }).click();

/** Cards that went well, by a model; from then on its warnings are collected. */
async function writeOnce(page: Page, fake: FakeModel, { name, base }: (typeof PROTOCOLS)[number]) {
  await page.goto('/tools/flashcard-creator');
  await choose(page, { name, baseUrl: base(fake.url) });
  await fillForm(page, values);
  await generate(page);
  await expectSuccesses(page, 1);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return { first: await copied(page), warnings };
}

/** The counter of the tool says so too. */
async function expectSuccesses(page: Page, times: number): Promise<void> {
  await expect.poll(() => storedIn(page, 'tool_analytics')).toMatchObject({ flashcards: times });
  await expect(page.getByRole('status').getByText('Flashcards generated successfully', { exact: true }).last()).toBeVisible();
  await expect(page.locator('#result')).toHaveAttribute('data-state', 'result');
}

async function expectFailure(page: Page, reason: string): Promise<void> {
  const result = page.locator('#result');
  await expect(result.getByText(SENTENCE, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(result.locator('[data-reason]')).toHaveText(reason);
  await expect(result).toHaveAttribute('aria-busy', 'false');
  const button = page.getByRole('button', { name: 'Generate Flashcards' });
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  for (const [name, value] of Object.entries(values)) await expect(page.locator(`form [name="${name}"]`)).toHaveValue(value);
  expect(await storedIn(page, 'tool_analytics')).toMatchObject({ flashcards: 1 });
}
