import type { Locator } from '@playwright/test';
import { axeFindings, expect, fillForm, sample, storedIn, test } from './site.ts';

test('What a person pastes is shown as text, never run', async ({ page }) => {
  const attack = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  await page.goto('/tools/lecture-debrief');
  await fillForm(page, { title: attack, content: `Tides are the rise of the sea. ${attack} is a term. The moon is the cause of tides.` });
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
});

test('A form that was filled in survives an error of validation', async ({ page }) => {
  await page.goto('/tools/lecture-debrief');
  await fillForm(page, { content: 'Tides are the rise of the sea.' });
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
  await expect(page.getByText('Please provide both lecture title and content', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Lecture content')).toHaveValue('Tides are the rise of the sea.');
});

test('Pressing the button three times at once makes one result', async ({ page }) => {
  await page.goto('/tools/mock-interview');
  await fillForm(page, { role: 'Data Analyst' });
  await page.getByRole('button', { name: 'Start Mock Interview' }).evaluate((button: HTMLButtonElement) => {
    for (let n = 0; n < 3; n += 1) button.click();
  });
  await expect(page.getByText('Your mock interview has been generated')).toBeVisible();
  // The use is counted after the result is shown.
  await expect.poll(() => storedIn(page, 'tool_analytics')).toMatchObject({ mockInterview: 1 });
  await expect(page.getByText('Your mock interview has been generated')).toHaveCount(1);
});

/** Puts a long text into a field at once; typing it would test Playwright, not the page. */
function paste(field: Locator, text: string): Promise<void> {
  return field.evaluate((element: HTMLTextAreaElement, value) => {
    element.focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

test('Half a million characters give a result, and the page stays responsive', async ({ page }) => {
  const { material = '' } = sample('flashcard-creator.cell-energy');
  await page.goto('/tools/flashcard-creator');
  await paste(page.getByLabel('Study material'), material.repeat(Math.floor(490_000 / material.length)));
  await page.getByRole('button', { name: 'Generate Flashcards' }).click();
  await expect(page.getByText('Flashcards generated successfully')).toBeVisible({ timeout: 20_000 });
});

test('A saved list that cannot be read is not lost by the next save', async ({ page }) => {
  await page.goto('/tools/mock-interview');
  await page.evaluate(() => localStorage.setItem('saved_content', '[{"title":"half'));
  await fillForm(page, { role: 'Data Analyst' });
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Interview saved to your profile')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('saved_content'))).toContain('{\\"title\\":\\"half');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`The tool page passes axe with an error and with a result, in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/tools/ntcc-report-creator');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await fillForm(page, { title: 'Soil', description: 'We built a monitor.' });
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
