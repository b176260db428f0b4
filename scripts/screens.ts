/**
 * Takes the screenshots in docs/screens from a running site: `npm start`, then `node scripts/screens.ts http://localhost:4173`. Names
 * after the address select single screenshots.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';

const [site = 'http://localhost:4173', ...names] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;
const DARK = { ...DESKTOP, colorScheme: 'dark' } as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly device?: BrowserContextOptions;
  readonly act?: (page: Page) => Promise<void>;
}

const debrief = '/tools/lecture-debrief';

/** Each view of a result, with the first example of a tool that has it. */
const VIEWS = [
  view('cards', 'flashcard-creator', 'Cards'),
  { name: 'study', tool: 'flashcard-creator', act: study },
  { name: 'sources', tool: 'flashcard-creator', act: sources },
  view('marked', 'assignment-improver', 'In my text'),
  view('references', 'bibliography-builder', 'References'),
  view('table', 'lab-report-generator', 'Table'),
  view('chart', 'lab-report-generator', 'Chart'),
  view('matrix', 'note-gap-finder', 'Matrix'),
  view('plan', 'study-planner', 'Plan'),
  view('calendar', 'study-planner', 'Calendar'),
  view('timeline', 'syllabus-visualizer', 'Timeline'),
  view('practice', 'mock-interview', 'Practice'),
] as const;

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', device: DARK },
  { name: 'phone-home', path: '/', device: PHONE },
  { name: 'catalogue', path: '/tools' },
  { name: 'tool-empty', path: debrief },
  { name: 'tool-invalid', path: debrief, act: (page) => generate(page) },
  { name: 'tool-busy', path: debrief, act: busy },
  { name: 'tool-result', path: debrief, act: result },
  { name: 'tool-result-dark', path: debrief, device: DARK, act: result },
  { name: 'phone-tool-result', path: debrief, device: PHONE, act: result },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-dark', path: '/dashboard', device: DARK },
  { name: 'phone-dashboard', path: '/dashboard', device: PHONE },
  { name: 'settings', path: '/tools', act: settings },
  { name: 'phone-settings', path: '/tools', device: PHONE, act: settings },
  { name: 'palette', path: '/tools', act: palette },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/complete-guide-ntcc-reports' },
  { name: 'contact', path: '/contact' },
  ...VIEWS.flatMap(({ name, tool, act }) => [
    { name: `view-${name}`, path: `/tools/${tool}`, act },
    { name: `view-${name}-phone`, path: `/tools/${tool}`, device: PHONE, act },
  ]),
];

function sample(): Record<string, string> {
  const { values } = JSON.parse(
    readFileSync(join(root, 'packages/on-device/corpus/lecture-debrief.deadlocks-transcript.json'), 'utf8'),
  ) as {
    values: Record<string, string>;
  };
  return values;
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
  await page.getByRole('alert').first().waitFor();
}

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(sample())) {
    const field = page.locator(`form [name="${name}"]`);
    await ((await field.evaluate((element) => element.tagName === 'SELECT')) ? field.selectOption(value) : field.fill(value));
  }
  await page.getByRole('button', { name: 'Generate Lecture Debrief' }).click();
}

/** Blocks the worker, because the device would finish before the screenshot is taken. */
async function busy(page: Page): Promise<void> {
  await page.route('**/generator.worker*', () => {});
  await fill(page);
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
}

async function result(page: Page): Promise<void> {
  await fill(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
}

function view(name: string, tool: string, tab: string) {
  return { name, tool, act: (page: Page) => example(page, tab) };
}

/** Writes the first example of a tool and shows a view of its result. */
async function example(page: Page, tab?: string): Promise<void> {
  await page.getByRole('button', { name: 'Try an example' }).first().click();
  await page.locator('form button[type="submit"]').first().click();
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  if (tab !== undefined) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}

async function study(page: Page): Promise<void> {
  await example(page, 'Cards');
  await page
    .getByRole('button', { name: /^Study \d+ cards/ })
    .first()
    .click();
}

async function sources(page: Page): Promise<void> {
  await example(page);
  await page
    .getByRole('button', { name: /from your material/ })
    .nth(4)
    .click();
}

async function settings(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Settings/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Google Gemini' }).click();
}

async function palette(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Search tools/ })
    .first()
    .click();
  await page.getByRole('combobox').fill('rep');
}

/** Saved work as the site stores it, so that the dashboard has something to show. */
function seed(): void {
  const day = (n: number): string => new Date(Date.now() - n * 86_400_000).toISOString();
  const saved = (id: number, title: string, type: string, age: number) => ({ id, title, content: title, createdAt: day(age), type });
  localStorage.setItem(
    'saved_reports',
    JSON.stringify([{ ...saved(1, 'Low-cost soil monitoring with LoRaWAN', 'NTCC Report', 0.02), pages: '25-30' }]),
  );
  localStorage.setItem(
    'saved_content',
    JSON.stringify([
      saved(2, 'Operating systems: deadlocks - Debrief', 'Lecture Debrief', 1),
      saved(3, 'Organic chemistry, unit 4 - Gap Analysis', 'Note Gap Analysis', 2),
      saved(4, 'Frontend engineer - Mock Interview', 'Mock Interview', 4),
      saved(5, 'Data structures - Syllabus Visualization', 'Syllabus Visualization', 8),
    ]),
  );
  const counters = { ntccReports: 12, lectureDebrief: 9, noteGapFinder: 7, researchExplainer: 6, mockInterview: 4, syllabusVisualizer: 2 };
  localStorage.setItem('tool_analytics', JSON.stringify({ ...counters, lastUsed: day(0.02) }));
}

async function take(browser: Browser, { name, path, device = DESKTOP, act }: Screen): Promise<void> {
  const page = await browser.newPage({ ...device, reducedMotion: 'reduce' });
  await page.addInitScript(seed);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await act?.(page);
  // Waits until notices have disappeared, because they would cover the page.
  await page.waitForTimeout(act ? 7_000 : 500);
  await page.screenshot({ path: join(root, `docs/screens/${name}.png`) });
  await page.close();
}

const browser = await chromium.launch(launchOptions());
for (const screen of SCREENS) if (names.length === 0 || names.includes(screen.name)) await take(browser, screen);
await browser.close();
