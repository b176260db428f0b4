import { Button } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

/** Starts an action. Its label is a verb. A view has one primary button at most. */
const meta = {
  component: Button,
  args: { children: 'Make flashcards', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'ghost', 'danger', 'marker'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    icon: { control: 'select', options: [undefined, 'copy', 'download', 'save', 'search', 'stop', 'trash'] },
    children: { control: 'text' },
    full: { control: 'boolean' },
    busy: { control: 'boolean' },
    disabled: { control: 'boolean' },
    type: { table: { disable: true } },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every prop has a control. */
export const Playground: Story = { args: { variant: 'primary', size: 'md', full: false, busy: false, disabled: false } };

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'Clear search' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };

/** Only for the dark band at the end of the home page. */
export const Marker: Story = { args: { variant: 'marker', children: 'Start with a report' } };

export const Small: Story = { args: { size: 'sm', icon: 'copy', children: 'Copy' } };
export const Large: Story = { args: { size: 'lg', variant: 'primary' } };
export const FullWidth: Story = { args: { full: true, size: 'lg', variant: 'primary' } };
export const WithIcon: Story = { args: { icon: 'download', children: 'Download' } };

/** A busy button keeps focus and ignores clicks: `aria-disabled`, never `disabled`. The caller sets the busy label. */
export const Busy: Story = { args: { busy: true, variant: 'primary', children: 'Creating Flashcards...' } };

export const Disabled: Story = { args: { disabled: true, children: 'Coming Soon' } };

/** On a phone every button is 48 px high. */
export const Phone: Story = { args: { variant: 'primary' }, globals: { viewport: { value: 'phone' } } };
