import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gapValues } from '../../fixtures/form-values.ts';
import { type ToolArgs, toolStories } from '../tools/tool-stories.tsx';

const meta = {
  title: 'Choosing a generator',
  tags: ['!autodocs'],
} satisfies Meta<ToolArgs>;

export default meta;
type Story = StoryObj<ToolArgs>;

const gap = toolStories({ slug: 'note-gap-finder', sample: gapValues });

export const OnThisDevice: Story = {
  ...gap.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Runs on this device')).toBeVisible();
  },
};

export const WithAService: Story = {
  ...gap.Empty,
  args: { ...gap.Empty.args, generator: 'streams' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Runs with Gemini\. Your text goes to Google\.$/)).toBeVisible();
  },
};

export const KeyIsNotAccepted: Story = gap.NoKey;
