import type { Locator, Page } from '@playwright/test';
import { type Answer, answer, expectKept, fill, form, MESSAGE, message, openWithStoppedClock, send, serve, test } from './form-service.ts';
import { expect, holdScripts, loadDeferredCode, open, overflow } from './site.ts';

test.use({ expectedErrors: /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 4\d\d)/ });

const EMPTY = Object.fromEntries(Object.keys(MESSAGE).map((label) => [label, '']));

/** The messages of an empty form at each field. */
const MISSING = [
  ['First Name', 'Enter your first name'],
  ['Last Name', 'Enter your last name'],
  ['Email', 'Enter an email address in the format name@example.com'],
  ['Subject', 'Enter a subject'],
  ['Message', 'Enter a message'],
] as const;

const FAILURES: readonly (readonly [name: string, how: Answer, shown: string])[] = [
  ['the service rejects the message with a reason', answer(422, { success: false, message: 'This inbox is full.' }), 'This inbox is full.'],
  ['the service rejects the message without a reason', answer(400, { success: false }), 'Something went wrong'],
  ['the network fails', (route) => route.abort(), 'Something went wrong!'],
];

const fieldOf =
  (page: Page) =>
  (label: string): Locator =>
    page.getByLabel(label, { exact: true });

async function expectErrorsEverywhere(page: Page): Promise<void> {
  const field = fieldOf(page);
  await expect(field('First Name')).toBeFocused();
  for (const [label, error] of MISSING) {
    await expect(field(label)).toHaveAccessibleDescription(error);
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await overflow(page)).toBe(0);
}

test('The contact form names what is missing, loses nothing on an error, and sends a message once', async ({ page }) => {
  let how: Answer = answer(200, { success: true });
  const bodies = await serve(page, (route) => how(route));
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithStoppedClock(page, '/contact');
  const field = fieldOf(page);
  const botCheck = page.locator('input[name="botcheck"]');

  await test.step('an empty form has an error at every field, fits 320 px, and focuses the first field', async () => {
    await send(page).click();
    await expectErrorsEverywhere(page);
    await page.clock.runFor(10_000);
    await expect(page.getByText('Enter a message', { exact: true })).toBeVisible();
    await fill(page, { 'First Name': 'Ada' });
    await expect(page.getByText('Enter your first name')).toHaveCount(0);
  });

  await test.step('an invalid address and a blank text are not sent, and have the focus', async () => {
    for (const address of ['ada', 'ada@example', 'ada@@example.com', 'ada lovelace@example.com']) {
      await fill(page, { ...MESSAGE, Email: address });
      await send(page).click();
      await expect(field('Email'), address).toBeFocused();
      await expect(page.getByText('Enter an email address in the format name@example.com')).toBeVisible();
    }
    await fill(page, { ...MESSAGE, Subject: ' \u00A0 ' });
    await send(page).click();
    await expect(field('Subject')).toBeFocused();
    expect(bodies).toEqual([]);
  });

  await fill(page, { ...MESSAGE, Email: ' ada@example.com ' });
  const typed = { ...MESSAGE, Email: 'ada@example.com' };
  for (const [name, next, shown] of FAILURES)
    await test.step(`${name}: an error for 3 seconds, and the text stays`, async () => {
      how = next;
      bodies.length = 0;
      await send(page).click();
      await expect(message(page)).toHaveText(shown);
      expect(bodies).toHaveLength(1);
      await page.clock.runFor(3_000);
      await expect(message(page)).toHaveText('');
      await expectKept(page, typed);
    });

  await test.step('a filled-in hidden field is shown as an error, and nothing is sent', async () => {
    bodies.length = 0;
    await expect(botCheck).not.toBeInViewport();
    await botCheck.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await send(page).click();
    await expect(message(page)).toHaveText('Bot detected!');
    expect(bodies).toEqual([]);
    await expectKept(page, typed);
  });
  const colour = (): Promise<string> => message(page).evaluate((element) => getComputedStyle(element).color);
  const bad = await colour();
  await page.clock.runFor(3_000);
  await botCheck.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });

  await test.step('presses one after another send one message, and the form is empty again', async () => {
    const gate = Promise.withResolvers<void>();
    how = async (route) => {
      await gate.promise;
      await answer(200, { success: true })(route);
    };
    await send(page).evaluate((button: HTMLButtonElement) => {
      for (let n = 0; n < 3; n += 1) button.click();
    });
    const busy = page.getByRole('button', { name: 'Sending...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(message(page)).toHaveText('Please wait...');
    await busy.click({ force: true });
    await field('Email').press('Enter');
    gate.resolve();
    await expect(message(page)).toHaveText('Form submitted successfully!');
    expect(await colour()).not.toBe(bad);
    expect(bodies).toEqual([
      {
        access_key: 'key-of-the-inbox',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        subject: 'A bug on the dashboard',
        message: 'It counts twice.\nOnce would do.',
        botcheck: '',
      },
    ]);
    await expectKept(page, EMPTY);
    await page.clock.runFor(2_900);
    await expect(message(page)).toHaveText('Form submitted successfully!');
    await page.clock.runFor(200);
    await expect(message(page)).toHaveText('');
  });
});

test('A message is restored after a visit to another page and after a reload, and removed when it is sent', async ({ page }) => {
  await serve(page, answer(200, { success: true }));
  await open(page, '/contact');
  await loadDeferredCode(page);
  await fill(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  await page.goBack();
  await expectKept(page);
  await page.reload();
  await expectKept(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  await page.reload();
  await expectKept(page, EMPTY);
});

test.describe('The Subscribe box', () => {
  const address = (page: Page): Locator => form(page).getByLabel('Email address');
  const subscribe = (page: Page): Locator => form(page).getByRole('button', { name: 'Subscribe' });

  test('The Subscribe box of the list keeps what is sent before its code has loaded, and sends an address once', async ({ page }) => {
    const bodies = await serve(page, answer(200, {}));
    await open(page, '/blog');
    const release = await holdScripts(page);
    await address(page).fill('ada@example');
    await address(page).press('Enter');
    release();
    await expect(address(page)).toHaveAccessibleDescription('Enter an email address in the format name@example.com');
    await expect(address(page)).toHaveValue('ada@example');
    await expect(page).toHaveURL('/blog');
    await subscribe(page).click();
    await expect(address(page)).toBeFocused();
    await address(page).fill('ada@example.com');
    await subscribe(page).click();
    await expect(message(page)).toHaveText('Form submitted successfully!');
    expect(bodies).toEqual([expect.objectContaining({ access_key: 'key-of-the-inbox', email: 'ada@example.com', botcheck: '' })]);
    await expect(address(page)).toHaveValue('');
  });

  test('The Subscribe box of a post shows that there is no form service, and keeps the typed text', async ({ page }) => {
    // No loadDeferredCode here, because the focus in the field must load the code.
    await open(page, '/blog/complete-guide-ntcc-reports');
    await address(page).fill('ada@example.com');
    await expect(form(page).getByText('No form service is set up here, so this form cannot be sent.')).toBeVisible();
    await subscribe(page).click();
    await expect(message(page)).toContainText('No form service is set up here.');
    await expect(address(page)).toHaveValue('ada@example.com');
  });
});
