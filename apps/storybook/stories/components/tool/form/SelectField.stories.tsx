import { FormField } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleField, sampleText } from '../../../../fixtures/component-samples.ts';

const level = {
  name: 'level',
  label: 'Level',
  control: 'select',
  options: [
    { const: 'school', title: 'School' },
    { const: 'bachelor', title: 'Bachelor' },
    { const: 'master', title: 'Master' },
  ],
} as const;

const onChange = fn();

/** A choice between options, with a native select. Without a default it starts with a placeholder. */
const meta = {
  component: FormField,
  args: {
    id: 'level',
    field: sampleField({ ...level, initial: 'bachelor' }),
    text: sampleText('bachelor', onChange),
    error: undefined,
    readOnly: false,
  },
  argTypes: { id: { control: false }, field: { control: false }, text: { control: false }, error: { control: 'text' } },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { field: sampleField(level), text: sampleText('', onChange) } };
export const Optional: Story = { args: { field: sampleField({ ...level, required: false }), text: sampleText('', onChange) } };
export const WithAnError: Story = { args: { ...NothingChosen.args, error: 'Choose a level' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Choosing: Story = {
  ...NothingChosen,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('combobox', { name: 'Level' });
    await expect(control).toHaveDisplayValue('Select …');
    await userEvent.selectOptions(control, 'Master');
    await expect(control).toHaveDisplayValue('Master');
    await expect(onChange).toHaveBeenLastCalledWith('master');
  },
};
