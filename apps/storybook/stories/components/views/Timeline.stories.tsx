import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The events of a course in order. Past events are folded, and today is marked. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const course = { view: 'timeline', tool: 'syllabus-visualizer', sample: 'operating-systems-16-weeks' } as const;

export const InTheCourse: Story = {
  loaders: [viewLoader({ ...course, today: '2026-11-25' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today, Wed 25 Nov')).toBeVisible();
    await expect(canvas.getByText(/^Week 14 of 16\./)).toBeVisible();
    await expect(canvas.getByText('Quiz 1')).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^\d+ past$/));
    await expect(canvas.getByText('Quiz 1')).toBeVisible();
    await expect(canvas.getByText(/^Thu 10 Dec,.* in 15 days$/)).toBeVisible();
  },
};

export const Milestones: Story = {
  loaders: [viewLoader({ ...course, sample: 'sociology-milestones', today: '2026-11-25' })],
};

export const WithoutDates: Story = {
  loaders: [
    viewLoader({
      ...course,
      text: 'Timeline\nWeek 1: Verbs\nWeek 2: Nouns\n  - Quiz 1, 10 %\nWeek 3: Syntax\n\nWithout a date or week:\n- Essay, 40 points',
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The text gives no dates\.$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No date' })).toBeVisible();
  },
};
