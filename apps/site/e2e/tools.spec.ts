import { savedSentence } from '@marginalia/engine';
import type { Page } from '@playwright/test';
import { EXPECTED_TOOLS, type ExpectedTool } from './expected-tools.ts';
import { cutNetworkAfterFocus } from './offline.ts';
import { downloaded, expect, fillForm, open, overflow, storedIn, test } from './site.ts';

const ON_DEVICE = 'Drafted on this device from your own text. No AI model was used.';

const toolAt = (wanted: string): ExpectedTool => {
  const tool = EXPECTED_TOOLS.find(({ slug }) => slug === wanted);
  if (!tool) throw new Error(`No tool ${wanted}`);
  return tool;
};

test.describe('Offline after the form has had the focus', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  /** Fills in the form, runs the tool, and checks what every tool shows. */
  async function run(page: Page, tool: ExpectedTool): Promise<void> {
    await fillForm(page, tool.values);
    await page.getByRole('button', { name: tool.button }).click();
    const notices = page.getByRole('status');
    await expect(notices.getByText('Success!', { exact: true })).toBeVisible();
    await expect(notices.getByText(tool.success, { exact: true })).toBeVisible();
    const card = page.locator('#result');
    for (const badge of tool.badges) await expect(card.getByText(badge, { exact: true }).first()).toBeVisible();
    await expect(card.getByText(ON_DEVICE)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(tool.saved ? 1 : 0);
    await expect.poll(() => storedIn(page, 'tool_analytics')).toMatchObject({ [tool.counter]: 1 });
  }

  /** Writes the bibliography again in other styles, whose code must be there too. */
  async function writeInOtherStyles(page: Page): Promise<void> {
    const sheet = page.locator('#result').getByRole('region');
    const texts = new Set([await sheet.textContent()]);
    for (const style of ['ieee', 'harvard']) {
      await page.locator('form [name="style"]').selectOption(style);
      await page.getByRole('button', { name: 'Generate Bibliography' }).click();
      await expect.poll(async () => texts.has(await sheet.textContent()), style).toBe(false);
      await expect(page.getByRole('button', { name: 'Generate Bibliography' })).toBeEnabled();
      texts.add(await sheet.textContent());
    }
  }

  // The exact words, names of files and records of each tool: words.test.ts and outputs.test.ts of tool-defs.
  const half = Math.ceil(EXPECTED_TOOLS.length / 2);
  for (const tools of [EXPECTED_TOOLS.slice(0, half), EXPECTED_TOOLS.slice(half)])
    test(`A tool fits 320 px and gives a result: ${tools.map(({ name }) => name).join(', ')}`, async ({ page, context }) => {
      test.slow();
      for (const tool of tools)
        await test.step(tool.name, async () => {
          await context.setOffline(false);
          await page.setViewportSize({ width: 320, height: 640 });
          await open(page, `/tools/${tool.slug}`);
          expect(await overflow(page), 'pixels to scroll sideways').toBe(0);
          await page.setViewportSize({ width: 1280, height: 720 });
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name);
          await expect(page.getByText(tool.empty, { exact: true })).toBeVisible();
          const missed = await cutNetworkAfterFocus(page, context);
          await run(page, tool);
          if (tool.slug === 'bibliography-builder') await writeInOtherStyles(page);
          expect(missed(), 'requests that the network did not answer').toEqual([]);
        });
    });

  test('A tool loads no worker before the focus, reports missing fields, and its result can be copied, downloaded and saved', async ({
    page,
    context,
  }) => {
    const tool = toolAt('lecture-debrief');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, `/tools/${tool.slug}`);
    await page.waitForLoadState('networkidle');
    expect(
      asked.filter((url) => url.includes('worker')),
      'requests for the worker before the form has the focus',
    ).toEqual([]);
    const missed = await cutNetworkAfterFocus(page, context);

    const blank = Object.keys(tool.values).map((name) => [name, ' \n\u00A0 ']);
    for (const values of [{}, Object.fromEntries(blank)]) {
      await fillForm(page, values);
      await page.getByRole('button', { name: tool.button }).click();
      const alert = page.getByRole('alert');
      await expect(alert.getByText('Error', { exact: true })).toBeVisible();
      await expect(alert.getByText(tool.invalid, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(tool.empty, { exact: true })).toBeVisible();
    expect(await storedIn(page, 'tool_analytics')).toBeNull();

    await run(page, tool);
    for (const [name, value] of Object.entries(tool.values)) await expect(page.locator(`form [name="${name}"]`)).toHaveValue(value);
    const notices = page.getByRole('status');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(notices.getByText('Debrief copied to clipboard', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split(/\s+/).length).toBeGreaterThan(30);
    expect(copied).not.toContain('Drafted on this device');
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(file).toEqual({ name: tool.file, text: copied });
    await expect(notices.getByText('Debrief downloaded', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notices.getByText(savedSentence('Debrief'), { exact: true })).toBeVisible();
    const list = (await storedIn(page, 'saved_content')) as Record<string, unknown>[];
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ ...tool.saved?.record, content: copied });
    expect(typeof list[0]?.['id']).toBe('number');
    expect(Date.parse(String(list[0]?.['createdAt']))).not.toBeNaN();
    expect(await storedIn(page, 'tool_analytics')).toEqual({
      [tool.counter]: 1,
      lastUsed: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(missed()).toEqual([]);
  });
});

test('The report is saved, downloads as text and Word, and prints on a page of its own', async ({ page }) => {
  const report = toolAt('ntcc-report-creator');
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = `${document.title}: ${document.querySelectorAll('.m-print-sheet h2').length} headings`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto('/tools/ntcc-report-creator');
  await fillForm(page, report.values);
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText(savedSentence('Report'), { exact: true })).toBeVisible();
  const [record] = (await storedIn(page, 'saved_reports')) as { content: string }[];
  expect(record).toMatchObject(report.saved?.record ?? {});
  const downloadAs = async (format: string): Promise<void> => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('menuitem', { name: format }).click();
  };
  expect(await downloaded(page, () => downloadAs('Text (.txt)'))).toEqual({ name: report.file, text: record?.content });
  const word = await downloaded(page, () => downloadAs('Word (.doc)'));
  expect(word.name).toBe('Soil_Monitor_NTCC_Report.doc');
  expect(word.text).toContain('<h2>Literature Review</h2>');
  await downloadAs('PDF (print)');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Soil Monitor: 17 headings');
  await expect(page.locator('.m-print-sheet')).toHaveCount(0);
});

test('Printing from the calendar of a result gives its title and the text with all months, on white paper in the dark theme too', async ({
  page,
}) => {
  await open(page, '/tools/syllabus-visualizer');
  await fillForm(page, { course: 'Law', syllabus: 'Midterm: 5 October 2026\nFinal exam: 14 December 2026' });
  await page.getByRole('button', { name: 'Create Syllabus Visualization' }).click();
  await page.getByRole('tab', { name: /^Calendar/ }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(grid).toBeHidden();
  await expect(page.getByText('Dates I read:')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Syllabus Visualizer' })).toBeVisible();
  await expect(page.getByText('Back to Tools')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(grid).toBeVisible();
});
