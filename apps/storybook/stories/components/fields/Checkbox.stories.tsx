import { Checkbox } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/** A native checkbox, with a sentence that explains it where the label is not enough. */
const meta = {
  component: Checkbox,
  args: {
    label: 'Remember the key in this browser',
    text: 'Otherwise it is forgotten when this tab closes.',
    checked: false,
    onChange: fn(),
  },
  argTypes: { checked: { control: false } },
  render: function Controlled({ checked, onChange, ...args }) {
    const [current, setCurrent] = useState(checked);
    return (
      <Checkbox
        {...args}
        checked={current}
        onChange={(next) => {
          onChange(next);
          setCurrent(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { checked: true } };
export const LabelOnly: Story = { args: { text: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const CheckedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Remember the key in this browser' });
    await expect(box).toHaveAccessibleDescription('Otherwise it is forgotten when this tab closes.');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
