import { UsageBars } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workOfTwoWeeks } from '../../../fixtures/component-samples.ts';
import { inColumn } from '../../../fixtures/containers.tsx';

const { usage } = workOfTwoWeeks;

/** The number of uses of each tool, the most used first. The bar repeats the count. Before the first use it shows a sentence instead. */
const meta = {
  component: UsageBars,
  args: { usage },
  argTypes: { usage: { control: false } },
  decorators: [inColumn],
} satisfies Meta<typeof UsageBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(usage.length);
    await expect(rows[0]).toHaveTextContent(/Lecture Debrief.*7/);
  },
};

export const OneTool: Story = { args: { usage: usage.slice(0, 1) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
