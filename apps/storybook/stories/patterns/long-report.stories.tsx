import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reportValues } from '../../fixtures/form-values.ts';
import { resultCard } from '../../fixtures/tool-screen.tsx';
import { playResult, runTool, WRITTEN } from '../tools/tool-plays.ts';
import { type ToolArgs, toolStories } from '../tools/tool-stories.tsx';

const meta = {
  title: 'Long report by section',
  tags: ['!autodocs'],
} satisfies Meta<ToolArgs>;

export default meta;
type Story = StoryObj<ToolArgs>;

const report = toolStories({ slug: 'ntcc-report-creator', sample: reportValues });

export const Writing: Story = {
  ...report.Busy,
  play: async (context) => {
    await runTool(context, reportValues);
    const card = within(await resultCard(context));
    const sections = within(await card.findByRole('navigation', { name: 'Report sections' }, WRITTEN));
    await expect(
      await sections.findByRole('button', { name: /^Implementation.*being written\)$/, current: 'step' }, WRITTEN),
    ).toBeEnabled();
    await expect(sections.getByRole('button', { name: /^Title Page.*\(done\)$/ })).toBeEnabled();
    await expect(sections.getByRole('button', { name: /^Appendices.*not written yet\)$/ })).toBeDisabled();
    const bar = card.getByRole('progressbar', { name: 'Writing report' });
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Section \d+ of 17, [\d,]+ of about [\d,]+ words$/));
  },
};

/** Each title is a link to its section and shows its length. */
export const Written: Story = {
  ...report.Result,
  play: async (context) => {
    await playResult(context, reportValues);
    const sections = within(context.canvas.getByRole('navigation', { name: 'Report sections' }));
    await context.userEvent.click(sections.getByRole('button', { name: /^Methodology.*to be filled in, [\d,]+ words\)$/ }));
    await expect(context.canvas.getByRole('heading', { name: 'Methodology' })).toHaveFocus();
    // The section at the top of the sheet is marked.
    await expect(sections.getByRole('button', { current: 'location' })).toHaveTextContent('Methodology');
  },
};

export const Stopped: Story = report.Stopped;
export const Failed: Story = report.Failed;

/** On a phone one line replaces the list: the current section, the number of finished sections, and a button that unfolds all. */
export const WritingOnAPhone: Story = {
  ...report.Busy,
  globals: { ...report.Busy.globals, viewport: { value: 'phone' } },
  play: async (context) => {
    await runTool(context, reportValues);
    const card = within(await resultCard(context));
    await expect(await card.findByText(/^\d+ of 17 done$/, {}, WRITTEN)).toBeVisible();
    await waitFor(() => expect(card.getByRole('heading', { name: 'Result' })).toHaveFocus());
    await expect(card.getByText('All sections')).toBeVisible();
    await expect(card.getByText('Appendices')).not.toBeVisible();
    await context.userEvent.click(card.getByText('All sections'));
    await expect(card.getByText('Appendices')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};
