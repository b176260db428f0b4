import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The tables of a result, and its terms with their meanings. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Readings: Story = {
  loaders: [viewLoader({ view: 'table', tool: 'lab-report-generator', sample: 'river-water-tabs' })],
  play: async ({ canvas, userEvent }) => {
    const firstCells = (): (string | null)[] => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await userEvent.click(await canvas.findByRole('button', { name: /DO/ }));
    await expect(canvas.getByRole('columnheader', { name: /DO/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstCells()).toEqual(['Below outlet', 'Mill pond', 'Village', 'Bridge', 'Spring']);
    await userEvent.click(canvas.getByRole('button', { name: /Copy table/ }));
    await expect(await canvas.findByText('Table copied to clipboard')).toBeInTheDocument();
  },
};

export const Terms: Story = {
  loaders: [viewLoader({ view: 'table', tool: 'research-explainer', sample: 'retrieval-practice-paper' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'GPA' })).toBeVisible();
  },
};

export const ModelText: Story = {
  loaders: [
    viewLoader({
      view: 'table',
      tool: 'lab-report-generator',
      sample: 'pendulum',
      text: [
        'Observations and Data',
        '| Run | Mass (g) | Time for 20 swings (s) | Mean (s) | Remark |',
        '|---|---|---|---|---|',
        '| 1 | 1,200 | 25.4 | 25.45 | the_bob_began_to_swing_in_a_slight_ellipse_and_we_had_to_start_again |',
        '| 2 | 950 | – | 28.4 | |',
        '| 3 | 12.5 | > 40 | 31.15 | <b>not bold</b> |',
      ].join('\n'),
    }),
  ],
};
