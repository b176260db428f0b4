import { fakeGenerator } from '@marginalia/engine/testing';
import { Button } from '@marginalia/ui';
import { Announcer, startRun } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sampleTool, sampleValues } from '../../../../fixtures/component-samples.ts';
import { LONG_TEXT } from '../../../../fixtures/example-tool.ts';
import { portsOf, type StoryPorts, storyPorts } from '../../../../fixtures/ports.ts';

/** A run with an announcer. Announcements are visible to screen readers only; look at them in the browser's inspector. */
function AnnouncedRun({ ports }: { readonly ports: StoryPorts }) {
  const [actor, setActor] = useState<ReturnType<typeof startRun>['actor']>();
  useEffect(() => {
    const ignore = (): void => undefined;
    const run = startRun({ tool: sampleTool, ports, onNotice: ignore, onKept: ignore, onUnkept: ignore });
    setActor(run.actor);
    return () => void run.actor.stop();
  }, [ports]);
  return (
    <div className="sb-row">
      <Button onClick={() => actor?.send({ type: 'submit', values: sampleValues })}>Write</Button>
      <Button onClick={() => actor?.send({ type: 'cancel' })}>Cancel</Button>
      <Announcer actor={actor} tool={sampleTool} />
    </div>
  );
}

/** Announces the progress of a run politely and rarely. The text itself is never announced. An announcement is removed after 7 seconds. */
const meta = {
  component: AnnouncedRun,
  args: { ports: storyPorts() },
  argTypes: { ports: { control: false } },
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT] }) }) })],
  render: (_, context) => <AnnouncedRun ports={portsOf(context)} />,
} satisfies Meta<typeof AnnouncedRun>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The announcer's live region; toasts have another one. */
const ANNOUNCED = { selector: 'p[role="status"]' };

export const Ready: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write' }));
    // The end is not announced here, because the toast is a live region too.
    await waitFor(() => expect(canvas.queryByText('Writing example', ANNOUNCED)).toBeNull());
    await expect(canvas.queryByText(/spring tide/)).toBeNull();
  },
};

export const Writing: Story = {
  tags: ['!autodocs'],
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT], hangs: true }) }) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write' }));
    await expect(await canvas.findByText('Writing example', ANNOUNCED)).toBeInTheDocument();
  },
};
