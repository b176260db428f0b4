import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** What has a day, month by month, with the days in reach of the arrow keys. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const course = { view: 'calendar', tool: 'syllabus-visualizer', sample: 'operating-systems-16-weeks', today: '2026-11-25' } as const;

export const Course: Story = {
  loaders: [viewLoader(course)],
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('button', { name: /^Wednesday 25 November 2026, today/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.click(today);
    await expect(canvas.getByText('Nothing is planned here.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Thursday 26 November 2026: Thanksgiving break/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Thursday 26 November 2026' })).toBeVisible();
    await expect(canvas.getByText(/first day, tomorrow/)).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to today' }));
  },
};

export const StudyPlan: Story = {
  loaders: [viewLoader({ ...course, tool: 'study-planner', sample: 'finals-five-subjects' })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Monday 30 November 2026: .* 1 more$/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
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
