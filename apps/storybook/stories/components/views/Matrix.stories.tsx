import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** Topics against how far notes cover them. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Syllabus: Story = {
  loaders: [viewLoader({ view: 'matrix', tool: 'note-gap-finder', sample: 'normalization-with-syllabus' })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('11 of 26 topics covered')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Thin 3' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByText('primary key'));
    await expect(canvas.getByText(/The primary key is the candidate key/)).toBeVisible();
    await expect(canvas.getAllByText('Show in my notes').filter((button) => button.checkVisibility())).toHaveLength(1);
    await expect(canvas.getAllByText('Make cards from this').filter((button) => button.checkVisibility())).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Thin 3' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(26);
  },
};

export const WithoutUnits: Story = {
  loaders: [viewLoader({ view: 'matrix', tool: 'note-gap-finder', sample: 'exam-focused-thermo' })],
};

export const ModelText: Story = {
  loaders: [
    viewLoader({
      view: 'matrix',
      tool: 'note-gap-finder',
      sample: 'normalization-with-syllabus',
      text: [
        '## At a Glance',
        '2 of 4 topics are covered.',
        '- **[Covered]** Super key: "A super key is any set of attributes that identifies a tuple uniquely."',
        '- [covered] A topic whose name is so long that it needs more than one line in a narrow window, and_has_a_word_without_any_space_in_it',
        '- [thin] Armstrong’s axioms',
        '- [missing] Denormalization',
        '',
        '## What to Do First',
        '1. Look up denormalization.',
      ].join('\n'),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 4 topics covered')).toBeVisible();
  },
};
