import { type Lack, verdictOf } from '@marginalia/engine';
import { GradeNote } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleResult, sampleTool } from '../../../../fixtures/component-samples.ts';

const withLack = (lack: Lack) => ({ ...sampleResult, verdict: verdictOf([lack], []) });
const few: Lack = {
  grade: 'partial',
  reason: '7 of about 15 cards. No more could be drawn from this material without guessing; about 200 more words usually reach 15.',
  field: 'notes',
};
const none: Lack = {
  grade: 'needs-more',
  reason: 'No card could be drawn from one word without guessing. Paste full sentences.',
  field: 'notes',
};

/** The gaps of a result, with a link to the field that needs more. A result that is ready has none. */
const meta = {
  component: GradeNote,
  args: { tool: sampleTool, result: withLack(few), onShow: fn() },
  argTypes: { tool: { control: false }, result: { control: false }, onShow: { control: false } },
} satisfies Meta<typeof GradeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Your notes' }));
    await expect(args.onShow).toHaveBeenCalledWith('notes');
  },
};

/** The result holds nothing that the tool promises. The text stays below. */
export const NeedsMore: Story = {
  args: { result: withLack(none) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Needs more' })).toBeVisible();
    await expect(canvas.getByText(none.reason).closest('[role="alert"]')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NeedsMoreOnAPhone: Story = { ...NeedsMore, globals: { viewport: { value: 'phone' } } };
