import type { CheckedValues } from '@marginalia/engine';
import { fakeGenerator } from '@marginalia/engine/testing';
import { ToolRuns, useNotices } from '@marginalia/ui';
import { ResultCard, useToolRun } from '@marginalia/ui/testing/components';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { expect, within } from 'storybook/test';
import { sampleTool, sampleValues } from '../../../../fixtures/component-samples.ts';
import { LONG_TEXT } from '../../../../fixtures/example-tool.ts';
import { portsOf, type StoryPorts, storyPorts } from '../../../../fixtures/ports.ts';

interface CardAloneProps {
  readonly ports: StoryPorts;
  /** The values to submit at once; undefined to show the card before the first run. */
  readonly values?: CheckedValues | undefined;
}

/** The card alone, with a run of its own. */
function CardAlone({ ports, values }: CardAloneProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { show } = useNotices();
  const [runs] = useState(() => new ToolRuns(ports));
  const run = useToolRun({ tool: sampleTool, runs, onNotice: show, root, heading });
  const begin = useEffectEvent(() => values && run.submit(values));
  useLayoutEffect(() => {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={root}>
      <ResultCard heading={heading} onNotice={show} ports={ports} run={run} tool={sampleTool} />
    </div>
  );
}

const withFake = (given: Parameters<typeof fakeGenerator>[0]) => [
  () => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT], ...given }) }) }),
];
const card = async ({ canvas }: StoryContext) => within(await canvas.findByRole('region', { name: 'Result' }));

/** The card beside the form: empty, busy, with a result, or with a failure and the text that was kept. */
const meta = {
  component: CardAlone,
  tags: ['!autodocs'],
  args: { ports: storyPorts(), values: sampleValues },
  argTypes: { ports: { control: false }, values: { control: false } },
  loaders: withFake({}),
  render: ({ values }, context) => <CardAlone ports={portsOf(context)} values={values} />,
} satisfies Meta<typeof CardAlone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { findByText, getByRole } = await card(context);
    await expect(await findByText('Example Ready')).toBeVisible();
    await expect(getByRole('region', { name: 'Example text' })).toHaveTextContent('A spring tide has a large range.');
    await expect(getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { values: undefined },
  play: async (context) => {
    await expect(await (await card(context)).findByRole('heading', { name: 'No example made yet' })).toBeVisible();
  },
};

export const Busy: Story = {
  loaders: withFake({ hangs: true }),
  play: async (context) => {
    await expect(await (await card(context)).findByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(context.canvas.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Stopped: Story = {
  ...Busy,
  play: async (context) => {
    const { findByRole, findByText, getByRole } = await card(context);
    await findByText(/A spring tide/);
    await context.userEvent.click(await findByRole('button', { name: 'Cancel' }));
    await expect(await findByText(/^Stopped\. \d+ words kept\.$/)).toBeVisible();
    await expect(getByRole('heading', { name: 'Result' })).toHaveFocus();
  },
};

export const Failed: Story = {
  loaders: withFake({ fails: 'timeout' }),
  play: async (context) => {
    const { findByText, getByRole } = await card(context);
    await expect(await findByText('Failed to make example. Please try again.')).toBeVisible();
    await expect(getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(getByRole('region', { name: 'Example text' })).toHaveTextContent('A spring tide');
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
