import { EXPECTED_TOOLS } from './expected-tools.ts';
import { downloaded, expect, fillForm, storedIn, test } from './site.ts';

for (const tool of EXPECTED_TOOLS) {
  test.describe(tool.name, () => {
    test('says what is missing, and starts nothing, on an empty form and on a blank one', async ({ page }) => {
      await page.goto(`/tools/${tool.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name);
      await expect(page.getByText(tool.empty, { exact: true })).toBeVisible();
      const texts = Object.fromEntries(
        Object.keys(tool.values)
          .filter((name) => name !== 'style')
          .map((name) => [name, ' \n\u00A0 ']),
      );
      for (const values of [{}, texts]) {
        await fillForm(page, values);
        await page.getByRole('button', { name: tool.button }).click();
        const alert = page.getByRole('alert');
        await expect(alert.getByText('Error', { exact: true })).toBeVisible();
        await expect(alert.getByText(tool.invalid, { exact: true })).toBeVisible();
      }
      await expect(page.getByText(tool.empty, { exact: true })).toBeVisible();
      expect(await storedIn(page, 'tool_analytics')).toBeNull();
    });

    test('gives a result that can be copied, downloaded and kept', async ({ page }) => {
      await page.goto(`/tools/${tool.slug}`);
      await fillForm(page, tool.values);
      await page.getByRole('button', { name: tool.button }).click();

      const notices = page.getByRole('status');
      await expect(notices.getByText('Success!', { exact: true })).toBeVisible();
      await expect(notices.getByText(tool.success, { exact: true })).toBeVisible();
      const card = page.locator('#result');
      for (const badge of tool.badges) await expect(card.getByText(badge, { exact: true }).first()).toBeVisible();
      await expect(card.getByText('Drafted on this device from your own text. No AI model was used.')).toBeVisible();
      await expect(page.getByRole('button', { name: tool.button })).toBeEnabled();

      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(notices.getByText(`${tool.noun} copied to clipboard`, { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split(/\s+/).length).toBeGreaterThan(30);
      expect(copied).not.toContain('Drafted on this device');

      const file = await downloaded(page, async () => {
        await page.getByRole('button', { name: 'Download', exact: true }).click();
        if (tool.slug === 'ntcc-report-creator') await page.getByRole('menuitem', { name: 'Text (.txt)' }).click();
      });
      expect(file).toEqual({ name: tool.file, text: copied });
      await expect(notices.getByText(`${tool.noun} downloaded`, { exact: true })).toBeVisible();

      const save = page.getByRole('button', { name: 'Save', exact: true });
      if (tool.saved) {
        await save.click();
        await expect(notices.getByText(`${tool.noun} saved to your profile`, { exact: true })).toBeVisible();
        const list = (await storedIn(page, tool.saved.key)) as Record<string, unknown>[];
        expect(list).toHaveLength(1);
        expect(list[0]).toMatchObject({ ...tool.saved.record, content: copied });
        expect(typeof list[0]?.['id']).toBe('number');
        expect(Date.parse(String(list[0]?.['createdAt']))).not.toBeNaN();
      } else {
        await expect(save).toHaveCount(0);
      }

      const analytics = { [tool.counter]: 1, lastUsed: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };
      await expect.poll(() => storedIn(page, 'tool_analytics')).toEqual(analytics);
    });
  });
}

test('The report downloads as Word and prints on a page of its own', async ({ page }) => {
  const report = EXPECTED_TOOLS[0];
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = `${document.title}: ${document.querySelectorAll('.m-print-sheet h2').length} headings`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto('/tools/ntcc-report-creator');
  await fillForm(page, report?.values ?? {});
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const word = await downloaded(page, () => page.getByRole('menuitem', { name: 'Word (.doc)' }).click());
  expect(word.name).toBe('Soil_Monitor_NTCC_Report.doc');
  expect(word.text).toContain('<h2>Literature Review</h2>');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDF (print)' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Soil Monitor: 17 headings');
  await expect(page.locator('.m-print-sheet')).toHaveCount(0);
});
