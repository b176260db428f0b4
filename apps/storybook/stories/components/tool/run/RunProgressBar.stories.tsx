import { RunProgressBar } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProgress } from '../../../../fixtures/component-samples.ts';
import { inColumn } from '../../../../fixtures/containers.tsx';

/** The progress of a run as a bar and as text. It shows a number instead of a spinner. */
const meta = {
  component: RunProgressBar,
  args: { noun: 'Report', words: 2946, target: 15_000, progress: sampleProgress, waiting: undefined },
  argTypes: { progress: { control: false }, waiting: { control: false } },
  decorators: [inColumn],
} satisfies Meta<typeof RunProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Writing report' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Section 3 of 5, 2,946 of about 15,000 words');
    await expect(canvas.getByText('2,946 of about 15,000 words')).toBeVisible();
  },
};

export const JustBegun: Story = { args: { words: 0, progress: undefined } };

/** A tool without a target length shows the number of words. */
export const NoTarget: Story = { args: { noun: 'Debrief', words: 420, target: undefined, progress: undefined } };

/** The service asked for a pause. */
export const Waiting: Story = { args: { waiting: { phase: 'queue', wait: 20_000 } } };

export const Downloading: Story = { args: { words: 0, progress: undefined, waiting: { phase: 'download', ratio: 0.4 } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
