import type { FakeModel, Fault } from '@marginalia/fake-model';
import type { Page } from '@playwright/test';
import { fillForm } from './site.ts';
import { copied, expect, PROTOCOLS, type Protocol, seed, test, wordsOf } from './with-model.ts';

// The message that the browser itself logs about a failed request.
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
  sources:
    'Evans, R. G., & Sadler, E. J. (2008). Methods and technologies to improve efficiency of water use. Water Resources Research, 44(7).',
  style: 'ieee',
};

const [, OPENAI] = PROTOCOLS;

test('A report of the longest kind is complete, in order, free of formatting and with its sources in the chosen style despite a pause, an interrupted stream, truncation, a short section and a busy service', async ({
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
  // Code lists the student's source in the chosen style.
  expect(text).toContain('References\n[1] R. G. Evans and E. J. Sadler, “Methods and technologies to improve efficiency of water use,”');
}
