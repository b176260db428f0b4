import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { newVersion, someNotices, ToastButtons } from './ToastButtons.tsx';

const meta = {
  title: 'Toast/Interactions',
  component: ToastButtons,
  tags: ['!autodocs'],
  args: { notices: someNotices },
} satisfies Meta<typeof ToastButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show "Copied!"' }));
    const polite = within(await canvas.findByRole('status'));
    await expect(await polite.findByText('Debrief copied to clipboard')).toBeVisible();
  },
};

export const AnError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show "Error"' }));
    const assertive = within(await canvas.findByRole('alert'));
    await expect(await assertive.findByText('Failed to generate report. Please try again.')).toBeVisible();
    await expect(assertive.getByText(/could not be reached/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Show "Copied!"' });
    await userEvent.click(opener);
    await canvas.findByText('Debrief copied to clipboard');
    await step('F6 moves focus to the messages', async () => {
      await userEvent.keyboard('{F6}');
      await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    });
    await step('Escape dismisses it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Debrief copied to clipboard')).toBeNull();
      await expect(opener).toHaveFocus();
    });
  },
};

export const AtMostThree: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Show "Copied!"' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(opener);
    await expect(await canvas.findAllByText('Debrief copied to clipboard')).toHaveLength(3);
  },
};

const reload = fn();

export const AnOfferThatStays: Story = {
  args: { notices: [newVersion, ...someNotices], action: { label: 'Reload', run: reload, stays: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show "A new version is ready."' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('A new version is ready.')).toBeNull();
  },
};
