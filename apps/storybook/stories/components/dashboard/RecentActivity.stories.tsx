import { tools } from '@marginalia/tool-defs';
import { RecentActivity } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workOfTwoWeeks } from '../../../fixtures/component-samples.ts';
import { inColumn } from '../../../fixtures/containers.tsx';

const { recent } = workOfTwoWeeks;

/** The results that were saved last, newest first. Without any it shows "Nothing yet." */
const meta = {
  component: RecentActivity,
  args: { recent, tools, now: new Date(2026, 10, 20, 12) },
  argTypes: { recent: { control: false }, tools: { control: false }, now: { control: 'date' } },
  decorators: [inColumn],
} satisfies Meta<typeof RecentActivity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByRole('listitem');
    await expect(newest).toHaveTextContent(/Operating systems, 16 weeks.*Syllabus Visualization saved/);
  },
};

export const OneEntry: Story = { args: { recent: recent.slice(0, 1) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
