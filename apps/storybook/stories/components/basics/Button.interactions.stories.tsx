import { Button } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Button/Interactions',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Make flashcards', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Make flashcards' });
    await step('Tab moves focus to it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

export const BusyIgnoresPresses: Story = {
  args: { busy: true, children: 'Creating Flashcards...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Creating Flashcards...' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
