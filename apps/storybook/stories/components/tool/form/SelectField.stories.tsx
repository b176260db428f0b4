import { FormField } from '@marginalia/ui/testing/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleField } from '../../../../fixtures/component-samples.ts';

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

/** One of a few, with the native control. Without a default it starts on a placeholder. */
const meta = {
  component: FormField,
  args: {
    id: 'level',
    field: sampleField({ ...level, initial: 'bachelor' }),
    value: 'bachelor',
    error: undefined,
    readOnly: false,
    onChange: fn(),
  },
  argTypes: { id: { control: false }, field: { control: false }, value: { control: false }, error: { control: 'text' } },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { field: sampleField(level), value: '' } };
export const Optional: Story = { args: { field: sampleField({ ...level, required: false }), value: '' } };
export const WithAnError: Story = { args: { ...NothingChosen.args, error: 'Choose a level' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Choosing: Story = {
  ...NothingChosen,
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const control = await canvas.findByRole('combobox', { name: 'Level' });
    await expect(control).toHaveDisplayValue('Select …');
    await userEvent.selectOptions(control, 'Master');
    await expect(control).toHaveDisplayValue('Master');
    await expect(args.onChange).toHaveBeenLastCalledWith('master');
  },
};
