import { fakeGenerator } from '@marginalia/engine/testing';
import { Button } from '@marginalia/ui';
import { Announcer, startRun } from '@marginalia/ui/testing/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { sampleResult, sampleTool } from '../../../../fixtures/component-samples.ts';
import { LONG_TEXT } from '../../../../fixtures/example-tool.ts';
import { portsOf, type StoryPorts, storyPorts } from '../../../../fixtures/ports.ts';

/** A run to listen to. What the announcer says is for a screen reader alone; here it stands in the inspector. */
function Listened({ ports }: { readonly ports: StoryPorts }) {
  const [actor, setActor] = useState<ReturnType<typeof startRun>>();
  useEffect(() => {
    const started = startRun({ tool: sampleTool, ports });
    setActor(started);
    return () => void started.stop();
  }, [ports]);
  return (
    <div className="sb-row">
      <Button onClick={() => actor?.send({ type: 'submit', values: sampleResult.values })}>Write</Button>
      <Button onClick={() => actor?.send({ type: 'cancel' })}>Cancel</Button>
      <Announcer actor={actor} tool={sampleTool} />
    </div>
  );
}

/** Says how the writing goes, politely and seldom. The text itself is never announced. A message stays 7 seconds. */
const meta = {
  component: Listened,
  args: { ports: storyPorts() },
  argTypes: { ports: { control: false } },
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT] }) }) })],
  render: (_, context) => <Listened ports={portsOf(context)} />,
} satisfies Meta<typeof Listened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The announcer's own region; the passing messages have another. */
const SPOKEN = { selector: 'p[role="status"]' };

export const Ready: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write' }));
    await expect(await canvas.findByText(/^Example ready, \d+ words$/, SPOKEN)).toBeInTheDocument();
    await expect(canvas.queryByText(/spring tide/)).toBeNull();
  },
};

export const Writing: Story = {
  tags: ['!autodocs'],
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT], hangs: true }) }) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write' }));
    await expect(await canvas.findByText('Writing example', SPOKEN)).toBeInTheDocument();
  },
};
