import { ErrorSummary, FormField } from '@marginalia/ui/testing/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleField } from '../../../../fixtures/component-samples.ts';

const ignore = (): void => {};
const topic = { message: 'Enter topic or chapter title', path: ['topic'], kind: 'missing' } as const;
const notes = { message: 'Enter your notes', path: ['notes'], kind: 'missing' } as const;

/** What to mend, at the top of a form. It takes the focus; each of its links leads to a field. */
const meta = {
  component: ErrorSummary,
  args: {
    invalid: { message: 'Please provide both topic title and your current notes', issues: [topic, notes] },
    idOf: (field) => `mend-${field}`,
  },
  argTypes: { invalid: { control: false }, idOf: { control: false } },
  // On a page of documentation it would take the focus from the page.
  tags: ['!autodocs'],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneField: Story = { args: { invalid: { message: 'Please provide your current notes', issues: [notes] } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LeadsToTheField: Story = {
  args: { invalid: { message: 'Please provide topic title', issues: [topic] } },
  render: (args) => (
    <form>
      <ErrorSummary {...args} />
      <FormField error={topic.message} field={sampleField()} id={args.idOf('topic')} onChange={ignore} readOnly={false} value="" />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const heading = await canvas.findByRole('heading', { name: 'Error' });
    await step('It has the focus', async () => {
      await waitFor(() => expect(document.activeElement).toContainElement(heading));
    });
    await step('Its link leads to the field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: topic.message }));
      await expect(canvas.getByLabelText('Topic or chapter title')).toHaveFocus();
    });
  },
};
