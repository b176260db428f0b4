import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const INDEX = join(import.meta.dirname, '../../site/dist/client/storybook/index.json');

/**
 * The error of the overlay library's focus tracker, which cannot wrap `HTMLElement.prototype.focus`: the library that simulates user
 * events in play functions makes it read-only. It happens only in tests.
 */
const FOCUS_IS_PATCHED = /^Cannot assign to read only property 'focus'/;

/** The stories are split into more shards than there are workers, so that both workers finish at about the same time. */
const SHARDS = 4;

for (let shard = 0; shard < SHARDS; shard += 1) {
  test(`stories pass their play functions in the built Storybook, shard ${shard + 1} of ${SHARDS}`, async ({ page }) => {
    const failures: string[] = [];
    await page.addInitScript(collectProblems);
    page.on('pageerror', ({ message }) => {
      if (!FOCUS_IS_PATCHED.test(message)) failures.push(`${page.url()}: ${message}`);
    });
    const groups = [...Map.groupBy(playedStories(), ({ title }) => title).values()].filter((_, index) => index % SHARDS === shard);
    expect(groups.length).toBeGreaterThan(0);
    for (const stories of groups) {
      for (const [index, { id }] of stories.entries()) {
        await page.setViewportSize(sizeFor(id));
        // Each component starts on a fresh page, where the code that it loads later has not arrived yet.
        const problems = index === 0 ? await openStory(page, id) : await switchToStory(page, id);
        failures.push(...problems.map((problem) => `${id}: ${problem}`));
      }
    }
    expect(failures).toEqual([]);
  });
}

test('the manager opens, and names stories in sentence case', async ({ page }) => {
  await page.goto('/?path=/story/components-navigation-header--on-a-tool-page');
  await expect(page.getByRole('link', { name: 'On a tool page', exact: true })).toBeVisible();
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('link', { name: 'Marginalia' }).first()).toBeVisible();
});

/**
 * Stories with a play function. The index has no such tag where a story takes the function from another one, as all patterns do.
 * Of the tools, only the result of each is played: the patterns play the other states.
 */
function playedStories(): IndexEntry[] {
  const { entries }: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(readFileSync(INDEX, 'utf8'));
  return Object.values(entries).filter(
    ({ id, title, type, tags }) =>
      type === 'story' &&
      (tags.includes('play-fn') || title.startsWith('Patterns/') || (title.startsWith('Tools/') && id.endsWith('--result'))),
  );
}

/** The viewport of a story. Storybook's manager sets it in the sidebar view; these tests open stories without the manager. */
function sizeFor(id: string): { readonly width: number; readonly height: number } {
  return id.includes('phone') ? { width: 390, height: 844 } : { width: 1280, height: 800 };
}

/** The methods of Storybook's channel that the tests use. */
interface Channel {
  on(event: string, listener: (value: unknown) => void): void;
  emit(event: string, value: unknown): void;
}

interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** The problems of the current story, and whether its play function has ended. */
  storyRun?: { readonly problems: string[]; finished: boolean };
}

/** Loads a story on a page of its own, and returns its problems. axe is off: every story has passed it in the unit tests. */
async function openStory(page: Page, id: string): Promise<string[]> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  return problemsOf(page);
}

/** Shows a story in the page that shows another one, as a press in the sidebar does. */
async function switchToStory(page: Page, id: string): Promise<string[]> {
  await page.evaluate((storyId) => {
    const view = globalThis as unknown as StoryWindow;
    view.storyRun = { problems: [], finished: false };
    view.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return problemsOf(page);
}

async function problemsOf(page: Page): Promise<string[]> {
  const run = await page.waitForFunction(
    () => {
      const { storyRun } = globalThis as unknown as StoryWindow;
      return storyRun?.finished ? storyRun : undefined;
    },
    undefined,
    { timeout: 60_000, polling: 20 },
  );
  return (await run.evaluate((value) => value?.problems)) ?? ['the story did not finish'];
}

/** Runs in the page before Storybook: listens to its channel as soon as there is one. */
function collectProblems(): void {
  const view = globalThis as unknown as StoryWindow;
  view.storyRun = { problems: [], finished: false };
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
        given.on(event, (value) => view.storyRun?.problems.push(`${event}: ${messageOf(value)}`));
      given.on('storyFinished', () => {
        if (view.storyRun) view.storyRun.finished = true;
      });
    },
  });
  function messageOf(value: unknown): string {
    return value instanceof Error || (typeof value === 'object' && value !== null && 'message' in value)
      ? String(value.message).slice(0, 400)
      : JSON.stringify(value);
  }
}
