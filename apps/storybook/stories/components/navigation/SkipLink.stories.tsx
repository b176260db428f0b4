import { SkipLink } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A link past the header to the content. It is the first element that Tab reaches, and hidden until it has focus. */
const meta = { component: SkipLink, args: { target: 'content', children: 'Skip to main content' } } satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <section aria-label="Content" id="content" tabIndex={-1}>
        The content.
      </section>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = await canvas.findByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('region', { name: 'Content' }).id}`);
  },
};
