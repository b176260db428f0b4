import type { Meta, StoryObj } from '@storybook/react-vite';
import { newVersion, someNotices, ToastButtons } from './ToastButtons.tsx';

/**
 * Short messages about what went well. A toast is shown for 6 seconds, an error for 10; the time stops while the pointer or focus is on
 * it and while the tab is hidden. There are three at most. The screen always shows the same information elsewhere too,
 * except for an offer that stays until it is answered. Any screen shows
 * a toast with `useNotices().show(notice)`.
 */
const meta = { component: ToastButtons, args: { notices: someNotices } } satisfies Meta<typeof ToastButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An offer that nothing else on the page repeats stays until it is answered, and newer toasts do not replace it. */
export const AnOffer: Story = {
  args: { notices: [newVersion], action: { label: 'Reload', run: () => {}, stays: true } },
};
