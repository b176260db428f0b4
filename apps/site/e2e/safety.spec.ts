import { savedSentence } from '@marginalia/engine';
import { button, region, rows, test } from './dashboard.ts';
import { downloaded, expect, fillForm, open } from './site.ts';

test('Pasted markup is shown as text in the result and on the dashboard, and a saved list that cannot be read is kept', async ({
  page,
}) => {
  const attack = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  await open(page, '/tools/lecture-debrief');
  await page.evaluate(() => localStorage.setItem('saved_content', '[{"title":"half'));
  await fillForm(page, { title: attack, content: `Tides are the rise of the sea. ${attack} is a term. The moon is the cause of tides.` });
  await button(page, 'Generate Lecture Debrief').click();
  await button(page, 'Save').click();
  await expect(page.getByText(savedSentence('Debrief'), { exact: true })).toBeVisible();
  await expect(page.locator('#result')).toContainText(attack);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(rows(page)).toContainText([`${attack} - Debrief`]);
  await rows(page).first().locator('summary').click();
  await expect(rows(page).first()).toContainText('The moon is the cause of tides.');
  await expect(region(page, 'Tool Usage Analytics').getByRole('listitem')).toHaveText([/^AI Lecture Debrief\s*1$/]);
  await expect(page.getByText('Last updated: Never')).toHaveCount(0);
  const file = await downloaded(page, () => button(page, 'Download the unreadable part').click());
  expect(file.text).toBe('[{"title":"half');
  expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
});
