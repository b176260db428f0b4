import { DocSheet, SectionRail } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { sampleDocument, sampleProgress, sampleTitles } from '../../../../fixtures/component-samples.ts';

/** The sections of a long document, and how many are finished. The title of a finished section is a link to it. */
const meta = {
  component: SectionRail,
  args: {
    label: 'Report sections',
    titles: sampleTitles,
    result: sampleDocument(),
    state: 'result',
    progress: undefined,
    sheet: { current: null },
  },
  argTypes: {
    state: { control: 'inline-radio', options: ['busy', 'result', 'error'] },
    titles: { control: false },
    result: { control: false },
    progress: { control: false },
    sheet: { control: false },
  },
} satisfies Meta<typeof SectionRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const halfWay = { result: sampleDocument('Introduction'), progress: sampleProgress } as const;

export const Busy: Story = { args: { ...halfWay, state: 'busy' } };
export const Stopped: Story = { args: halfWay };
export const Failed: Story = { args: { ...halfWay, state: 'error' } };
export const Phone: Story = { ...Busy, globals: { viewport: { value: 'phone' } } };

export const MarksTheCurrentSection: Story = {
  ...Busy,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Report sections' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Methodology/, current: 'step' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /Abstract.*done/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /Conclusion/ })).toBeDisabled();
  },
};

export const MovesFocusToASection: Story = {
  tags: ['!autodocs'],
  render: function WithItsSheet(args) {
    const sheet = useRef<HTMLElement>(null);
    return (
      <div className="m-result__body">
        <SectionRail {...args} sheet={sheet} />
        <DocSheet headings={args.titles} label="Report text" ref={sheet} transcript={args.result.transcript} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Results/ }));
    await expect(canvas.getByRole('heading', { name: 'Results' })).toHaveFocus();
  },
};
