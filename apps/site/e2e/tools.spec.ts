import { EXPECTED_TOOLS } from './expected-tools.ts';
import { cutNetworkAfterFocus } from './offline.ts';
import { downloaded, expect, fillForm, open, sample, storedIn, test } from './site.ts';

const ON_DEVICE = 'Drafted on this device from your own text. No AI model was used.';

test.describe('Offline after the form has had the focus', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  for (const tool of EXPECTED_TOOLS) {
    test(`${tool.name} reports missing fields, then gives a result that can be copied, downloaded and saved`, async ({ page, context }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, `/tools/${tool.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name);
      await expect(page.getByText(tool.empty, { exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(
        asked.filter((url) => url.includes('worker')),
        'requests for the worker before the form has the focus',
      ).toEqual([]);
      const missed = await cutNetworkAfterFocus(page, context);

      const blank = Object.keys(tool.values)
        .filter((name) => name !== 'style')
        .map((name) => [name, ' \n\u00A0 ']);
      for (const values of [{}, Object.fromEntries(blank)]) {
        await fillForm(page, values);
        await page.getByRole('button', { name: tool.button }).click();
        const alert = page.getByRole('alert');
        await expect(alert.getByText('Error', { exact: true })).toBeVisible();
        await expect(alert.getByText(tool.invalid, { exact: true })).toBeVisible();
      }
      await expect(page.getByText(tool.empty, { exact: true })).toBeVisible();
      expect(await storedIn(page, 'tool_analytics')).toBeNull();

      await fillForm(page, tool.values);
      await page.getByRole('button', { name: tool.button }).click();
      const notices = page.getByRole('status');
      await expect(notices.getByText('Success!', { exact: true })).toBeVisible();
      await expect(notices.getByText(tool.success, { exact: true })).toBeVisible();
      const card = page.locator('#result');
      for (const badge of tool.badges) await expect(card.getByText(badge, { exact: true }).first()).toBeVisible();
      await expect(card.getByText(ON_DEVICE)).toBeVisible();
      await expect(page.getByRole('button', { name: tool.button })).toBeEnabled();
      for (const [name, value] of Object.entries(tool.values)) await expect(page.locator(`form [name="${name}"]`)).toHaveValue(value);

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
      expect(missed()).toEqual([]);
    });
  }

  test('a bibliography can be written in another style', async ({ page, context }) => {
    await open(page, '/tools/bibliography-builder');
    const missed = await cutNetworkAfterFocus(page, context);
    const { style = '', ...values } = sample('bibliography-builder.literature-mla');
    await fillForm(page, values);
    const sheet = page.locator('#result').getByRole('region');
    const texts = new Set<string>();
    for (const other of ['ieee', 'harvard', style]) {
      await page.locator('form [name="style"]').selectOption(other);
      await page.getByRole('button', { name: 'Generate Bibliography' }).click();
      await expect.poll(async () => texts.has((await sheet.textContent()) ?? '')).toBe(false);
      await expect(page.getByRole('button', { name: 'Generate Bibliography' })).toBeEnabled();
      texts.add((await sheet.textContent()) ?? '');
    }
    expect(texts.size).toBe(3);
    expect(missed()).toEqual([]);
  });
});

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
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const word = await downloaded(page, () => page.getByRole('menuitem', { name: 'Word (.doc)' }).click());
  expect(word.name).toBe('Soil_Monitor_NTCC_Report.doc');
  expect(word.text).toContain('<h2>Literature Review</h2>');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDF (print)' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Soil Monitor: 17 headings');
  await expect(page.locator('.m-print-sheet')).toHaveCount(0);
});
