import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { gapValues } from '../../fixtures/form-values.ts';
import { runTool, WRITTEN } from '../tools/tool-plays.ts';
import { type ToolArgs, toolStories } from '../tools/tool-stories.tsx';

const meta = {
  title: 'Streaming and announcements',
  tags: ['!autodocs'],
} satisfies Meta<ToolArgs>;

export default meta;
type Story = StoryObj<ToolArgs>;

const gap = toolStories({ slug: 'note-gap-finder', sample: gapValues });

export const Writing: Story = {
  ...gap.Busy,
  play: async (context) => {
    const { canvas } = context;
    await runTool(context, gapValues);
    const announced = /^(Writing gap analysis|.+ done, \d+ of \d+)$/;
    await expect(await canvas.findByText(announced, { selector: '[role="status"]' }, WRITTEN)).toBeInTheDocument();
    const sheet = await canvas.findByRole('region', { name: 'Gap analysis text' }, WRITTEN);
    await expect(sheet.closest('[aria-live], [role="log"], [role="status"]')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Ready: Story = {
  ...gap.Result,
  play: async (context) => {
    const { canvas } = context;
    await runTool(context, gapValues);
    // The end is announced once, by the toast that the host shows.
    await canvas.findByRole('button', { name: 'Copy' }, WRITTEN);
    await expect(canvas.queryByText(/^Gap analysis ready/)).toBeNull();
    // The result does not take focus.
    await expect(canvas.getByRole('button', { name: 'Find Note Gaps' })).toHaveFocus();
  },
};

export const Stopped: Story = gap.Stopped;

/** The view does not follow the text when the reader has scrolled up: a button leads to the end. */
export const ReaderHasScrolledUp: Story = {
  ...gap.Busy,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await runTool(context, gapValues);
    const sheet = await canvas.findByRole('region', { name: 'Gap analysis text' }, WRITTEN);
    // The view follows the text until the reader scrolls up.
    await waitFor(() => expect(sheet.scrollTop).toBeGreaterThan(0), WRITTEN);
    sheet.scrollTop = 0;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' }, WRITTEN);
    await expect(sheet.scrollTop).toBe(0);
    await userEvent.click(jump);
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(sheet.scrollTop).toBeGreaterThan(0);
  },
};
