import { LinkButton } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A link that looks like a button. It opens in a new tab and can be copied, as every link. */
const meta = {
  component: LinkButton,
  args: { to: '/tools', children: 'See all tools' },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'ghost', 'danger', 'marker'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    full: { control: 'boolean' },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all tools' })).toHaveAttribute('href', '/tools');
  },
};

export const Playground: Story = { args: { variant: 'primary', size: 'lg', full: false } };
export const Primary: Story = { args: { variant: 'primary', icon: 'arrow-right' } };
export const Small: Story = { args: { size: 'sm' } };
export const FullWidth: Story = { args: { full: true, size: 'lg', variant: 'primary' } };
