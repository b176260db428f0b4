import type { Locator, Page } from '@playwright/test';
import { answer, form, message, openWithStoppedClock, serve, test } from './form-service.ts';
import { expect, open } from './site.ts';

const address = (page: Page): Locator => form(page).getByLabel('Email address');
const subscribe = (page: Page): Locator => form(page).getByRole('button', { name: 'Subscribe' });

test('The Subscribe box of the list sends an address once, and is empty again', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openWithStoppedClock(page, '/blog');
  await address(page).fill('ada@example');
  await subscribe(page).click();
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAccessibleDescription('Enter an email address in the format name@example.com');
  await address(page).fill('ada@example.com');
  await subscribe(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(bodies).toEqual([expect.objectContaining({ access_key: 'key-of-the-inbox', email: 'ada@example.com', botcheck: '' })]);
  await expect(address(page)).toHaveValue('');
  await page.clock.runFor(3_000);
  await expect(message(page)).toHaveText('');
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
