import { SearchField } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/** Filters a list. A status beside the field gives the number of matches. */
const meta = {
  component: SearchField,
  args: { label: 'Search tools', value: '', placeholder: 'Search tools', onChange: fn() },
  // The text is React state and not an arg: a change of an arg would reset the mock functions of the story.
  render: function Typed({ value, onChange, ...args }) {
    const [typed, setTyped] = useState(value);
    return (
      <SearchField
        {...args}
        onChange={(next) => {
          onChange(next);
          setTyped(next);
        }}
        value={typed}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { shortcut: '/' } };
export const Typed: Story = { args: { value: 'notes' } };
export const Phone: Story = { args: { value: 'notes' }, globals: { viewport: { value: 'phone' } } };

export const EscapeClears: Story = {
  tags: ['!autodocs'],
  args: { value: 'notez' },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search tools' });
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
