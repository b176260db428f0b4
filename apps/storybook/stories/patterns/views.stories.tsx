import type { Tool } from '@marginalia/engine';
import { memoryKept } from '@marginalia/engine/testing';
import { loadTool } from '@marginalia/tool-defs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { keptResult } from '../../fixtures/kept-results.ts';
import { portsOf, type StoryPorts, storyPorts } from '../../fixtures/ports.ts';
import { ToolStage } from '../../fixtures/ToolStage.tsx';

const TEXT = [
  'Flashcards',
  '1. Q: What is glycolysis?\n   A: The splitting of glucose into two molecules of pyruvate.',
  '2. Q: Where is most of the ATP of a cell made?\n   A: In its mitochondria.',
  '3. Q: What does chlorophyll absorb?\n   A: Red and blue light.',
].join('\n');

/** The tabs over a result: its text, and the views in which a student works with its items. */
const meta = {
  title: 'Views of a result',
  parameters: { layout: 'fullscreen' },
  loaders: [
    async (): Promise<{ readonly tool: Tool; readonly ports: StoryPorts }> => {
      const tool = await loadTool('flashcard-creator');
      if (tool === undefined) throw new Error('There is no tool flashcard-creator');
      const record = keptResult({ tool: tool.slug, values: { material: 'Glycolysis is the splitting of glucose.' }, text: TEXT });
      return { tool, ports: { ...storyPorts(), kept: memoryKept([record]) } };
    },
  ],
  render: (_, { loaded }) => <ToolStage ports={portsOf({ loaded })} tool={loaded['tool']} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is the first tab. The others have the number of their items. */
export const Tabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Cards 3' }));
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Cards 3' }));
    await expect(await panel.findByText(/What is glycolysis\?/)).toBeVisible();
  },
};

/** A view over the whole window keeps what was done in it. */
export const FullScreen: Story = {
  play: async (context) => {
    await Tabs.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Full screen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/What is glycolysis\?/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const Phone: Story = { ...Tabs, globals: { viewport: { value: 'phone' } } };
