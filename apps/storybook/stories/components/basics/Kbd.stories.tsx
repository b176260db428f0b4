import { Kbd } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A key to press. It is hidden from assistive technology, which reads `aria-keyshortcuts` of the control. */
const meta = { component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneKey: Story = { args: { children: '/' } };
