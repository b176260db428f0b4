import { Segmented } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/** A choice between a few short labels: a native radio group that looks like segments. */
const meta = {
  component: Segmented,
  args: {
    labelledBy: 'appearance',
    value: 'system',
    onChange: fn(),
    options: [
      { value: 'system', label: 'System', icon: 'monitor' },
      { value: 'light', label: 'Light', icon: 'sun' },
      { value: 'dark', label: 'Dark', icon: 'moon' },
    ],
  },
  argTypes: { options: { control: false } },
  render: function Chosen({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <>
        <h2 id="appearance">Appearance</h2>
        <Segmented
          {...args}
          onChange={(next) => {
            onChange(next);
            setChosen(next);
          }}
          value={chosen}
        />
      </>
    );
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutIcons: Story = {
  args: {
    options: [
      { value: 'system', label: 'All' },
      { value: 'light', label: 'Writing' },
      { value: 'dark', label: 'Study' },
    ],
  },
};

export const ArrowsChoose: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};
