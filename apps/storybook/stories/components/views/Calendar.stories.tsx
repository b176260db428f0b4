import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The calendar shows the items that have a day, month by month. Arrow keys move between days. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const course = { view: 'calendar', tool: 'syllabus-visualizer', sample: 'operating-systems-16-weeks', today: '2026-11-25' } as const;

/** The button of a day of the shown month. To find it by its whole name would read the names of all days. */
async function dayOf(canvas: StoryContext['canvas'], number: number): Promise<HTMLElement> {
  const days = await canvas.findAllByText(`${number}`, { selector: '[data-in="true"] *' });
  return days[0]?.closest('button') as HTMLElement;
}

export const Course: Story = {
  loaders: [viewLoader(course)],
  play: async ({ canvas }) => {
    const today = await dayOf(canvas, 25);
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.click(today);
    await expect(canvas.getByText('Nothing is planned here.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    const next = await dayOf(canvas, 26);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleName(/^Thursday 26 November 2026: Thanksgiving break/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Thursday 26 November 2026')).toBeVisible();
    await expect(canvas.getByText(/first day, tomorrow/)).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getAllByText('December 2026')).not.toHaveLength(0);
    await userEvent.click(canvas.getByLabelText('Previous month'));
    await expect(canvas.getAllByText('November 2026')).not.toHaveLength(0);
    await userEvent.click(canvas.getByText('Go to today'));
    await expect(await dayOf(canvas, 25)).toHaveAttribute('tabindex', '0');
  },
};

export const StudyPlan: Story = {
  loaders: [viewLoader({ ...course, tool: 'study-planner', sample: 'finals-five-subjects' })],
  play: async ({ canvas }) => {
    const day = await dayOf(canvas, 30);
    await expect(day).toHaveAccessibleName(/^Monday 30 November 2026: .* 1 more$/);
    await userEvent.click(day);
    await expect(canvas.getByText('Monday 30 November 2026')).toBeVisible();
    await expect(canvas.getAllByText('Mon 30 Nov')).toHaveLength(3);
  },
};

export const OddLines: Story = {
  loaders: [
    viewLoader({
      ...course,
      tool: 'syllabus-visualizer',
      text: `Timeline\n1. Fri 27 Nov 2026 – ${'Interdisciplinary'.repeat(5)}, 10 %\n2. no date – Essay\n3. week 3 – Quiz`,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 line without a date is in Timeline\./)).toBeVisible();
  },
};
