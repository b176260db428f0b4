import { FailureNotice } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleFailure } from '../../../../fixtures/component-samples.ts';
import { noKey, withStatus } from '../../../../fixtures/generator-host.tsx';

/** A failed run: the tool's sentence, the reason in a second sentence, and the next steps. It stays until the next run. */
const meta = {
  component: FailureNotice,
  args: { failure: { notice: sampleFailure, focus: false }, kind: 'timeout', onRetry: fn(), onContinue: undefined, onStartOver: fn() },
  argTypes: { failure: { control: false }, kind: { control: 'select', options: ['timeout', 'network', 'auth', 'quota', 'unknown'] } },
} satisfies Meta<typeof FailureNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The finished sections of a long document are kept, so it can be continued. */
export const LongDocument: Story = { args: { onContinue: fn() } };

/** The site knows that no key is saved, and says what to do. */
export const NoKey: Story = { decorators: [withStatus(noKey)] };

export const Phone: Story = { ...LongDocument, globals: { viewport: { value: 'phone' } } };

export const TakesFocus: Story = {
  tags: ['!autodocs'],
  args: { failure: { notice: sampleFailure, focus: true } },
  play: async ({ args, canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'Error' });
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    await expect(canvas.getByText(sampleFailure.reason ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ContinuesOrStartsOver: Story = {
  ...LongDocument,
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const UsesTheDeviceInstead: Story = {
  ...NoKey,
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(noKey.reason ?? '')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a key' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this device' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
