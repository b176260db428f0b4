import { PostNotFound } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFrame } from '../../fixtures/page-frame.tsx';

const meta = {
  title: 'Post not found',
  component: PostNotFound,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/blog/no-such-post' },
} satisfies Meta<typeof PostNotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
