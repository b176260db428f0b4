import { type FakeModel, startFakeModel } from '@marginalia/fake-model';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fillForm } from '../e2e/site.ts';
import {
  cancel,
  cancelButton,
  choose,
  type Generator,
  generate,
  hasResult,
  hasText,
  isReady,
  NOTES,
  result,
  TOOL,
  wordsShown,
} from './cards.ts';
import { figure } from './figures.ts';

/** Milliseconds in which a text that grows is stored at the latest. Only a crash has no time to write. */
const CHECKPOINT = 2_500;

type Enter = (page: Page, fake: FakeModel) => Promise<unknown>;

/** Submits the form when its run has been prepared, and waits for a state of the run. */
const running = (prepare: Enter, reached: (page: Page) => Promise<void>) => async (page: Page, fake: FakeModel) => {
  await prepare(page, fake);
  await fillForm(page, NOTES);
  await generate(page);
  await reached(page);
};

const stopping = (busy: Enter) => async (page: Page, fake: FakeModel) => {
  await busy(page, fake);
  await cancel(page);
};

const workers = /generator\.worker/;
const isFailed = (page: Page) => expect(result(page).locator('[data-reason]')).toBeVisible({ timeout: 60_000 });
const finishing = running(() => Promise.resolve(), hasResult);
const busyDevice = running(
  (page) => page.route(workers, () => undefined),
  (page) => expect(cancelButton(page)).toBeVisible(),
);
const busyModel = running(async (_, fake) => fake.fault('hang-mid'), hasText);

/** The states of a form and its run in which the student leaves. */
const STATES: Readonly<Record<Generator, Readonly<Record<string, Enter>>>> = {
  device: {
    'the form has words': (page) => fillForm(page, NOTES),
    busy: busyDevice,
    stopped: stopping(busyDevice),
    failed: running((page) => page.route(workers, (route) => route.abort()), isFailed),
    result: finishing,
  },
  model: {
    busy: busyModel,
    stopped: stopping(busyModel),
    failed: running(async (_, fake) => fake.fault(...Array.from({ length: 12 }, () => 'drop-mid' as const)), isFailed),
    'failed without a text': running(async (_, fake) => fake.fault('401'), isFailed),
    result: finishing,
  },
  'copy and paste': {
    'the answer box has words': running(
      () => Promise.resolve(),
      (page) => result(page).getByLabel('Answer', { exact: true }).fill('Front: What is a tide?'),
    ),
  },
};

/** The ways in which a student leaves a page, with the page that goes on. */
const WAYS: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<Page>>> = {
  async reload(page) {
    await page.reload();
    return page;
  },
  async Back(page) {
    await page.goto('/privacy');
    await page.goBack();
    return page;
  },
  async 'another tool'(page) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Note Gap Finder/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Note Gap Finder/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Flashcard/ })
      .first()
      .click();
    return page;
  },
  async close(page, context) {
    const other = await context.newPage();
    await page.close();
    await other.goto(TOOL);
    return other;
  },
  async crash(page, context) {
    await page.waitForTimeout(CHECKPOINT);
    const crashed = page.waitForEvent('crash');
    const devTools = await context.newCDPSession(page);
    // A page that has crashed does not answer.
    void devTools.send('Page.crash').catch(() => undefined);
    await crashed;
    const other = await context.newPage();
    await page.close();
    await other.goto(TOOL);
    return other;
  },
};

for (const [generator, states] of Object.entries(STATES) as [Generator, (typeof STATES)[Generator]][]) {
  test(`Nothing typed or written is lost by leaving, and nothing is asked twice: ${generator}`, async ({ browser, baseURL }) => {
    const lost: string[] = [];
    let visits = 0;
    for (const [name, enter] of Object.entries(states)) {
      for (const [way, leave] of Object.entries(WAYS)) {
        const fake = await startFakeModel({ retryAfter: 300 });
        const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: 'block' });
        await choose(context, generator, fake);
        const note = (what: string): void => void lost.push(`${name}, ${way}: ${what}`);
        try {
          const first = await context.newPage();
          await first.goto(TOOL);
          await isReady(first);
          await enter(first, fake);
          const before = await wordsShown(first);
          const asked = fake.requests.length;
          const page = await leave(first, context);
          visits += 1;
          await isReady(page);
          await restore(page);
          for (const [field, text] of Object.entries(NOTES)) {
            const isThere = expect(page.locator(`form [name="${field}"]`)).toHaveValue(text, { timeout: 5_000 });
            await isThere.catch(() => note(`the field ${field} is empty`));
          }
          if (before !== '') {
            const isThere = expect.poll(() => wordsShown(page), { timeout: 5_000 }).toContain(before.slice(0, -1));
            await isThere.catch(async () => note(`"${before.slice(0, 40)}" became "${(await wordsShown(page)).slice(0, 40)}"`));
          }
          if (generator === 'copy and paste') {
            const box = result(page).getByLabel('Answer', { exact: true });
            if ((await box.count()) === 0) await generate(page);
            await expect(box)
              .toHaveValue('Front: What is a tide?', { timeout: 5_000 })
              .catch(() => note('the answer is not in its box'));
          }
          await page.waitForTimeout(300);
          if (fake.requests.length > asked) note(`${fake.requests.length - asked} requests more`);
        } catch (error) {
          note(`no end: ${String(error).split('\n')[0]}`);
        } finally {
          await context.close();
          await fake.close();
        }
      }
    }
    figure(`leaving (${generator})`, `${visits} visits, ${lost.length} lost`);
    expect(lost).toEqual([]);
  });
}

/** Takes the offer of input that was left in a closed tab, if the form needs it. */
async function restore(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Restore', exact: true });
  const field = page.locator('form textarea').first();
  await expect
    .poll(async () => (await offer.count()) > 0 || (await field.inputValue()) !== '', { timeout: 5_000 })
    .toBe(true)
    .catch(() => undefined);
  if ((await offer.count()) > 0) await offer.click();
}
