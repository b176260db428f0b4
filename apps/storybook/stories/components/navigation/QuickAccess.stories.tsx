import { featuredTools, tools } from '@marginalia/tool-defs';
import { QuickAccess } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/**
 * A disclosure button with a list of links. It is not a menu, because its items are links. It opens on hover (mouse only), focus,
 * click, Enter and Space; it closes on Escape and when focus leaves.
 */
const meta = {
  component: QuickAccess,
  args: { tools: featuredTools, ready: tools.length },
  argTypes: { tools: { control: false } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof QuickAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Quick Access' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('list', { name: 'Quick Access' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ClosesWhenFocusLeaves: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <QuickAccess {...args} />
      <a href="/next">Next</a>
    </>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Quick Access' });
    button.focus();
    await expect(await canvas.findByRole('list', { name: 'Quick Access' })).toBeVisible();
    canvas.getByRole('link', { name: 'Next' }).focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};
