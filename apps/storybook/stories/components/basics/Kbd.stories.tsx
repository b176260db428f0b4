import { Kbd } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A key to press. Hidden from assistive technology: `aria-keyshortcuts` of the control says it. */
const meta = { component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneKey: Story = { args: { children: '/' } };
