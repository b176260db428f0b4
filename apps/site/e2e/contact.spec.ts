import { answer, expectKept, fill, MESSAGE, message, openWithStoppedClock, send, serve, test } from './form-service.ts';
import { expect, open, overflow } from './site.ts';

test('A message reaches the form service, and the form is empty again', async ({ page }) => {
  const bodies = await serve(page, answer(200, { success: true }));
  await openWithStoppedClock(page, '/contact');
  await fill(page, { ...MESSAGE, Email: ' ada@example.com ' });
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
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
  await expectKept(page, { 'First Name': '', 'Last Name': '', Email: '', Subject: '', Message: '' });
  await page.clock.runFor(2_900);
  await expect(message(page)).toHaveText('Form submitted successfully!');
  await page.clock.runFor(200);
  await expect(message(page)).toHaveText('');
});

test('Pressing the button again and again sends one message', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  const bodies = await serve(page, async (route) => {
    await gate.promise;
    await answer(200, {})(route);
  });
  await openWithStoppedClock(page, '/contact');
  await fill(page);
  await send(page).evaluate((button: HTMLButtonElement) => {
    for (let n = 0; n < 3; n += 1) button.click();
  });
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(message(page)).toHaveText('Please wait...');
  await busy.click({ force: true });
  await page.getByLabel('Email', { exact: true }).press('Enter');
  gate.resolve();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(bodies).toHaveLength(1);
});

test('Without a form service the page shows a notice, sends nothing and keeps the typed text', async ({ page }) => {
  await openWithStoppedClock(page, '/contact');
  await expect(page.getByText('No form service is set up here, so this form cannot be sent.')).toBeVisible();
  await fill(page);
  await send(page).click();
  await expect(message(page)).toContainText('No form service is set up here.');
  await page.clock.runFor(3_000);
  await expect(message(page)).toHaveText('');
  await expectKept(page);
});

test('With errors, the contact page fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/contact');
  await send(page).click();
  await expect(page.getByText('Enter a subject')).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
