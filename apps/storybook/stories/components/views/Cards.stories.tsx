import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { portsOf } from '../../../fixtures/ports.ts';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The cards of a result: to be read, hidden, edited and studied. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SAMPLE = { view: 'cards', tool: 'flashcard-creator', sample: 'cell-energy' } as const;

export const OnTheDevice: Story = {
  loaders: [viewLoader(SAMPLE)],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(9);
    await userEvent.click((await canvas.findAllByRole('button', { name: /from your material, line \d/ }))[0] as HTMLElement);
    await expect(canvas.getByRole('button', { name: /from your material/, pressed: true })).toBeVisible();
  },
};

/** A model names no place of its words, so the cards have no sources. */
export const FromAModel: Story = {
  loaders: [
    viewLoader({
      ...SAMPLE,
      text: 'Flashcards\n1. Q: What does ATP carry?\nA: Energy for reactions that need it.\n\n2. Q: Where does glycolysis run?\nA: In the cytosol.\n\n3. Q: What is rubisco?\nA: The enzyme that fixes carbon dioxide.',
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In the cytosol.')).toBeVisible();
    await expect(canvas.queryByText(/from your material/)).toBeNull();
  },
};

export const HiddenAnswers: Story = {
  loaders: [viewLoader(SAMPLE)],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide answers' }));
    // The words of the card follow from the sample, so its place names it.
    const [, answer] = canvasElement.querySelectorAll('.m-cards__back');
    await expect(answer).not.toBeVisible();
    const [, second] = canvas.getAllByRole('button', { name: 'Show answer' });
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(answer).toBeVisible();
  },
};

export const EditedAndRemoved: Story = {
  loaders: [viewLoader(SAMPLE)],
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove card 1' }));
    await expect(await canvas.findByRole('button', { name: /^Undo/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit card 1' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Back' }), '.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    const [deck] = await portsOf(context).decks.list();
    await expect(deck?.name).toMatch(/^Cell Energy/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit card 2' }));
  },
};

/** Strange items: an endless word, one letter, markup that is only text. */
export const StrangeCards: Story = {
  loaders: [
    viewLoader({
      ...SAMPLE,
      text: `Flashcards\n1. Q: ${'endless'.repeat(40)}?\nA: ${'word'.repeat(60)}\n\n2. Q: x\nA: y\n\n3. Q: <b>What?</b>\nA: <img src=x onerror=alert(1)>`,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<b>What?</b>')).toBeVisible();
  },
};

export const Terms: Story = {
  loaders: [viewLoader({ view: 'cards', tool: 'lecture-debrief', sample: 'deadlocks-transcript' })],
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('list', { name: /cards?$/ })).getAllByRole('heading').length).toBeGreaterThan(0);
  },
};
