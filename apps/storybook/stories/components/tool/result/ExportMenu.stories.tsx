import { loadTool } from '@marginalia/tool-defs';
import { ExportMenu, type ExportMenuProps } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleTool } from '../../../../fixtures/component-samples.ts';
import { inResultHead } from '../../../../fixtures/containers.tsx';
import { portsOf, storyPorts } from '../../../../fixtures/ports.ts';

const CARDS =
  'Flashcards\n1. Q: What is a spring tide?\n   A: A tide with a large range.\n\n2. Q: What is a neap tide?\n   A: A tide with a small range.';

/**
 * The files that a result can become for other programs. They follow from the kinds of its items; every result can become a Word file and
 * Markdown. The menu works by keyboard as Download does.
 */
const meta: Meta<ExportMenuProps> = {
  component: ExportMenu,
  args: { tool: sampleTool, text: CARDS, ports: storyPorts(), onOutcome: fn(), title: 'Tides' },
  argTypes: { tool: { control: false }, ports: { control: false }, values: { control: false } },
  loaders: [async () => ({ cards: await loadTool('flashcard-creator') })],
  decorators: [inResultHead],
  render: (args, context) => (
    <div className="m-result-actions">
      <ExportMenu {...args} ports={portsOf(context)} tool={context.loaded['cards'] ?? args.tool} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<ExportMenuProps>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await expect(await canvas.findByRole('group', { name: '2 cards' })).toBeVisible();
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(5);
  },
};

/** On a phone the menu is a sheet at the lower edge of the window. */
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Exported: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.keyboard('w{Enter}');
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ title: 'Exported!' })));
    await expect(portsOf(context).downloads[0]?.name).toBe('Tides.docx');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
};

export const NotWritten: Story = {
  tags: ['!autodocs'],
  loaders: [async () => ({ ports: { ...storyPorts(), documents: { write: () => Promise.reject(new Error('The code did not arrive')) } } })],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
    await expect(canvas.queryByText('Exported')).toBeNull();
  },
};
