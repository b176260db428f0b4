import { quickActions } from '@marginalia/tool-defs';
import { QuickActions } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../../fixtures/containers.tsx';

/** Four links from the dashboard to tools. */
const meta = {
  component: QuickActions,
  args: { actions: quickActions },
  argTypes: { actions: { control: false } },
  decorators: [inColumn],
} satisfies Meta<typeof QuickActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Plan Study Schedule' })).toHaveAttribute('href', '/tools/study-planner');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
