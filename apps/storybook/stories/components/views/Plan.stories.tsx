import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** A study plan day by day: blocks are ticked, pinned and moved, and the plan is made anew after a missed day. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ANEW = 'I missed a day: plan anew from today';
const finals = { view: 'plan', tool: 'study-planner', sample: 'finals-five-subjects' } as const;

export const BeforeTheFirstDay: Story = {
  loaders: [viewLoader({ ...finals, today: '2026-11-22' })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ANEW }));
    await expect(canvas.getByText('Nothing was left open before today. The plan stays as it is.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};

export const MissedDays: Story = {
  loaders: [viewLoader({ ...finals, today: '2026-11-25' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 blocks were left open.')).toBeVisible();
    const [first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByText('5 blocks were left open.')).toBeVisible();
  },
};

export const PlannedAnew: Story = {
  loaders: [viewLoader({ ...finals, today: '2026-11-25' })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ANEW }));
    await expect(canvas.getByRole('heading', { name: 'Plan anew from Wed 25 Nov' })).toHaveFocus();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the new plan' }));
    await expect(canvas.queryByText(/left open/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the new plan' }));
    await expect(canvas.getByText('6 blocks were left open.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ANEW }));
  },
};

export const MovedAndPinned: Story = {
  loaders: [
    viewLoader({
      ...finals,
      today: '2026-11-25',
      text: 'Day-by-Day Plan\nTue 24 Nov 2026: Latin 1 h (verbs)\nWed 25 Nov 2026: Greek 1 h\nFri 27 Nov 2026: Latin 1 h (nouns) · GOAL Read chapter 3\nMon 30 Nov 2026: EXAM Latin',
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Latin, Tue 24 Nov' }));
    await userEvent.selectOptions(canvas.getByLabelText('Day'), '2026-11-26');
    await userEvent.click(canvas.getByRole('button', { name: 'Move here' }));
    const moved = canvas.getByRole('button', { name: 'Move Latin, Thu 26 Nov' });
    await expect(moved).toHaveFocus();
    await expect(canvas.getByText('from Tue 24 Nov')).toBeVisible();
    await userEvent.click(moved);
    await userEvent.click(canvas.getByRole('button', { name: 'Pin to this day' }));
    await expect(canvas.getByText('pinned')).toBeVisible();
  },
};

export const NoRoom: Story = {
  loaders: [
    viewLoader({
      ...finals,
      today: '2026-11-25',
      text: 'Day-by-Day Plan\nMon 23 Nov 2026: Latin 2 h (verbs) · Greek 1 h\nTue 24 Nov 2026: EXAM Latin\nWed 25 Nov 2026: Greek 1 h',
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ANEW }));
    await expect(canvas.getByText(/so 2 h will stand in the plan without a day: Latin 2 h\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the new plan' }));
    await expect(canvas.getByRole('heading', { name: 'Without a day' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Latin/ })).not.toBeChecked();
  },
};

/** A state of an older version counts as nothing done; lines without a year stand in the nearest one. */
export const StrangeText: Story = {
  loaders: [
    viewLoader({
      ...finals,
      today: '2026-12-30',
      state: { done: 'all' },
      text: `Day-by-Day Plan\nMon 4 Jan: ${'Supercalifragilistic'.repeat(6)} 45 min\nWeek of Mon 11 Jan 2027, 3 h: Latin 3 h\nFri 29 Jan: EXAM <b>Latin</b>`,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Monday 4 January 2027' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Whole week' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to today' }));
    await expect(canvas.getByRole('region', { name: 'Monday 4 January 2027' })).toHaveFocus();
  },
};
