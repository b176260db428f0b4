import type { Meta, StoryObj } from '@storybook/react-vite';
import { someNotices, ToastButtons } from './ToastButtons.tsx';

/**
 * Passing messages. They stay 6 seconds, errors 10, and wait while the pointer or focus is on them or the tab is hidden. At most
 * three. A message is never the only place for what it says. Any screen shows one with `useNotices().show(notice)`.
 */
const meta = { component: ToastButtons, args: { notices: someNotices } } satisfies Meta<typeof ToastButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
