import { exampleTool, fakeGenerator, longTool, memoryKept, memoryLeftDrafts } from '@marginalia/engine/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { interrupted, interruptedDocument, keptResult } from '../../fixtures/kept-results.ts';
import { portsOf, type StoryPorts, storyPorts } from '../../fixtures/ports.ts';
import { ToolStage } from '../../fixtures/ToolStage.tsx';

/** Work that comes back when a person opens a tool again: the last result, an interrupted text, and input of a closed tab. */
const meta = {
  title: 'Kept and restored',
  parameters: { layout: 'fullscreen' },
  render: (_, context) => <ToolStage ports={portsOf(context)} tool={exampleTool()} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withPorts = (given: Partial<StoryPorts>) => [
  () => ({ ports: { ...storyPorts({ generator: fakeGenerator({ source: 'model-a' }) }), ...given } }),
];

/** The last result, with its time and its form. */
export const LastResult: Story = {
  loaders: withPorts({ kept: memoryKept([keptResult()]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kept on this device')).toBeVisible();
    await expect(canvas.getByLabelText('Topic')).toHaveValue('Tides');
  },
};

export const EarlierResults: Story = {
  loaders: withPorts({
    kept: memoryKept([
      keptResult(),
      keptResult({ id: 'kept-3', at: new Date(2026, 10, 12, 9, 5).toISOString(), values: { topic: 'Waves' }, text: 'An earlier text.' }),
      { ...interrupted, at: new Date(2026, 10, 11, 20, 15).toISOString() },
    ]),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Earlier results' }));
    const list = await canvas.findByRole('list', { name: 'Earlier results' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('shown now')).toBeVisible();
    await expect(within(list).getByText(/, not finished$/)).toBeVisible();
  },
};

/** A page was closed while a text was written. */
export const InterruptedText: Story = {
  loaders: withPorts({ kept: memoryKept([interrupted]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Recovered: / })).toBeVisible();
    for (const name of ['Keep', 'Discard']) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** A page was closed while a long document was written. */
export const InterruptedDocument: Story = {
  loaders: withPorts({ kept: memoryKept([interruptedDocument]) }),
  render: (_, context) => <ToolStage ports={portsOf(context)} tool={longTool()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sections are finished\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** A tab with input was closed. */
export const UnfinishedInput: Story = {
  loaders: withPorts({
    leftDrafts: memoryLeftDrafts([{ id: 'left', at: new Date(2026, 10, 18, 9, 5).toISOString(), texts: { topic: 'Tides' } }]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unfinished input from 18 Nov, 09:05.')).toBeVisible();
  },
};

export const Phone: Story = { ...EarlierResults, globals: { viewport: { value: 'phone' } } };
