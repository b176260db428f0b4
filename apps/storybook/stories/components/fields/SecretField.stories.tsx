import { SecretField } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
// This import loads the style sheets of fields.
import '@marginalia/ui/testing/components';

/** A field for a key. The text is hidden until a person asks for it, and is never in the HTML of the page. */
const meta = {
  component: SecretField,
  args: { label: 'API key', show: 'Show key', name: 'key', hint: 'It stays in this browser.', value: '', onChange: fn() },
  argTypes: { value: { control: false }, name: { control: false } },
  render: function Typed({ value, onChange, ...args }) {
    const [typed, setTyped] = useState(value);
    return (
      <SecretField
        {...args}
        onChange={(next) => {
          onChange(next);
          setTyped(next);
        }}
        value={typed}
      />
    );
  },
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'a-made-up-key' } };
export const WithAnError: Story = { args: { error: 'Enter an API key' } };
export const Phone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };

export const ToggleShowsTheKey: Story = {
  ...Filled,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = await canvas.findByLabelText('API key');
    const toggle = canvas.getByRole('button', { name: 'Show key' });
    await step('It is hidden, and not in the HTML', async () => {
      await expect(field).toHaveAttribute('type', 'password');
      await waitFor(() => expect(field).toHaveValue('a-made-up-key'));
      await expect(canvasElement.innerHTML).not.toContain('a-made-up-key');
    });
    await step('One click shows it, another hides it', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(field).toHaveAttribute('type', 'text');
      await userEvent.click(toggle);
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
};
