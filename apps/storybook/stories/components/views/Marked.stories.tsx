import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The student's own text with a proof mark for each finding, which is accepted or ignored. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SAMPLE = { view: 'marked', tool: 'assignment-improver', sample: 'phones-essay' } as const;

export const Essay: Story = {
  loaders: [viewLoader(SAMPLE)],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'lifes: Spelling, open' })).focus();
    await userEvent.keyboard('a');
    await expect(canvas.getByText(/1 accepted/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'lives: Spelling, accepted' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^(Grammar|Wording|Claim|Spelling) \d+ of/ })).toBeVisible();
  },
};

/** The findings as a model writes them: without paragraphs, and one whose words the text does not have. */
export const FromAModel: Story = {
  loaders: [
    viewLoader({
      ...SAMPLE,
      text: `Grammar and Spelling
1. "mobile phones plays" -> "mobile phones play" (agreement)
2. "for for" → "for"
3. “words that are nowhere” → “others”

Wording
- "in order to be able to" → "to"

Claims That Need a Source
- Paragraph 4: "Research proves that it takes 23 minutes" → name the study and its year`,
    }),
  ],
  play: async ({ canvas }) => {
    const lost = within(await canvas.findByRole('region', { name: 'Without a place' }));
    await expect(lost.getByRole('button', { name: /words that are nowhere/ })).toBeVisible();
  },
};

/** Everything is decided. */
export const Decided: Story = {
  loaders: [viewLoader({ ...SAMPLE, sample: 'esl-letter-emoji' })],
  play: async ({ canvas }) => {
    for (const button of await canvas.findAllByRole('button', { name: /^Accept all/ })) await userEvent.click(button);
    await expect(canvas.getByText(/\b[1-9]\d* accepted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText(/0 accepted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept all/ }));
  },
};

/** One column: the open finding is a tray at the lower edge of the window. */
export const Phone: Story = { ...Essay, globals: { viewport: { value: 'phone' } } };
