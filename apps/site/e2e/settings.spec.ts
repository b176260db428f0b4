import { settings, settingsButton, title } from './frame.ts';
import { expect, open, storedIn, test, waitForHydration } from './site.ts';

test.describe('Settings', () => {
  test('is a dialog that traps the focus, restores it on Escape and stores the generator on Save', async ({ page }) => {
    await open(page, '/tools');
    await settingsButton(page).focus();
    await page.keyboard.press('Enter');
    const device = settings(page)
      .getByRole('radiogroup', { name: 'Generator' })
      .getByRole('radio', { name: 'On this device', exact: true });
    await expect(device).toBeFocused();
    await expect(device).toBeChecked();
    const inside = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(inside)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(settingsButton(page)).toBeFocused();
    expect(await storedIn(page, 'generation_settings')).toBeNull();

    await settingsButton(page).click();
    await settings(page).getByRole('button', { name: 'Save settings' }).click();
    await expect(settings(page)).toBeHidden();
    expect(await storedIn(page, 'generation_settings')).toMatchObject({ kind: 'on-device' });
    await expect(settingsButton(page)).toBeFocused();
  });

  test('applies Dark at once, and on the next visit before any other script has run', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/tools');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await settingsButton(page).click();
    const dark = settings(page).getByRole('radio', { name: 'Dark', exact: true });
    await settings(page).getByText('Dark', { exact: true }).click();
    await expect(dark).toBeChecked();
    await expect.poll(background).not.toBe(light);
    const chosen = await background();

    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(title(page, 'Tools')).toBeVisible();
    // The style can change a moment after the text.
    await expect.poll(background).toBe(chosen);
    gate.resolve();
    await waitForHydration(page);
    await settingsButton(page).click();
    await expect(dark).toBeChecked();
    await settings(page).getByText('System', { exact: true }).click();
    await expect.poll(background).toBe(light);
  });
});
