import { DownloadMenu } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inResultHead } from '../../../../fixtures/containers.tsx';

/** A menu button with the formats of a result. Arrows, Home, End and first letters move in the menu; Escape and Tab close it. */
const meta = {
  component: DownloadMenu,
  args: { formats: ['text', 'word', 'print'], onChoose: fn() },
  decorators: [inResultHead],
  argTypes: { formats: { control: false }, of: { control: 'text' }, done: { control: 'text' } },
} satisfies Meta<typeof DownloadMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For 2 seconds after a download the button shows that it is done; its accessible name stays the same. */
export const Done: Story = { args: { done: 'Downloaded' } };

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await expect(await canvas.findByRole('menu', { name: 'Download' })).toBeVisible();
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Download' });
    await step('Up opens it on the last item, and arrows wrap around', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowUp}');
      await expect(await canvas.findByRole('menuitem', { name: 'PDF (print)' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('menuitem', { name: 'Text (.txt)' })).toHaveFocus();
    });
    await step('Escape closes it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('print');
      await expect(button).toHaveFocus();
    });
  },
};
