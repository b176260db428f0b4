import { IconButton, TooltipLayer } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/**
 * A description of a control on hover and on keyboard focus; it is never the control's only name. One `TooltipLayer` on a page shows
 * the `data-tooltip` of every element. The tooltip stays open while the pointer is on it, and Escape hides it.
 */
const meta = {
  component: TooltipLayer,
  render: () => (
    <>
      <TooltipLayer />
      <IconButton icon="trash" label="Delete Operating systems: deadlocks - Debrief" tooltip="Delete" />
    </>
  ),
} satisfies Meta<typeof TooltipLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Delete Operating systems: deadlocks - Debrief' });
    await step('Keyboard focus shows it as a description', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
      await waitFor(() => expect(button).toHaveAccessibleDescription('Delete'));
    });
    await step('Escape hides it and keeps focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};
