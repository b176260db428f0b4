import { FormField } from '@marginalia/ui/testing/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleField } from '../../../../fixtures/component-samples.ts';

const notes = { name: 'notes', label: 'Your notes', control: 'textarea', rows: 8, wordCount: true, tip: 'One topic at a time.' } as const;

/** Many lines. It counts words, not characters, and says what helps the result. */
const meta = {
  component: FormField,
  args: { id: 'notes', field: sampleField(notes), value: '', error: undefined, readOnly: false, onChange: fn() },
  argTypes: { id: { control: false }, field: { control: false }, value: { control: false }, error: { control: 'text' } },
  render: function Typed({ onChange, value, ...args }) {
    const [typed, setTyped] = useState(value);
    return (
      <FormField
        {...args}
        onChange={(next) => {
          onChange(next);
          setTyped(next);
        }}
        value={typed}
      />
    );
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { field: sampleField({ ...notes, initial: 'The moon pulls on the sea.' }), value: 'The moon pulls on the sea.' },
};
export const WithAnError: Story = { args: { error: 'Enter your notes' } };
export const WhileBusy: Story = { args: { ...Filled.args, readOnly: true } };
export const Phone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };

export const CountsWords: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('textbox', { name: 'Your notes' });
    await expect(control).toHaveAccessibleDescription(/One topic at a time\./);
    await userEvent.click(control);
    await userEvent.paste('The moon pulls on the sea.');
    await expect(await canvas.findByText('6 words')).toBeVisible();
  },
};
