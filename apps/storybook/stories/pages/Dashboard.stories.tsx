import { type Deck, RATINGS } from '@marginalia/engine';
import { memoryDecks, memoryKept } from '@marginalia/engine/testing';
import { loadTool, quickActions, tools } from '@marginalia/tool-defs';
import { type DashboardHost, DashboardPage } from '@marginalia/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import '../../fixtures/keep-scroll-position.ts';
import { keptResult } from '../../fixtures/kept-results.ts';
import { withFrame } from '../../fixtures/page-frame.tsx';
import { portsOf, type StoryPorts, storyPorts } from '../../fixtures/ports.ts';
import { SAVED_WORK, savedContent } from '../../fixtures/saved-work.ts';

const hosts = new WeakMap<StoryPorts, DashboardHost>();

/** The same object for the same ports, as a host has it. */
function hostOf(ports: StoryPorts): DashboardHost {
  const host = hosts.get(ports) ?? { ports: async () => ports, tool: loadTool };
  hosts.set(ports, host);
  return host;
}

const meta = {
  title: 'Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/dashboard', controls: { disable: true } },
  args: {
    ports: storyPorts(),
    host: { ports: async () => storyPorts(), tool: loadTool },
    tools,
    quickActions,
    reload: fn(),
    justDeleted: { get: () => null, set: fn(), clear: fn() },
  },
  render: (args, context) => {
    const ports = portsOf(context);
    return <DashboardPage {...args} host={hostOf(ports)} ports={ports} />;
  },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A loader that gives a story a browser with these entries in its storage. */
const withStorage =
  (stored: Readonly<Record<string, string>>, then: (ports: StoryPorts) => Promise<unknown> = async () => undefined) =>
  async (): Promise<{ ports: StoryPorts }> => {
    const ports = storyPorts({ stored });
    await then(ports);
    return { ports };
  };

const savedPanel = async (canvas: StoryContext['canvas']) => within(await canvas.findByRole('region', { name: 'Saved Content & Reports' }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    const saved = await savedPanel(canvas);
    await expect(await saved.findByText('Operating systems: deadlocks - Debrief')).toBeVisible();
    await expect(saved.getByText('A library app for a small campus')).toBeVisible();
  },
};

/** Studied once, four weeks before the day of the stories, so all of its cards are due. */
const deck: Deck = {
  id: 'deck-1',
  tool: 'flashcard-creator',
  name: 'How cells get their energy',
  at: new Date(2026, 9, 20, 9).toISOString(),
  cards: ['glycolysis', 'fermentation', 'chlorophyll'].map((word, index) => ({
    id: index + 1,
    front: `What is ${word}?`,
    back: 'See the notes.',
    reviews: [[new Date(2026, 9, 23, 9).getTime(), RATINGS.good]],
  })),
};

/** A plan with two blocks on the day of the stories, as the device writes it. */
const plan = keptResult({
  id: 'kept-plan',
  tool: 'study-planner',
  values: { subjects: 'Physics\nMaths', duration: '2 hours a day' },
  text: 'Day-by-Day Plan\nWeek of Mon 16 Nov 2026 (2 h):\nFri 20 Nov 2026: Physics 1 h (review) · Maths 1 h (recall)',
});

