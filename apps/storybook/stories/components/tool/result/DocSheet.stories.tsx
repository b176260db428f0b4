import { transcriptOf } from '@marginalia/engine';
import { DocSheet } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { sampleDocument, sampleTitles } from '../../../../fixtures/component-samples.ts';

const TYPESET = `Next Steps
Within 24 hours:
[ ] Close everything and write down from memory what the lecture said on deadlocks; then compare it with your notes, line by line.
[x] Mark each point that you could not explain to a friend.

1. Q: What is a deadlock?
A: Processes that wait for each other.

2. Q: Who named its conditions?
A: Coffman, in 1971.

Readings
Length (m)  t1 (s)  t2 (s)
----------  ------  ------
      0.40    25.4    25.5

Week 1   Mon 24 Aug  |#...|  Sorting
Week 2   Mon 31 Aug  |.#..|  Heaps`;

/** The text of a result on a sheet. It is not a live region: a screen reader must not read every word aloud as it arrives. */
const meta = {
  component: DocSheet,
  args: { label: 'Report text', headings: sampleTitles, transcript: sampleDocument().transcript, ref: { current: null } },
  argTypes: { headings: { control: false }, transcript: { control: false }, ref: { control: false } },
  render: function OnItsSheet(args) {
    const sheet = useRef<HTMLElement>(null);
    return <DocSheet {...args} ref={sheet} />;
  },
} satisfies Meta<typeof DocSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A caret marks the end of the text while more arrives. */
export const Streaming: Story = { args: { transcript: sampleDocument('Introduction').transcript, streaming: true } };

/** Each line that has a source has a mark in the margin; one line is lit up, and one has words that are not in the material. */
export const Sources: Story = {
  args: {
    marks: {
      marks: new Map([
        [1, { places: [], short: '¶2', name: '¶2, from your material, line 3', foreign: [] }],
        [3, { places: [], short: 'line 12', name: 'from your material, line 12', foreign: [] }],
        [5, { places: [], short: '', name: 'Not in your material', foreign: [{ start: 0, end: 12 }] }],
      ]),
      lit: [1],
      onLine: () => undefined,
      onClear: () => undefined,
    },
  },
};

/** Lists, titles and tables are elements for a screen reader. They add no characters to the text. */
export const Typeset: Story = {
  args: { headings: new Set(['Next Steps', 'Readings']), transcript: transcriptOf(TYPESET) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Report text' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 4, name: 'Within 24 hours:' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: '2 of 4' })).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: the text that a person sees and selects, with its line breaks.
    await expect(sheet.innerText.replace(/\n+/g, '\n').trim()).toBe(TYPESET.replace(/\n+/g, '\n'));
  },
};

/** A text without sections. */
export const Plain: Story = { args: { headings: new Set() } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ReachedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('region', { name: 'Report text' });
    await userEvent.tab();
    await expect(sheet).toHaveFocus();
    await expect(sheet).toHaveTextContent('310 litres a day');
    await expect(canvas.getByRole('heading', { name: 'Methodology' })).toBeVisible();
    await expect(sheet.closest('[aria-live], [role="log"], [role="status"]')).toBeNull();
  },
};
