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

/** A long list shows the first part that has something to do; the others are folded and say how much of them is done. */
export const LongReport: Story = {
  loaders: [viewLoader({ view: 'checklist', tool: 'ntcc-report-creator', sample: 'irrigation' })],
  play: async ({ canvas, userEvent }) => {
    const open = () => canvas.queryAllByRole('checkbox').filter((box) => box.checkVisibility()).length;
    const [first = 0] = [await canvas.findAllByRole('checkbox')].map(open);
    await userEvent.click(canvas.getByRole('heading', { name: 'Introduction' }));
    await expect(open()).toBeGreaterThan(first);
  },
};

export const LongReportAt400Percent: Story = { ...LongReport, globals: { viewport: { value: 'reflow' } } };
