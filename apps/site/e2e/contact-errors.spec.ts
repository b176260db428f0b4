import { type Answer, answer, expectKept, FORM, fill, MESSAGE, message, openAtRest, send, serve, test } from './form-service.ts';
import { expect } from './site.ts';

test.describe('What goes wrong is said, clears after 3 seconds and loses nothing', () => {
  test.use({ mayComplain: /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 4\d\d)/ });

  const FAILURES: readonly (readonly [name: string, how: Answer, said: string])[] = [
    ['the service says why it refuses', answer(422, { success: false, message: 'This inbox is full.' }), 'This inbox is full.'],
    ['the service refuses without a word', answer(400, { success: false }), 'Something went wrong'],
    ['the network fails', (route) => route.abort(), 'Something went wrong!'],
  ];
  for (const [name, how, said] of FAILURES) {
    test(name, async ({ page }) => {
      const bodies = await serve(page, how);
      await openAtRest(page, '/contact');
      await fill(page);
      await send(page).click();
      await expect(message(page)).toHaveText(said);
      expect(bodies).toHaveLength(1);
      await expectKept(page);
      await page.clock.runFor(3_000);
      await expect(message(page)).toHaveText('');
      await expectKept(page);
    });
  }
});

test('The colour of a message follows the outcome, not the word "success" in it', async ({ page }) => {
  await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  const colour = () => message(page).evaluate((element) => getComputedStyle(element).color);
  const good = await colour();
  await page.clock.runFor(3_000);
  await page.unroute(FORM.url);
  await page.route(FORM.url, answer(200, { message: 'unused' }));
  await page.locator('input[name="botcheck"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Bot detected!');
  expect(await colour()).not.toBe(good);
});

test('Whoever fills in the hidden field is told so, and nothing is sent', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await expect(page.locator('input[name="botcheck"]')).not.toBeInViewport();
  await fill(page);
  await page.locator('input[name="botcheck"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(message(page)).toHaveText('Bot detected!');
  expect(bodies).toEqual([]);
  await expectKept(page);
  await page.clock.runFor(3_000);
  await expect(message(page)).toHaveText('');
});

test('An empty form names every field, and the focus goes to the first', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await send(page).click();
  await expect(page.getByLabel('First Name', { exact: true })).toBeFocused();
  const messages = [
    ['First Name', 'Enter your first name'],
    ['Last Name', 'Enter your last name'],
    ['Email', 'Enter an email address in the format name@example.com'],
    ['Subject', 'Enter a subject'],
    ['Message', 'Enter a message'],
  ] as const;
  for (const [label, error] of messages) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(error);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await page.clock.runFor(10_000);
  await expect(page.getByText('Enter a message', { exact: true })).toBeVisible();
  await fill(page, { 'First Name': 'Ada' });
  await expect(page.getByText('Enter your first name')).toHaveCount(0);
  expect(bodies).toEqual([]);
});

test('An address that is none is not sent, and has the focus', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  for (const address of ['ada', 'ada@example', 'ada@@example.com', 'ada lovelace@example.com']) {
    await fill(page, { ...MESSAGE, Email: address });
    await send(page).click();
    await expect(page.getByLabel('Email', { exact: true }), address).toBeFocused();
    await expect(page.getByText('Enter an email address in the format name@example.com')).toBeVisible();
  }
  expect(bodies).toEqual([]);
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(bodies).toHaveLength(1);
});

test('Blank text is none', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await fill(page, { ...MESSAGE, Subject: ' \u00A0 ' });
  await send(page).click();
  await expect(page.getByLabel('Subject', { exact: true })).toBeFocused();
  expect(bodies).toEqual([]);
});
