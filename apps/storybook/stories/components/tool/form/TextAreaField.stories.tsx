import { FormField } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleField, sampleText } from '../../../../fixtures/component-samples.ts';

const notes = { name: 'notes', label: 'Your notes', control: 'textarea', rows: 8, wordCount: true, tip: 'One topic at a time.' } as const;

/** Several lines of text, with a count of words and a tip for a better result. */
const meta = {
  component: FormField,
  args: { id: 'notes', field: sampleField(notes), text: sampleText(), error: undefined, readOnly: false },
  argTypes: { id: { control: false }, field: { control: false }, text: { control: false }, error: { control: 'text' } },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { field: sampleField({ ...notes, initial: 'The moon pulls on the sea.' }), text: sampleText('The moon pulls on the sea.') },
};
/** After a run whose result holds nothing, the field says what it needs. */
export const NeedsMore: Story = {
  args: { mark: '1 word so far. Add full sentences.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your notes' })).toHaveAccessibleDescription(/^1 word so far\./);
  },
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
