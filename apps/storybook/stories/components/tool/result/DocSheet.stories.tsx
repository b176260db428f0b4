import { DocSheet } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { sampleDocument, sampleTitles } from '../../../../fixtures/component-samples.ts';

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
