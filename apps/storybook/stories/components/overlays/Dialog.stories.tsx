import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogOpener } from './DialogOpener.tsx';

/**
 * A native modal dialog. The browser keeps focus inside and makes the page behind it inert. Escape, a click on the backdrop and the
 * dialog's buttons close it, and focus returns to the element that opened it. Messages about actions in a dialog appear inside it.
 */
const meta = { component: DialogOpener } satisfies Meta<typeof DialogOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// An open dialog would cover the page of documentation.
export const Open: Story = { args: { startOpen: true }, tags: ['!autodocs'] };
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
