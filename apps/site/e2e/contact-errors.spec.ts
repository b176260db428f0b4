import { type Answer, answer, expectKept, fill, MESSAGE, message, openWithStoppedClock, send, serve, test } from './form-service.ts';
import { expect } from './site.ts';

test.describe('An error is named for 3 seconds and loses nothing', () => {
  test.use({ expectedErrors: /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 4\d\d)/ });

  const FAILURES: readonly (readonly [name: string, how: Answer, shown: string])[] = [
    [
      'the service rejects the message with a reason',
      answer(422, { success: false, message: 'This inbox is full.' }),
      'This inbox is full.',
    ],
    ['the service rejects the message without a reason', answer(400, { success: false }), 'Something went wrong'],
    ['the network fails', (route) => route.abort(), 'Something went wrong!'],
  ];
  test('whatever the service or the network does', async ({ page }) => {
    let how: Answer = (route) => route.abort();
    const bodies = await serve(page, (route) => how(route));
    await openWithStoppedClock(page, '/contact');
    await fill(page);
    for (const [name, next, shown] of FAILURES) {
      await test.step(name, async () => {
        how = next;
        bodies.length = 0;
        await send(page).click();
        await expect(message(page)).toHaveText(shown);
        expect(bodies).toHaveLength(1);
        await expectKept(page);
        await page.clock.runFor(3_000);
        await expect(message(page)).toHaveText('');
        await expectKept(page);
      });
    }
  });
});

test('A form whose hidden field is filled in is not sent, shows the reason as an error, and keeps its text', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openWithStoppedClock(page, '/contact');
  await expect(page.locator('input[name="botcheck"]')).not.toBeInViewport();
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  const colour = () => message(page).evaluate((element) => getComputedStyle(element).color);
  const good = await colour();
  await page.clock.runFor(3_000);
  await page.locator('input[name="botcheck"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Bot detected!');
  expect(await colour()).not.toBe(good);
  expect(bodies).toHaveLength(1);
  await expectKept(page);
  await page.clock.runFor(3_000);
  await expect(message(page)).toHaveText('');
});

test('An empty form shows an error at every field and focuses the first', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openWithStoppedClock(page, '/contact');
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

test('A form with an invalid address or blank text is not sent, and focuses that field', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openWithStoppedClock(page, '/contact');
  for (const address of ['ada', 'ada@example', 'ada@@example.com', 'ada lovelace@example.com']) {
    await fill(page, { ...MESSAGE, Email: address });
    await send(page).click();
    await expect(page.getByLabel('Email', { exact: true }), address).toBeFocused();
    await expect(page.getByText('Enter an email address in the format name@example.com')).toBeVisible();
  }
  await fill(page, { ...MESSAGE, Subject: ' \u00A0 ' });
  await send(page).click();
  await expect(page.getByLabel('Subject', { exact: true })).toBeFocused();
  expect(bodies).toEqual([]);
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(bodies).toHaveLength(1);
});
