import { RadioCards, Tag } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/** A choice between a few options with a sentence each. The body of the selected card follows its radio button. */
const meta = {
  component: RadioCards,
  args: {
    label: 'Generator',
    value: 'on-device',
    onChange: fn(),
    options: [
      { value: 'on-device', label: 'On this device', text: 'Nothing leaves the browser.', tag: <Tag tone="ok">Ready</Tag> },
      {
        value: 'gemini',
        label: 'Gemini',
        text: 'Your own key, stored in this browser.',
        tag: <Tag>Needs a key</Tag>,
        body: <p>A field for the key stands here.</p>,
      },
      { value: 'browser-model', label: "Browser's built-in model", text: 'This browser has none.', tag: <Tag tone="soon">Not here</Tag> },
    ],
  },
  argTypes: { options: { control: false } },
  render: function Chosen({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <RadioCards
        {...args}
        onChange={(next) => {
          onChange(next);
          setChosen(next);
        }}
        value={chosen}
      />
    );
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBody: Story = { args: { value: 'gemini' } };
export const Phone: Story = { args: { value: 'gemini' }, globals: { viewport: { value: 'phone' } } };

export const ArrowsChoose: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('radio', { name: 'On this device' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const gemini = canvas.getByRole('radio', { name: 'Gemini' });
    await expect(gemini).toBeChecked();
    await expect(gemini).toHaveAccessibleDescription(/Needs a key/);
    await expect(args.onChange).toHaveBeenCalledWith('gemini');
    await expect(canvas.getByText('A field for the key stands here.')).toBeVisible();
  },
};
