import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DialogOpener } from './DialogOpener.tsx';

const meta = { title: 'Dialog/Interactions', component: DialogOpener, tags: ['!autodocs'] } satisfies Meta<typeof DialogOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndRestoresFocus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Show the dialog' });
    await step('The button opens it and moves focus into it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('dialog', { name: 'Clear this form?' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    });
    await step('Escape closes it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};
