import type { PostSummary } from '@marginalia/ui';
import { PostCard } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { posts } from '../../../fixtures/blog-posts.tsx';
import { inColumn } from '../../../fixtures/containers.tsx';

const [lead, paper, study] = posts as readonly [PostSummary, PostSummary, PostSummary];

/** A post in a list. The title is its only link, and the whole card is clickable. */
const meta = {
  component: PostCard,
  args: { post: paper },
  argTypes: { post: { control: false }, level: { control: 'inline-radio', options: [2, 3] } },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [inColumn],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: args.post.title })).toHaveAttribute('href', `/blog/${args.post.slug}`);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('4 Nov 2026')).toBeVisible();
  },
};

/** The large banner at the top of the list. */
export const Lead: Story = { args: { post: lead, lead: true } };

export const Bookmarked: Story = { args: { post: study, saved: true }, decorators: [inColumn] };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
