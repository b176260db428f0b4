import { ResultBadges } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleResult, sampleTool, stoppedResult } from '../../../../fixtures/component-samples.ts';
import { inResultHead } from '../../../../fixtures/containers.tsx';

/** Facts about a result as badges, from the tool's definition. */
const meta = {
  component: ResultBadges,
  args: { tool: sampleTool, result: sampleResult },
  argTypes: { tool: { control: false }, result: { control: false } },
  decorators: [inResultHead],
} satisfies Meta<typeof ResultBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const badge of ['Example Ready', 'Easy Going', 'Any mood']) await expect(await canvas.findByText(badge)).toBeVisible();
  },
};

/** The only badge of a stopped result says that it was stopped. */
export const Stopped: Story = {
  args: { result: stoppedResult },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Stopped\. \d+ words kept\.$/)).toBeVisible();
    await expect(canvas.queryByText('Example Ready')).toBeNull();
  },
};

/** A result that lacks something is a success all the same, and says so. */
export const Partial: Story = {
  args: { result: { ...sampleResult, verdict: { grade: 'partial', lacks: [], unused: [] } } },
  play: async ({ canvas }) => {
    for (const badge of ['Example Ready', 'Partial']) await expect(await canvas.findByText(badge)).toBeVisible();
  },
};

/** The only badge of a result that holds nothing that the tool promises. */
export const NeedsMore: Story = {
  args: { result: { ...sampleResult, verdict: { grade: 'needs-more', lacks: [], unused: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs more')).toBeVisible();
    await expect(canvas.queryByText('Example Ready')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
