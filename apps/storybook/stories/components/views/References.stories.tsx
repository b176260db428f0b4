import { type LookUpAnswer, LookUpFailed, type ReferenceLookupPort } from '@marginalia/engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyPorts } from '../../../fixtures/ports.ts';
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

const LISTED = `References
- Bjork, R. A. (1994). Memory and metamemory. In Metacognition (pp. 185–205). MIT Press. https://doi.org/10.7551/mitpress/4561.001
- Karpike, J. D. (2009). The critical importance of retrieval for learning. Science, 319, 966–968. https://doi.org/10.1126/science.1152408
- Nobody, N. (2020). A work that is not registered. Journal of Examples, 1(1), 1–2. https://doi.org/10.5555/none
- Sweller, J. (1988). Cognitive load during problem solving. Cognitive Science, 12(2), 257–285. https://doi.org/10.1207/s15516709cog1202_4`;

const WHOLE =
  'Karpicke, J. D., & Roediger, H. L. (2008). The Critical Importance of Retrieval for Learning. Science, 319(5865), 966–968. https://doi.org/10.1126/science.1152408';

/** A registry that knows one source, knows another one otherwise, does not know the third, and does not answer about the last. */
const lookup: ReferenceLookupPort = {
  host: async () => 'doi.org',
  lookUp: async ({ doi, text }): Promise<LookUpAnswer> => {
    const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
    if (doi.includes('mitpress')) return { state: 'verified' };
    if (doi.includes('none')) return { state: 'not-found' };
    if (!doi.includes('science')) throw new LookUpFailed('offline');
    const differences = [
      { field: 'authors', yours: 'Karpike', theirs: 'Karpicke', at: at('Karpike') },
      { field: 'year', yours: '2009', theirs: '2008', at: at('2009') },
    ] as const;
    return { state: 'differs', differences, whole: WHOLE };
  },
};
const withRegistry = async () => ({ ports: { ...storyPorts(), lookup } });

/** Before anything is sent, the dialog says what leaves the device. */
export const AsksFirst: Story = {
  loaders: [viewLoader({ ...SAMPLE, text: LISTED }), withRegistry],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look up 4 identifiers at doi.org' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Ask doi.org about 4 identifiers?' }));
    await expect(dialog.getByText('10.1126/science.1152408')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Look up' })).toHaveFocus();
  },
};

/** The answers of a registry: the same work, another work, no work, no answer. */
export const LookedUp: Story = {
  loaders: [viewLoader({ ...SAMPLE, text: LISTED }), withRegistry],
  play: async (context) => {
    await AsksFirst.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Look up' }));
    await expect(await canvas.findByText('Verified')).toBeVisible();
    await expect(await canvas.findByText('Differs from doi.org:')).toBeVisible();
    await expect(await canvas.findByText('Not found')).toBeVisible();
    await expect(await canvas.findByText('Could not ask doi.org.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this year' }));
    await expect(canvas.getByText(/Karpike, J\. D\. \(2008\)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Look up 1 identifier at doi.org' })).toBeVisible();
  },
};

/** The same on a phone. */
export const LookedUpOnAPhone: Story = { ...LookedUp, globals: { viewport: { value: 'phone' } } };
