import { fakeGenerator } from '@marginalia/engine/testing';
import { ToolRuns, useNotices } from '@marginalia/ui';
import { ToolForm, useToolRun } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sampleTool } from '../../../../fixtures/component-samples.ts';
import { fillExample, LONG_TEXT } from '../../../../fixtures/example-tool.ts';
import { portsOf, type StoryPorts, storyPorts } from '../../../../fixtures/ports.ts';

/** The form alone. Its run is real, but the result is not shown. */
function FormAlone({ ports }: { readonly ports: StoryPorts }) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const { show } = useNotices();
  const [runs] = useState(() => new ToolRuns(ports));
  const run = useToolRun({ tool: sampleTool, runs, onNotice: show, root, heading });
  return (
    <div ref={root}>
      <ToolForm onNotice={show} ports={ports} resultHeading={heading} run={run} tool={sampleTool} />
    </div>
  );
}

/** The form of a tool, rendered from its definition. This tool has a field of each kind. */
const meta = {
  component: FormAlone,
  args: { ports: storyPorts() },
  argTypes: { ports: { control: false } },
  render: (_, context) => <FormAlone ports={portsOf(context)} />,
} satisfies Meta<typeof FormAlone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make Example' }));
    await expect(await canvas.findByText('Please provide topic and notes')).toBeVisible();
    await expect(canvas.getByLabelText('Topic')).toBeInvalid();
  },
};

export const Busy: Story = {
  tags: ['!autodocs'],
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT], hangs: true }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    const button = await canvas.findByRole('button', { name: 'Making Example...' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SubmittedByKeyboard: Story = {
  ...Busy,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Topic'), 'Tides');
    await userEvent.type(canvas.getByLabelText('Your notes'), 'The moon pulls on the sea.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Making Example...' })).toBeInTheDocument());
  },
};