/** Cards that come back today, blocks of a plan, and a result that was not finished. */
export const WithWorkToDo: Story = {
  loaders: [
    () => ({
      ports: {
        ...storyPorts(),
        decks: memoryDecks([deck]),
        kept: memoryKept([
          plan,
          keptResult({
            tool: 'lecture-debrief',
            values: { title: 'Tides', focus: 'summary', content: 'The moon pulls on the sea.' },
            text: 'Summary\nThe moon pulls on the sea.',
            complete: false,
          }),
        ]),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Study 3 cards' })).toBeVisible();
    const due = within(canvas.getByRole('region', { name: 'Due today' }));
    await expect(due.getByText('How cells get their energy')).toBeVisible();
    await expect(due.getByRole('checkbox', { name: 'Physics: review' })).toBeEnabled();
    const open = within(canvas.getByRole('region', { name: 'Continue' }));
    await expect(await open.findAllByRole('link')).toHaveLength(2);
  },
};

export const Empty: Story = {
  loaders: [withStorage({})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No saved content' })).toBeVisible();
    await expect(canvas.getByText('Last updated: Never')).toBeVisible();
  },
};

/** A deletion needs no confirmation: it can be undone at once, and for 30 days from Recently deleted. */
export const JustDeleted: Story = {
  // The toast covers the end of a link for 10 seconds or until it is dismissed; a person can scroll the link out from under it.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Thermodynamics - Gap Analysis' }));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Thermodynamics - Gap Analysis' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Operating systems: deadlocks - Debrief' })).toHaveFocus());
  },
};

export const WithRecentlyDeleted: Story = {
  loaders: [
    withStorage(SAVED_WORK, async ({ work }) => {
      const record = {
        store: 'saved_content',
        text: JSON.stringify({ ...savedContent[0], id: 1, title: 'Cell energy - Debrief' }),
      } as const;
      await work.add([record], '{}');
      await work.remove(record);
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Recently deleted'));
    await expect(await canvas.findByRole('button', { name: 'Restore Cell energy - Debrief' })).toBeVisible();
  },
};

/** A notice says that one record could not be read and is kept. The other records are listed. */
export const WithAnUnreadableRecord: Story = {
  loaders: [withStorage({ ...SAVED_WORK, saved_content: JSON.stringify([...savedContent, 'not a record']) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 saved record could not be read. It is kept as it is.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download the unreadable part' })).toBeVisible();
    await expect((await savedPanel(canvas)).getByText('Data analyst - Mock Interview')).toBeVisible();
  },
};

/** The browser ended before it had written its list: the copy in the database is listed again. */
export const Recovered: Story = {
  loaders: [
    withStorage(SAVED_WORK, async ({ storage, work }) => {
      const before = new Map(storage.entries);
      await work.check();
      before.set('study_meta', storage.entries.get('study_meta') ?? '');
      await work.save('saved_content', (id) => ({ ...savedContent[0], id, title: 'Cell energy - Debrief' }));
      for (const [key, text] of before) storage.entries.set(key, text);
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recovered: Cell energy - Debrief' }, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Cell energy - Debrief' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Recovered: Cell energy - Debrief' })).toBeNull());
  },
};

/** Something else cleared the browser's storage. The list is empty, as it must be, and the copy is offered. */
export const ClearedElsewhere: Story = {
  loaders: [
    withStorage(SAVED_WORK, async ({ storage, work }) => {
      await work.check();
      storage.entries.clear();
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No saved content' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore 6 items' }, { timeout: 5_000 }));
    await expect(await canvas.findByText('Operating systems: deadlocks - Debrief')).toBeVisible();
  },
};

/** Another program removed a record from the browser's list. */
export const RemovedElsewhere: Story = {
  loaders: [
    withStorage(SAVED_WORK, async ({ storage, work }) => {
      await work.check();
      storage.entries.set('saved_content', JSON.stringify(savedContent.slice(1)));
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Removed elsewhere: Operating systems: deadlocks - Debrief' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Delete Operating systems: deadlocks - Debrief' })).toBeVisible();
  },
};

/** The public list is full. The new record is kept in the database and listed all the same. */
export const FullList: Story = {
  loaders: [
    withStorage(SAVED_WORK, async ({ storage, work }) => {
      await work.check();
      storage.failure = 'full';
      await work.save('saved_content', (id) => ({ ...savedContent[0], id, title: 'Cell energy - Debrief' }));
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1 item kept in extended storage' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Cell energy - Debrief' })).toBeVisible();
  },
};

export const LessSafe: Story = {
  loaders: [
    withStorage(SAVED_WORK, async ({ database }) => {
      database.durable = false;
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saved work is less safe in this browser.' })).toBeVisible();
  },
};

/** The database does not answer, for example because another tab blocks it. */
export const Slow: Story = {
  loaders: [
    withStorage(SAVED_WORK, async ({ database }) => {
      database.failure = 'slow';
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The storage of this browser does not answer.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  loaders: [
    withStorage({}, async ({ storage }) => {
      storage.failure = 'blocked';
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saving is switched off in this browser.' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search saved work' }), 'notez');
    await expect(await canvas.findByRole('heading', { name: 'No saved work matches "notez".' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const EmptyPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };
