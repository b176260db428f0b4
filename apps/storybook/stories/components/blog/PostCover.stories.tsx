import { PostCover } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../../fixtures/containers.tsx';

/** A post's picture, drawn with tokens in the post's colour. It is decoration. */
const meta = {
  component: PostCover,
  args: { cover: 'lines', tone: 'blue' },
  argTypes: {
    cover: { control: 'inline-radio', options: ['lines', 'bars', 'cards', 'target', 'path'] },
    tone: { control: 'inline-radio', options: ['blue', 'green', 'purple'] },
  },
  decorators: [inColumn],
} satisfies Meta<typeof PostCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { cover: 'bars', tone: 'green' } };
export const Bars: Story = { args: { cover: 'bars' } };
export const Cards: Story = { args: { cover: 'cards', tone: 'green' } };
export const Target: Story = { args: { cover: 'target' } };
export const Path: Story = { args: { cover: 'path', tone: 'purple' } };
