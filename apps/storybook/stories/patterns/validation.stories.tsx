import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { gapValues } from '../../fixtures/form-values.ts';
import { fillIn, toolOf } from '../../fixtures/tool-screen.tsx';
import { playInvalid } from '../tools/tool-plays.ts';
import { type ToolArgs, toolStories } from '../tools/tool-stories.tsx';

const meta = {
  title: 'Validation and error focus',
  tags: ['!autodocs'],
} satisfies Meta<ToolArgs>;

export default meta;
type Story = StoryObj<ToolArgs>;

const gap = toolStories({ slug: 'note-gap-finder', sample: gapValues });

export const SummaryTakesFocus: Story = gap.Invalid;

export const LinkMovesFocusToTheField: Story = {
  ...gap.Invalid,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await playInvalid(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Enter topic or chapter title' }));
    await expect(canvas.getByLabelText('Topic or chapter title')).toHaveFocus();
  },
};

/** One field is filled in. After the next submit the summary lists only the other one. */
export const OneErrorFixed: Story = {
  ...gap.Invalid,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await playInvalid(context);
    await fillIn(context, toolOf(context), { topic: 'Chapter 7: Deadlocks' });
    await userEvent.click(canvas.getByRole('button', { name: 'Find Note Gaps' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Enter topic or chapter title' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Enter your notes' })).toBeVisible();
  },
};
