import { type Deck, newDeck, studyQueue } from '@marginalia/engine';
import { memoryDecks, memoryDrafts } from '@marginalia/engine/testing';
import { Button, StudyOverlay } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const DECK: Deck = newDeck({ id: 'cells', tool: 'flashcard-creator', name: 'Cellular respiration', at: '2026-11-20T12:00:00.000Z' }, [
  {
    front: 'What is the final electron acceptor, and what becomes of it?',
    back: 'Oxygen; it is reduced to water.',
    source: { place: 'line 12', quote: 'Oxygen is the final electron acceptor; it is reduced to water.' },
  },
  { front: 'Where does glycolysis take place?', back: 'In the cytosol.' },
  { front: 'What is ATP synthase?', back: 'The enzyme that lets protons flow back and makes ATP.' },
]);
const NOON = new Date(2026, 10, 20, 12);

function StudyStage({ isFull = false }: { readonly isFull?: boolean }) {
  const [decks] = useState(() => {
    const memory = memoryDecks([DECK]);
    if (isFull) memory.failure = 'full';
    return memory;
  });
  const [drafts] = useState(memoryDrafts);
  const [open, setOpen] = useState(true);
  if (!open) return <Button onClick={() => setOpen(true)}>Study 3 cards</Button>;
  return (
    <StudyOverlay
      clock={{ now: () => NOON }}
      decks={decks}
      drafts={drafts}
      from={[DECK]}
      name={DECK.name}
      onClose={() => setOpen(false)}
      onNotice={() => undefined}
      queue={studyQueue([DECK], NOON.getTime())}
    />
  );
}

/** Cards are studied over the whole window, with Space, 1 to 4, Z, E and Escape or with the buttons. */
const meta = { component: StudyStage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof StudyStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (keys: string) => userEvent.keyboard(keys);

export const Question: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show answer' })).toHaveFocus());
    await expect(screen.queryByText('Oxygen; it is reduced to water.')).toBeNull();
  },
};

export const Answer: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show answer' })).toHaveFocus());
    await press(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Good/ })).toHaveFocus());
    await expect(screen.getByText('Oxygen; it is reduced to water.', { selector: 'article *' })).toBeVisible();
  },
};

export const TypedAnswer: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Type the answer' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'oxygen, it becomes water{Enter}');
    await expect(screen.getByText(/Decide yourself how good it was/)).toBeVisible();
  },
};

export const Editing: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show answer' })).toHaveFocus());
    await press('e');
    await expect(await screen.findByRole('textbox', { name: 'Front' })).toHaveFocus();
  },
};

export const Summary: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show answer' })).toHaveFocus());
    for (const key of ['1', '3', '4', '3']) await press(` ${key}`);
    await expect(await screen.findByRole('heading', { name: '3 cards done.' })).toBeVisible();
  },
};

export const NotStored: Story = {
  args: { isFull: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show answer' })).toHaveFocus());
    await press(' 3');
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
