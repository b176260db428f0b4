import type { FakeModel, Fault, RequestLog } from '@marginalia/fake-model';
import type { Page } from '@playwright/test';
import { fillForm } from './site.ts';
import { copied, expect, PROTOCOLS, type Protocol, seed, test, wordsOf } from './with-model.ts';

// What the browser itself reports about a failed request.
test.use({ expectedErrors: /^Failed to load resource|net::ERR_/ });
test.describe.configure({ timeout: 120_000 });

const TITLES = [
  'Title Page',
  'Abstract',
  'Contents',
  'Introduction',
  'Literature Review',
  'Methodology',
  'System Requirements',
  'Design',
  'Implementation',
  'Testing',
  'Results',
  'Challenges',
  'Limitations',
  'Future Scope',
  'Conclusion',
  'References',
  'Appendices',
];

const VALUES = {
  title: 'Soil Monitor',
  description: 'We built a soil moisture monitor with eight sensors. Irrigation fell by 18 percent in the test.',
  field: 'Electronics',
};

const [GEMINI, OPENAI] = PROTOCOLS;

test('A report of the longest kind is complete, in order and free of formatting despite a pause, an interrupted stream, truncation, a short section and a busy service', async ({
  page,
  fake,
}) => {
  const faults: Fault[] = [
    '429-minute',
    'ok',
    'drop-mid',
    'ok',
    'max-tokens',
    'ok',
    'too-short',
    'ok',
    '503',
    'ok',
    'markdown',
    'preamble',
  ];
  fake.fault(...faults);
  await begin(page, fake, OPENAI, '35-40');
  await expectReport(page, '35-40', 20_000);
  expect(fake.requests.slice(0, faults.length).map(({ faults: met }) => met.join())).toEqual(faults);
});

test('Continue after a failure requests no finished section again', async ({ page, fake }) => {
  fake.fault('ok', 'ok', 'ok', ...Array.from({ length: 4 }, () => '500' as const));
  await begin(page, fake, OPENAI, '20-25');
  const result = page.locator('#result');
  await expect(result.getByText('Failed to generate report. Please try again.', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(result.locator('[data-reason]')).toHaveText('The service is busy. Try again in a moment.');
  await expect(page.locator('form [name="title"]')).toHaveValue(VALUES.title);
  expect(await page.evaluate(() => localStorage.getItem('tool_analytics'))).toBeNull();
  const finished = fake.requests.slice(0, 3).flatMap(sectionsOf);
  expect(finished.length).toBeGreaterThanOrEqual(3);
  for (const title of finished) await expect(result.getByRole('heading', { name: title, exact: true })).toBeVisible();

  const before = fake.requests.length;
  await result.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectReport(page, '20-25', 12_500);
  const asked = fake.requests.slice(before).flatMap(sectionsOf);
  expect(asked.filter((title) => finished.includes(title))).toEqual([]);
  expect([...finished, ...asked].toSorted()).toEqual(TITLES.filter((title) => !['Title Page', 'Contents'].includes(title)).toSorted());
});

test('After a reload the same form continues at the first missing section, with another model too', async ({ page, fake }) => {
  fake.fault('ok', 'ok', 'ok', 'hang-mid');
  await begin(page, fake, GEMINI, '20-25');
  await expect.poll(() => fake.requests.length, { timeout: 30_000 }).toBe(4);
  const finished = fake.requests.slice(0, 3).flatMap(sectionsOf);
  await page.evaluate(() => {
    const settings = localStorage.getItem('generation_settings') ?? '';
    localStorage.setItem('generation_settings', settings.replace('"model":"fake"', '"model":"fake-thinking"'));
  });
  await page.reload();
  await generate(page, '20-25');
  await expectReport(page, '20-25', 12_500);
  expect(finished.length).toBeGreaterThanOrEqual(3);
  const asked = fake.requests.slice(4).flatMap(sectionsOf);
  expect(asked.filter((title) => finished.includes(title))).toEqual([]);
  await expect(
    page.locator('#result').getByText('AI draft by fake and fake-thinking. Check every fact and citation before you submit.'),
  ).toBeVisible();
});

test('Cancel keeps the text and closes the connection, and Continue finishes the report', async ({ page, fake }) => {
  fake.fault('ok', 'ok', ['slow']);
  await begin(page, fake, GEMINI, '20-25');
  await expect.poll(() => fake.requests[2]?.status, { timeout: 30_000 }).toBe(200);
  const result = page.locator('#result');
  await result.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(() => fake.requests[2]?.abortedAt).toBeGreaterThan(0);
  await expect(result.getByText(/^Stopped\. [\d,]+ words kept\.$/)).toBeVisible();
  const finished = fake.requests.slice(0, 2).flatMap(sectionsOf);
  await result.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectReport(page, '20-25', 12_500);
  const asked = fake.requests.slice(3).flatMap(sectionsOf);
  expect(asked.filter((title) => finished.includes(title))).toEqual([]);
});

async function begin(page: Page, fake: FakeModel, protocol: Protocol, pages: string): Promise<void> {
  await seed(page, protocol, fake);
  await page.goto('/tools/ntcc-report-creator');
  await generate(page, pages);
}

async function generate(page: Page, pages: string): Promise<void> {
  await fillForm(page, { ...VALUES, pages });
  await page.getByRole('button', { name: 'Generate Report' }).click();
}

async function expectReport(page: Page, pages: string, target: number): Promise<void> {
  const success = page.getByRole('status').getByText(`Your ${pages}-page professional report has been generated`, { exact: true });
  await expect(success).toBeVisible({ timeout: 90_000 });
  const text = await copied(page);
  expect(wordsOf(text).length).toBeGreaterThanOrEqual(0.95 * target);
  expect(text.split('\n').filter((line) => TITLES.includes(line))).toEqual(TITLES);
  expect(text).not.toMatch(/^\s*#|\*\*|```|^\s*\||^Sure!/m);
  expect(text).not.toContain('Let me know');
}

/** Titles of the sections that a request asks for. */
function sectionsOf({ prompt }: RequestLog): string[] {
  return [...prompt.matchAll(/^Section: (.+)$/gm)].map(([, title = '']) => title);
}
