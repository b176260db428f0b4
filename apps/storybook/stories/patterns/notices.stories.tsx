import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { gapValues } from '../../fixtures/form-values.ts';
import { storyPorts } from '../../fixtures/ports.ts';
import { type ToolContext, toolLoader } from '../../fixtures/tool-screen.tsx';
import { playFailed, playResult } from '../tools/tool-plays.ts';
import { type ToolArgs, toolStories } from '../tools/tool-stories.tsx';

const meta = {
  title: 'Notice or toast',
  tags: ['!autodocs'],
} satisfies Meta<ToolArgs>;

export default meta;
type Story = StoryObj<ToolArgs>;

const gap = toolStories({ slug: 'note-gap-finder', sample: gapValues });

const toasts = ({ canvas }: ToolContext) => within(canvas.getByRole('region', { name: 'Notifications' }));
const result = ({ canvas }: ToolContext) => within(canvas.getByRole('region', { name: 'Result' }));

export const FailureStays: Story = {
  ...gap.Failed,
  play: async (context) => {
    await playFailed(context, gapValues);
    await expect(toasts(context).queryByText('Error')).toBeNull();
  },
};

export const SuccessDisappears: Story = {
  ...gap.Result,
  play: async (context) => {
    await playResult(context, gapValues);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy' }));
    await expect(await toasts(context).findByText('Copied!')).toBeVisible();
    // The button shows it too, because a toast can be missed.
    await expect(await result(context).findByText('Copied')).toBeVisible();
  },
};

/** The browser blocks copying: the text is selected, and the notice says what to do. */
export const CopyIsBlocked: Story = {
  ...gap.Result,
  loaders: [
    toolLoader('note-gap-finder'),
    () => ({ ports: { ...storyPorts(), clipboard: { write: () => Promise.reject(new Error('Not allowed')) } } }),
  ],
  play: async (context) => {
    await playResult(context, gapValues);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy' }));
    await expect(await result(context).findByText('The browser blocked copying.')).toBeVisible();
    await expect(getSelection()?.toString()).toContain('At a Glance');
  },
};

export const NoRoomLeft: Story = {
  ...gap.Result,
  loaders: [
    toolLoader('note-gap-finder'),
    () => {
      const ports = storyPorts();
      ports.database.failure = 'full';
      return { ports };
    },
  ],
  play: async (context) => {
    await playResult(context, gapValues);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await expect(await result(context).findByText('This browser has no room left for saved work.')).toBeVisible();
    await expect(result(context).getByText('Download the result to keep it.')).toBeVisible();
  },
};
