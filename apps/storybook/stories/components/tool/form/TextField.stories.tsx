import { FormField } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleField, sampleText } from '../../../../fixtures/component-samples.ts';

const onChange = fn();

/**
 * A line of text in a tool's form. The font size is 16 px, so that phones do not zoom in. An optional field says so in words, not by an
 * asterisk.
 */
const meta = {
  component: FormField,
  args: {
    id: 'topic',
    field: sampleField({ placeholder: 'Chapter 7: Deadlocks' }),
    text: sampleText('', onChange),
    error: undefined,
    readOnly: false,
  },
  argTypes: { id: { control: false }, field: { control: false }, text: { control: false }, error: { control: 'text' } },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { field: sampleField({ initial: 'Chapter 7: Deadlocks' }), text: sampleText('Chapter 7: Deadlocks', onChange) },
};
export const Optional: Story = { args: { field: sampleField({ required: false, help: 'It goes into the title.' }) } };
export const WithAnError: Story = { args: { error: 'Enter topic or chapter title' } };

/** While the tool generates, the text can be read and copied but not changed. */
export const WhileBusy: Story = { args: { ...Filled.args, readOnly: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Typing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('textbox', { name: 'Topic or chapter title' });
    await expect(control).toBeRequired();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('Tides');
    await expect(control).toHaveValue('Tides');
    await expect(onChange).toHaveBeenLastCalledWith('Tides');
  },
};
