import { Tag } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A status or a fact in words. It is not interactive. */
const meta = {
  component: Tag,
  args: { children: '25-30 pages' },
  argTypes: {
    tone: { control: 'select', options: ['neutral', 'ok', 'warning', 'hot', 'soon', 'blue', 'green', 'purple'] },
    icon: { control: 'select', options: [undefined, 'check', 'stop', 'info'] },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'ok', icon: 'check', children: 'Report Ready' } };
export const Ok: Story = { args: { tone: 'ok', icon: 'check', children: 'Available' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'circle-dashed', children: 'Partial' } };

/** The highlighter colour, used only for the tag Featured. */
export const Hot: Story = { args: { tone: 'hot', children: 'Featured' } };
export const Soon: Story = { args: { tone: 'soon', children: 'Coming Soon' } };
export const Writing: Story = { args: { tone: 'blue', children: 'Writing & Research' } };
export const Study: Story = { args: { tone: 'green', children: 'Study & Learning' } };
export const Career: Story = { args: { tone: 'purple', children: 'Career & Interview Prep' } };
export const LongText: Story = {
  args: { children: 'Environmental Science, Materials Science, and whatever else was typed into the field of study' },
  globals: { viewport: { value: 'reflow' } },
};
