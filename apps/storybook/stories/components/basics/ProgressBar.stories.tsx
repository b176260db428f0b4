import { ProgressBar } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Progress of known length: a native element with an accessible name and its value in words. */
const meta = {
  component: ProgressBar,
  args: { label: 'Report', value: 29, valueText: 'Section 5 of 17, 2,946 words' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Report' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Section 5 of 17, 2,946 words');
  },
};

export const Playground: Story = { args: { value: 60 } };
export const JustBegun: Story = { args: { value: 0, valueText: 'Section 1 of 17, 0 words' } };
export const Done: Story = { args: { value: 100, valueText: 'Section 17 of 17, 15,063 words' } };

/** While the length is unknown, the bar has no value. */
export const Indeterminate: Story = { render: () => <ProgressBar label="Explanation" valueText="Reading your text" /> };
