import { StoppedNotice } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noKey, withStatus } from '../../../../fixtures/generator-host.tsx';

/** A long document that was stopped: the number of finished sections, and the ways to go on. */
const meta = {
  component: StoppedNotice,
  args: { noun: 'Report', unfinished: { done: 4, count: 17, canContinue: true }, onContinue: fn(), onStartOver: fn() },
} satisfies Meta<typeof StoppedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^4 of 17 sections are finished\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

/** The device is chosen now. It cannot continue the document of a model. */
export const TheDeviceCannotContinue: Story = {
  args: { unfinished: { done: 4, count: 17, canContinue: false } },
  decorators: [withStatus(noKey)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/choose a model in Settings/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
