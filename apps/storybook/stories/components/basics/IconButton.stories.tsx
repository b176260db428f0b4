import { IconButton } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/** A compact action: 32 px square, 44 px on touch screens. Its accessible name has a verb and an object. */
const meta = {
  component: IconButton,
  args: { icon: 'copy', label: 'Copy Operating systems: deadlocks - Debrief', onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: ['copy', 'download', 'save', 'search', 'trash', 'x'] },
    label: { control: 'text' },
    danger: { control: 'boolean' },
    tooltip: { control: 'text' },
    type: { table: { disable: true } },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Operating systems: deadlocks - Debrief' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { danger: false, disabled: false } };
export const Danger: Story = { args: { icon: 'trash', danger: true, label: 'Delete Operating systems: deadlocks - Debrief' } };
export const Disabled: Story = { args: { disabled: true } };
