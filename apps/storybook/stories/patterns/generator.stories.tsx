import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gapValues } from '../../fixtures/samples.ts';
import { toolStories } from '../tools/tool-stories.tsx';

const meta = {
  title: 'Choosing a generator',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const gap = toolStories({ slug: 'note-gap-finder', sample: gapValues });

export const OnThisDevice: Story = {
  ...gap.Empty,
  globals: { generator: 'instant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Runs on this device')).toBeVisible();
  },
};

export const WithAService: Story = {
  ...gap.Empty,
  globals: { generator: 'nokey' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Runs with Gemini')).toBeVisible();
  },
};

export const KeyIsNotAccepted: Story = gap.NoKey;
