import { ResultActions, ResultBadges } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleResult, sampleTool } from '../../../../fixtures/component-samples.ts';
import { inResultHead } from '../../../../fixtures/containers.tsx';
import { portsOf, storyPorts } from '../../../../fixtures/ports.ts';

/**
 * The actions on a result: Copy, Download and, where the tool saves its results, Save. After an action the button shows that it is done;
 * its accessible name stays the same.
 */
const meta = {
  component: ResultActions,
  args: { tool: sampleTool, result: sampleResult, ports: storyPorts(), onOutcome: fn(), sheet: { current: null } },
  argTypes: {
    tool: { control: false },
    result: { control: false },
    ports: { control: false },
    sheet: { control: false },
    of: { control: 'text' },
  },
  decorators: [inResultHead],
  render: (args, context) => (
    <>
      <ResultBadges result={args.result} tool={args.tool} />
      <ResultActions {...args} ports={portsOf(context)} />
    </>
  ),
} satisfies Meta<typeof ResultActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** If the screen shows two results, the accessible name of each button says which one it acts on. */
export const OfAnEarlierResult: Story = { args: { of: 'earlier result' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const CopyDownloadSave: Story = {
  name: 'Copy, download, save',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const ports = portsOf(context);
    await step('Copy', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
      await expect(await canvas.findByText('Copied')).toBeVisible();
      await expect(ports.copied[0]).toContain('A spring tide has a large range.');
      await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    });
    await step('Download', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Word (.doc)' }));
      await expect(ports.downloads[0]?.name).toMatch(/\.doc$/);
    });
    await step('Save', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(ports.storage.entries.get('saved_content')).toContain('Tides - Example'));
    });
    await expect(args.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ title: 'Copied!' }));
  },
};

export const NoRoomLeft: Story = {
  tags: ['!autodocs'],
  loaders: [
    () => {
      const ports = storyPorts();
      ports.database.failure = 'full';
      return { ports };
    },
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
    await expect(canvas.queryByText('Saved')).toBeNull();
  },
};
