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

const passing = ({ canvas }: ToolContext) => within(canvas.getByRole('region', { name: 'Notifications' }));
const staying = ({ canvas }: ToolContext) => within(canvas.getByRole('region', { name: 'Result' }));

export const FailureStays: Story = {
  ...gap.Failed,
  play: async (context) => {
    await playFailed(context, gapValues);
    await expect(passing(context).queryByText('Error')).toBeNull();
  },
};

export const SuccessPasses: Story = {
  ...gap.Result,
  play: async (context) => {
    await playResult(context, gapValues);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy' }));
    await expect(await passing(context).findByText('Copied!')).toBeVisible();
    // The button says so too: the message may be missed.
    await expect(await staying(context).findByText('Copied')).toBeVisible();
  },
};

/** The browser does not let us copy: the text is selected, and the notice says what to do. */
export const CopyIsBlocked: Story = {
  ...gap.Result,
  loaders: [
    toolLoader('note-gap-finder'),
    () => ({ ports: { ...storyPorts(), clipboard: { write: () => Promise.reject(new Error('Not allowed')) } } }),
  ],
  play: async (context) => {
    await playResult(context, gapValues);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy' }));
    await expect(await staying(context).findByText('The browser blocked copying.')).toBeVisible();
    await expect(getSelection()?.toString()).toContain('At a Glance');
  },
};

export const NoRoomLeft: Story = {
  ...gap.Result,
  loaders: [
    toolLoader('note-gap-finder'),
    () => {
      const ports = storyPorts();
      ports.storage.failure = 'full';
      return { ports };
    },
  ],
  play: async (context) => {
    await playResult(context, gapValues);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await expect(await staying(context).findByText('This browser has no room left for saved work.')).toBeVisible();
    await expect(staying(context).getByText('Download the result to keep it.')).toBeVisible();
  },
};
