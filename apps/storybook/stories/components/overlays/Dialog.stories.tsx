import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogOpener } from './DialogOpener.tsx';

/**
 * A modal of the platform. The browser holds focus in it and makes the page behind it inert; Escape, a press on the scrim and its
 * own buttons close it, and focus goes back to what opened it. Results of what is done in a dialog are said inside it.
 */
const meta = { component: DialogOpener } satisfies Meta<typeof DialogOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// On a page of documentation it would cover the page.
export const Open: Story = { args: { startOpen: true }, tags: ['!autodocs'] };
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
