import { ErrorSummary, FormField } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleField, sampleText } from '../../../../fixtures/component-samples.ts';

const topic = { message: 'Enter topic or chapter title', path: ['topic'], kind: 'missing' } as const;
const notes = { message: 'Enter your notes', path: ['notes'], kind: 'missing' } as const;

/** The errors of a form, at its top. It takes focus, and each of its links moves focus to a field. */
const meta = {
  component: ErrorSummary,
  args: {
    invalid: { message: 'Please provide both topic title and your current notes', issues: [topic, notes] },
    idOf: (field) => `field-${field}`,
  },
  argTypes: { invalid: { control: false }, idOf: { control: false } },
  // On a page of documentation it would take focus and scroll the page.
  tags: ['!autodocs'],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneField: Story = { args: { invalid: { message: 'Please provide your current notes', issues: [notes] } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LinkMovesFocusToTheField: Story = {
  args: { invalid: { message: 'Please provide topic title', issues: [topic] } },
  render: (args) => (
    <form>
      <ErrorSummary {...args} />
      <FormField error={topic.message} field={sampleField()} id={args.idOf('topic')} readOnly={false} text={sampleText()} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const heading = await canvas.findByRole('heading', { name: 'Error' });
    await step('It has focus', async () => {
      await waitFor(() => expect(document.activeElement).toContainElement(heading));
    });
    await step('Its link moves focus to the field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: topic.message }));
      await expect(canvas.getByLabelText('Topic or chapter title')).toHaveFocus();
    });
  },
};
