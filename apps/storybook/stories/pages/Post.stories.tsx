import { PostPage, type PostSummary, SubscribeForm, useNotices } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PostText, postHeadings, posts } from '../../fixtures/blog-posts.tsx';
import { formServices } from '../../fixtures/form-services.ts';
import { withFrame } from '../../fixtures/page-frame.tsx';
import { portsOf, type StoryPorts } from '../../fixtures/ports.ts';

const [post, ...others] = posts as readonly [PostSummary, ...PostSummary[]];

function Post({ ports }: { readonly ports: StoryPorts }) {
  const { show } = useNotices();
  return (
    <PostPage
      headings={postHeadings}
      more={others.slice(0, 3)}
      onNotice={show}
      ports={ports}
      post={post}
      subscribe={<SubscribeForm service={formServices.accepts} />}
    >
      <PostText />
    </PostPage>
  );
}

const meta = {
  title: 'Post',
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: `/blog/${post.slug}`, controls: { disable: true } },
  render: (_args, context) => <Post ports={portsOf(context)} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(portsOf(context).storage.entries.get('blog_bookmarks')).toBe(JSON.stringify([post.slug])));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
