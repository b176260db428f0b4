import { announced, categories, tools } from '@marginalia/tool-defs';
import { CataloguePage } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../../fixtures/keep-scroll-position.ts';
import { withFrame } from '../../fixtures/page-frame.tsx';

const meta = {
  title: 'Tools',
  component: CataloguePage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/tools', controls: { disable: true } },
  args: { announced, categories, tools },
} satisfies Meta<typeof CataloguePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tools' }), 'notes');
    await expect(await canvas.findByText(/^\d+ of \d+ tools/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use Tool: Note Gap Finder AI' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tools' }), 'notez');
    await expect(await canvas.findByRole('heading', { name: 'No tool matches "notez".' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
