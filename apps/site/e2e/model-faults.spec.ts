import type { FakeModel, Fault } from '@marginalia/fake-model';
import type { Page } from '@playwright/test';
import { EXPECTED_TOOLS } from './expected-tools.ts';
import { fillForm, storedIn } from './site.ts';
import { allStoredText } from './stored.ts';
import { copied, expect, KEY, PROTOCOLS, type Protocol, seed, test } from './with-model.ts';

// The message that the browser itself logs about a failed request.
test.use({ expectedErrors: /^Failed to load resource|net::ERR_/ });

const [GEMINI, OPENAI] = PROTOCOLS;
const SENTENCE = 'Failed to generate flashcards. Please try again.';

// Only a browser shows how it reports a refusal, a redirect, a header of another origin and a broken connection. over-the-wire.test.ts of
// the engine has
// every fault with both protocols.
test('A key that is refused and a minute without an answer are named on the page, and nothing is lost', async ({ page, fake }) => {
  const { first, warnings } = await writeOnce(page, fake, GEMINI);
  await test.step('401', async () => {
    fake.fault('401');
    await generate(page);
    await expectFailure(page, 'The key is missing or was not accepted. Check in Settings that it was copied whole.');
    await expectKept(page, first, warnings, /^auth, status 401$/);
  });

  await test.step('nothing arrives for a minute', async () => {
    await page.clock.install();
    fake.fault(...always('hang-mid'));
    const before = fake.requests.length;
    await generate(page);
    await expect
      .poll(async () => {
        if (fake.requests.length > before) await page.clock.fastForward('01:00');
        return page.locator('#result [data-reason]').allTextContents();
      })
      .toEqual(['There was no answer in time. What was written is kept.']);
    await expectFailure(page, 'There was no answer in time. What was written is kept.');
  });
});

test('A text is complete after a single fault, and a redirect is named on the page', async ({ page, fake }) => {
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
  await test.step('redirect', async () => {
    fake.fault(...always('redirect'));
    await generate(page);
    await expectFailure(
      page,
      'The service could not be reached. Check your connection. Still failing? Test the connection in Settings.',
      4,
    );
    await expectKept(page, first, warnings, /^network$/);
  });
});

/** The earlier text is still complete, the key is stored nowhere, and the page has logged the reason. */
async function expectKept(page: Page, first: string, warnings: readonly string[], logged: RegExp): Promise<void> {
  await expect.poll(() => warnings).toHaveLength(1);
  const [, logs = ''] = /^flashcard-creator: generation failed \((.*)\)$/.exec(warnings[0] ?? '') ?? [];
  expect(logs).toMatch(logged);
  await expect(page.locator('#result')).toContainText(first.trim().slice(-40));
  expect(await allStoredText(page)).not.toContain(KEY);
}

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

async function expectFailure(page: Page, reason: string, successes = 1): Promise<void> {
  const result = page.locator('#result');
  await expect(result.getByText(SENTENCE, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(result.locator('[data-reason]')).toHaveText(reason);
  await expect(result).toHaveAttribute('aria-busy', 'false');
  const button = page.getByRole('button', { name: 'Generate Flashcards' });
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  for (const [name, value] of Object.entries(values)) await expect(page.locator(`form [name="${name}"]`)).toHaveValue(value);
  expect(await storedIn(page, 'tool_analytics')).toMatchObject({ flashcards: successes });
}
