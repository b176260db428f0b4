import { memoryStorage } from '@marginalia/engine/testing';
import { BlogPage, SubscribeForm } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { posts } from '../../fixtures/blog-posts.tsx';
import { formServices } from '../../fixtures/form-services.ts';
import { withFrame } from '../../fixtures/page-frame.tsx';

const meta = {
  title: 'Blog',
  component: BlogPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/blog', controls: { disable: true } },
  args: {
    posts,
    storage: memoryStorage({ blog_bookmarks: JSON.stringify(['research-paper-analysis-ai']) }),
    subscribe: <SubscribeForm service={formServices.accepts} />,
  },
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
