import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The sources of a result, with where each stands. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SAMPLE = { view: 'references', tool: 'bibliography-builder', sample: 'thesis-mess' } as const;

export const Apa: Story = {
  loaders: [viewLoader(SAMPLE)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 of 14 complete')).toBeVisible();
    const [, field] = await canvas.findAllByRole('button', { name: /^Correct/ });
    await userEvent.click(field as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: 'Text of this source' })).toHaveFocus();
  },
};

export const Ieee: Story = {
  loaders: [viewLoader({ ...SAMPLE, sample: 'computing-ieee' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing: pages or article number')).toBeVisible();
  },
};

/** The references that a model wrote, with marks of italics and a part that it left open. */
export const FromAModel: Story = {
  loaders: [
    viewLoader({
      ...SAMPLE,
      text: `References
- Bjork, R. A. (1994). Memory and metamemory. *Metacognition*, 185–205.
- Sweller, J. (1988). Cognitive load during problem solving. Cognitive Science, [to be added].

Needs Your Attention
- Sweller (1988), Cognitive load during problem solving: the volume and the pages are missing.`,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Metacognition')).toBeVisible();
    await expect(canvas.getByText('Missing: parts marked [to be added]')).toBeVisible();
  },
};

/** A list of sources that are still to be found. */
export const ToFind: Story = {
  loaders: [viewLoader({ view: 'references', tool: 'ntcc-report-creator', sample: 'irrigation' })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Look this up')).length).toBeGreaterThan(3);
  },
};
