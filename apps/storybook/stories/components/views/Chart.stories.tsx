import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { portsOf } from '../../../fixtures/ports.ts';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The readings of a result as points, with the line and the value that its text gives for them. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pendulum: Story = {
  loaders: [viewLoader({ view: 'chart', tool: 'lab-report-generator', sample: 'pendulum' })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('g = 9.81 ± 0.06 m/s²')).toBeVisible();
    await expect(canvas.getByText('0.00 m/s² (0.046%)')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'T² against Length L' })).toBeVisible();
    await expect(canvas.getByText('4.022 s² per m')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    const slider = canvas.getByRole('slider', { name: 'Point to read off' });
    slider.focus();
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Length L 0\.4 m: T² 1\.\d+/)));
    const names = canvas.getAllByRole('option').map(({ textContent }) => textContent ?? '');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Chart' }), names.at(-1) ?? '');
    await expect(canvas.getByText(/no straight line \(R² = 0.9957, 7 points\)/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Residuals/ })).toBeNull();
  },
};

export const LineWithoutAnswer: Story = {
  loaders: [viewLoader({ view: 'chart', tool: 'lab-report-generator', sample: 'river-water-tabs' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Slope -0.71 mg/L per °C')).toBeVisible();
  },
};

/** Each drawing can be exported as a file of its own. */
export const RepeatsWithErrorBars: Story = {
  loaders: [viewLoader({ view: 'chart', tool: 'lab-report-generator', sample: 'leaf-disc-photosynthesis' })],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [exportSvg] = await canvas.findAllByRole('button', { name: /^Export SVG: / });
    await userEvent.click(exportSvg as HTMLElement);
    await waitFor(() => expect(portsOf(context).downloads).toHaveLength(1));
    await expect(portsOf(context).downloads[0]?.content).toMatch(/^<\?xml.*<title id="title">.*class="point"/s);
  },
};

export const NoLine: Story = {
  loaders: [viewLoader({ view: 'chart', tool: 'lab-report-generator', sample: 'titration' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('c = 0.8460 ± 0.0012 mol/L')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Residuals/ })).toBeNull();
  },
};

export const ModelText: Story = {
  loaders: [
    viewLoader({
      view: 'chart',
      tool: 'lab-report-generator',
      sample: 'pendulum',
      text: [
        '## Observations and Data',
        '| Force (N) | Extension of a very long spring with a very long name (mm) |',
        '|---|---|',
        '| 1.0 | 12 |',
        '| 2.0 | 25 |',
        '| 3.0 | 36 |',
        '| 4.0 | **49** |',
        '| 5.0 | broken |',
      ].join('\n'),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Computed from the table/)).toBeVisible();
  },
};
