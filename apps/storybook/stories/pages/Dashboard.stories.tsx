import { type MemoryStorage, memoryStorage } from '@marginalia/engine/testing';
import { quickActions, tools } from '@marginalia/tool-defs';
import { DashboardPage } from '@marginalia/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import '../../fixtures/keep-scroll-position.ts';
import { withFrame } from '../../fixtures/page-frame.tsx';
import { portsOf, type StoryPorts, storyPorts } from '../../fixtures/ports.ts';
import { SAVED_WORK, savedContent } from '../../fixtures/saved-work.ts';

const meta = {
  title: 'Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/dashboard', controls: { disable: true } },
  args: {
    ports: storyPorts(),
    tools,
    quickActions,
    reload: fn(),
    justDeleted: { get: () => null, set: fn(), clear: fn() },
  },
  render: (args, context) => <DashboardPage {...args} ports={portsOf(context)} />,
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A loader that gives a story a browser with these entries in its storage. */
const withStorage = (stored: Readonly<Record<string, string>>, archive?: MemoryStorage) => (): { ports: StoryPorts } => ({
  ports: { ...storyPorts({ stored }), ...(archive && { archive }) },
});

const savedPanel = async (canvas: StoryContext['canvas']) => within(await canvas.findByRole('region', { name: 'Saved Content & Reports' }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    const saved = await savedPanel(canvas);
    await expect(await saved.findByText('Operating systems: deadlocks - Debrief')).toBeVisible();
    await expect(saved.getByText('A library app for a small campus')).toBeVisible();
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

const deletedAt = new Date(2026, 10, 17, 18).toISOString();

export const WithRecentlyDeleted: Story = {
  loaders: [
    withStorage(
      SAVED_WORK,
      memoryStorage({
        recently_deleted: JSON.stringify([
          { id: 1, store: 'saved_content', deletedAt, record: { ...savedContent[0], title: 'Cell energy - Debrief' } },
        ]),
      }),
    ),
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

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search saved work' }), 'notez');
    await expect(await canvas.findByRole('heading', { name: 'No saved work matches "notez".' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const EmptyPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };
