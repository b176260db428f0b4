import type { FakeModel, Fault } from '@marginalia/fake-model';
import type { Page } from '@playwright/test';
import { EXPECTED_TOOLS } from './expected-tools.ts';
import { fillForm, storedIn } from './site.ts';
import { allStoredText, copied, expect, KEY, PROTOCOLS, type Protocol, seed, test } from './with-model.ts';

// What the browser itself reports about a failed request.
test.use({ expectedErrors: /^Failed to load resource|net::ERR_/ });

const [GEMINI, OPENAI] = PROTOCOLS;
const SENTENCE = 'Failed to generate flashcards. Please try again.';

/**
 * A fault at every attempt, the reason on the page, and what the page logs. One fault for each way in which a service can fail in a
 * browser; packages/engine/src/run/machine/over-the-wire.test.ts has every fault with both protocols.
 */
const FAILURES: readonly (readonly [Fault, Protocol, reason: string, logged: RegExp])[] = [
  ['401', GEMINI, 'The key is missing or was not accepted. Check in Settings that it was copied whole.', /^auth, status 401$/],
  [
    'redirect',
    OPENAI,
    'The service could not be reached. Check your connection. Still failing? Test the connection in Settings.',
    /^network$/,
  ],
];

for (const [fault, protocol, reason, logged] of FAILURES) {
  test(`${fault} of ${protocol.name}: the page names the reason and loses nothing`, async ({ page, fake }) => {
    const { first, warnings } = await writeOnce(page, fake, protocol);
    fake.fault(...always(fault));
    await generate(page);
    await expectFailure(page, reason);
    await expect.poll(() => warnings).toHaveLength(1);
    const [, logs = ''] = /^flashcard-creator: generation failed \((.*)\)$/.exec(warnings[0] ?? '') ?? [];
    expect(logs).toMatch(logged);
    // The earlier text is still complete.
    await expect(page.locator('#result')).toContainText(first.trim().slice(-40));
    expect(await allStoredText(page)).not.toContain(KEY);
  });
}

// How a browser reports a header of another origin and a broken connection. over-the-wire.test.ts has every fault.
test('The text is complete after a single fault', async ({ page, fake }) => {
  const { first, warnings } = await writeOnce(page, fake, OPENAI);
  for (const [index, fault] of (['429-minute', 'drop-before', 'drop-mid'] as const).entries()) {
    await test.step(fault, async () => {
      const before = fake.requests.length;
      fake.fault(fault);
      await generate(page);
      await expectSuccesses(page, index + 2);
      expect(await copied(page)).toBe(first);
      expect(fake.requests[before]?.faults).toEqual([fault]);
    });
  }
  expect(warnings).toEqual([]);
});

test('A run ends after a minute in which nothing arrives', async ({ page, fake }) => {
  await writeOnce(page, fake, GEMINI);
  await page.clock.install();
  fake.fault(...always('hang-mid'));
  const before = fake.requests.length;
  await generate(page);
  await expect
    .poll(async () => {
      if (fake.requests.length > before) await page.clock.fastForward('01:00');
      return page.locator('#result [data-reason]').count();
    })
    .toBe(1);
  await expectFailure(page, 'There was no answer in time. What was written is kept.');
});

/** More faults than there are attempts: Chromium itself repeats a request whose connection drops. */
function always(fault: Fault): Fault[] {
  return Array.from({ length: 12 }, () => fault);
}

const tool = EXPECTED_TOOLS.find(({ slug }) => slug === 'flashcard-creator');
const values = tool?.values ?? {};

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Flashcards' }).click();

/** Runs the card tool once without a fault. @returns the text, and the warnings that the page logs from then on */
async function writeOnce(page: Page, fake: FakeModel, protocol: Protocol) {
  await seed(page, protocol, fake);
  await page.goto('/tools/flashcard-creator');
  await fillForm(page, values);
  await generate(page);
  await expectSuccesses(page, 1);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return { first: await copied(page), warnings };
}

/** The tool's counter also counts successes. */
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
