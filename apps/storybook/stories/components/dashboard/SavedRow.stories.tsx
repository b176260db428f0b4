import { loadTool, tools } from '@marginalia/tool-defs';
import { SavedRow } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { workOfTwoWeeks } from '../../../fixtures/component-samples.ts';
import { storyPorts } from '../../../fixtures/ports.ts';

const [debrief, report] = ['Operating systems: deadlocks - Debrief', 'A library app for a small campus'].map((name) =>
  workOfTwoWeeks.entries.find(({ title }) => title === name),
);
if (debrief === undefined || report === undefined)
  throw new Error('A record that this story shows is missing in fixtures/saved-work.ts. Add it there.');

const ports = storyPorts();

/** A saved result: title and type, the text when the row is open, and the actions on it. */
const meta = {
  component: SavedRow,
  args: { host: { ports: async () => ports, tool: loadTool }, entry: debrief, tools, terms: [], onDownload: fn(), onDelete: fn() },
  argTypes: { host: { control: false }, entry: { control: false }, tools: { control: false } },
  decorators: [
    (Story) => (
      <ul className="m-saved__list">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof SavedRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Report: Story = { args: { entry: report } };

/** The search terms are marked. */
export const Matched: Story = { args: { terms: ['deadlocks'] } };

export const Untitled: Story = { args: { entry: { ...debrief, title: 'Untitled', type: '' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpensDownloadsAndDeletes: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const { title } = args.entry;
    await step('A click shows its text', async () => {
      await userEvent.click(await canvas.findByText(title));
      await expect(await canvas.findByText(/A deadlock needs four conditions at once/)).toBeVisible();
    });
    await step('Each button names what it acts on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Download ${title}` }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }));
      await expect(args.onDelete).toHaveBeenCalledOnce();
    });
  },
};
