import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The things to do in a result. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Debrief: Story = {
  loaders: [viewLoader({ view: 'checklist', tool: 'lecture-debrief', sample: 'deadlocks-transcript' })],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3);
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0] as HTMLElement);
    await expect(await canvas.findByText(/^1 of \d+ done$/, { selector: '.m-checklist__sum' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy what is left' })).toBeVisible();
  },
};
