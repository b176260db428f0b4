import { memoryDrafts } from '@marginalia/engine/testing';
import { announced, categories, featuredTools, homePicture, showcase, starts, toolCount, tools } from '@marginalia/tool-defs';
import { HomePage } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withFrame } from '../../fixtures/page-frame.tsx';

const meta = {
  title: 'Home',
  component: HomePage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/', controls: { disable: true } },
  args: {
    announced,
    categories,
    drafts: memoryDrafts(),
    featured: featuredTools,
    picture: homePicture,
    showcase,
    starts,
    toolCount,
    tools,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The box asks for notes, and does not leave the page without them. */
export const WithoutNotes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make flashcards' }));
    await expect(await canvas.findByText(/^There are no notes here yet\./)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Paste your notes' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Reflow: Story = { name: 'At 320 px', globals: { viewport: { value: 'reflow' } } };
