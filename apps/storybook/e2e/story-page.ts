import { test as base, type Page } from '@playwright/test';
import { viewports } from '../.storybook/globals.ts';

/** A finding of axe in the report of a story. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The event that Storybook sends when a story has ended: rendered, played and checked. */
interface StoryEnd {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly {
    readonly type: string;
    readonly result: { readonly violations?: readonly Violation[]; readonly error?: unknown };
  }[];
}

/** Storybook's channel, as far as these tests use it. */
interface Channel {
  on(event: string, listener: (value: never) => void): void;
  emit(event: string, value: unknown): void;
}

/** Shared by all of these functions, which run in the page. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  errors: string[];
  end: StoryEnd | undefined;
}

/**
 * The error of the overlay library's focus tracker, which cannot wrap `HTMLElement.prototype.focus`: the library that simulates user
 * events in play functions makes it read-only. It happens only in tests.
 */
const FOCUS_IS_PATCHED = /^Cannot assign to read only property 'focus'/;

/** Storybook pauses animations for a browser of this name, so that no colour is measured during a fade. */
const TEST_AGENT = 'StorybookTestRunner';

const DESKTOP = { width: 1280, height: 800 };

/** Shows one story after another on a page of the built Storybook. */
export interface StoryPage {
  /** Renders a story, plays it and lets axe check it. @returns a line for each problem */
  problemsOf(id: string): Promise<string[]>;
}

/** The stories of a worker share one page, so that Storybook loads once. It cleans up after each story. */
export const test = base.extend<object, { readonly stories: StoryPage }>({
  stories: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, userAgent: TEST_AGENT, viewport: DESKTOP });
      await use(await storyPage(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function storyPage(page: Page): Promise<StoryPage> {
  let uncaught: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!FOCUS_IS_PATCHED.test(message)) uncaught.push(message);
  });
  await page.exposeFunction('resizeToViewport', async (name: keyof typeof viewports | undefined) => {
    const { width, height } = name === undefined ? DESKTOP : sizeOf(viewports[name].styles);
    await page.setViewportSize({ width, height });
  });
  await page.addInitScript(collectErrors);
  await page.goto('/iframe.html?viewMode=story');
  return {
    async problemsOf(id) {
      uncaught = [];
      await page.evaluate(showStory, id);
      const ended = await page.waitForFunction(endOfStory, id, { timeout: 60_000, polling: 20 });
      return [...uncaught, ...(await ended.evaluate(problemsOfEnd))];
    },
  };
}

function sizeOf({ width, height }: { readonly width: string; readonly height: string }): { width: number; height: number } {
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Runs before Storybook: listens to its channel as soon as there is one. */
function collectErrors(): void {
  const view = globalThis as unknown as StoryWindow;
  view.errors = [];
  let channel: Channel | undefined;
  Object.defineProperty(view, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (given: Channel) => {
      channel = given;
      for (const event of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'unhandledErrorsWhilePlaying',
      ])
        given.on(event, (value: unknown) => view.errors.push(`${event}: ${textOf(value)}`));
      given.on('storyFinished', (end: StoryEnd) => {
        view.end = end;
      });
    },
  });
  function textOf(value: unknown): string {
    const { message } = (value ?? {}) as { readonly message?: unknown };
    return typeof message === 'string' ? message : JSON.stringify(value);
  }
}

/** Runs in the page. A press in the sidebar shows a story in the same way. */
function showStory(storyId: string): void {
  const view = globalThis as unknown as StoryWindow;
  view.errors = [];
  view.end = undefined;
  view.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page. */
function endOfStory(id: string): StoryEnd | undefined {
  const { end } = globalThis as unknown as StoryWindow;
  return end?.storyId === id ? end : undefined;
}

/** Runs in the page. */
function problemsOfEnd(end: StoryEnd | undefined): string[] {
  const { errors } = globalThis as unknown as StoryWindow;
  const findings = (end?.reporters ?? []).flatMap(({ type, result: { violations = [], error } }) => [
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${type}: ${id}: ${help}: ${html} ${failureSummary}`),
    ),
    ...(error === undefined ? [] : [`${type}: ${String(error)}`]),
  ]);
  const failed = end?.status === 'success' || errors.length + findings.length > 0 ? [] : ['the story ended with an error'];
  return [...errors, ...findings, ...failed];
}
