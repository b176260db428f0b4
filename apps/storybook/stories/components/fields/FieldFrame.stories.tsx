import { FieldFrame } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Label, help text and error around a control, in this order, so that each is read before the control. */
const meta = {
  component: FieldFrame,
  args: {
    id: 'field-of-study',
    label: 'Field of study',
    help: 'As your department calls it.',
    children: (control) => <input {...control} type="text" />,
  },
  argTypes: { id: { control: false }, children: { control: false }, aside: { control: false }, describedBy: { control: false } },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LabelOnly: Story = { args: { help: undefined } };
export const WithAnError: Story = { args: { error: 'Enter your field of study' } };
export const Phone: Story = { ...WithAnError, globals: { viewport: { value: 'phone' } } };

export const DescribesItsControl: Story = {
  ...WithAnError,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Field of study'));
    const control = canvas.getByRole('textbox', { name: 'Field of study' });
    await expect(control).toHaveFocus();
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('As your department calls it. Enter your field of study');
  },
};
