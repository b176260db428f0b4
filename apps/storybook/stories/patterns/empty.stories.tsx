import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gapValues } from '../../fixtures/form-values.ts';
import { type ToolArgs, toolStories } from '../tools/tool-stories.tsx';

const meta = {
  title: 'Empty states',
  tags: ['!autodocs'],
} satisfies Meta<ToolArgs>;

export default meta;
type Story = StoryObj<ToolArgs>;

export const NoResultYet: Story = {
  ...toolStories({ slug: 'note-gap-finder', sample: gapValues }).Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No analysis generated yet' })).toBeVisible();
  },
};
