import { createTool, itemsOf, type Notice, type SourceSpan } from '@marginalia/engine';
import { exampleDefinition, type FakePorts, fakePorts, memoryDecks } from '@marginalia/engine/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubDialog } from '../../testing/stub-dialog.ts';
import type { ViewProps } from '../view.ts';
import CardsView from './CardsView.tsx';

const [first] = exampleDefinition.outline;
const tool = createTool(
  {
    ...exampleDefinition,
    outline: [{ ...first, title: 'Cards', length: { items: [1, 9], of: 'card' }, holds: { kind: 'card', views: ['cards'] } }],
  },
  () => true,
);
const VALUES = { notes: '# Tides\nA tide is a rise of the sea.\n\nThe moon makes tides.\nBoats wait.' };
const TEXT = 'Cards\n1. Q: What is a tide?\nA: a rise of the sea\n\n2. Q: What makes tides?\nA: The moon';
const span = (words: string): SourceSpan => ({
  at: TEXT.indexOf(words),
  length: words.length,
  field: 'notes',
  start: VALUES.notes.indexOf(words),
  end: VALUES.notes.indexOf(words) + words.length,
});
const SPANS = [span('a rise of the sea'), span('The moon')];

function Host(props: Omit<ViewProps, 'progress'>) {
  const [state, setState] = useState<unknown>();
  return <CardsView {...props} progress={{ state, change: (next) => setState((now: unknown) => next(now)) }} />;
}

function show({
  ports = fakePorts(),
  text = TEXT,
  spans = SPANS,
}: Partial<Pick<ViewProps, 'text' | 'spans'>> & { ports?: FakePorts } = {}) {
  const notices: Notice[] = [];
  const onShowSource = vi.fn();
  const actions = document.body.appendChild(document.createElement('div'));
  const page = render(
    <Host
      actions={actions}
      allSections={[]}
      onNotice={(notice) => notices.push(notice)}
      onShowSource={onShowSource}
      ports={ports}
      sections={itemsOf(tool, text)}
      spans={spans}
      text={text}
      tool={tool}
      values={VALUES}
    />,
  );
  return { ...page, ports, notices, onShowSource };
}

const cards = () => screen.findAllByRole('heading', { level: 3 }).then((all) => all.map(({ textContent }) => textContent));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  stubDialog();
  document.body.replaceChildren();
});

it('shows every card with its source, and marks the words of a source in the form', async () => {
  const { onShowSource } = show();
  expect(await cards()).toEqual(['What is a tide?', 'What makes tides?']);
  expect(screen.getByText(/from 2 of your 4 lines/)).toBeTruthy();
  await click('from your material, line 2');
  const sentence = 'A tide is a rise of the sea.';
  const start = VALUES.notes.indexOf(sentence);
  expect(onShowSource).toHaveBeenCalledWith({ field: 'notes', start, end: start + sentence.length });
  expect(screen.getByText(sentence)).toBeTruthy();
  await click('See the 2 lines without a card');
  await click('Boats wait.');
  expect(onShowSource.mock.lastCall?.[0]).toMatchObject({ start: VALUES.notes.indexOf('Boats') });
});

it('claims no lines and no source where the spans name none', async () => {
  show({ spans: SPANS.slice(1) });
  await cards();
  expect(screen.queryByText(/of your/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /from your material/ })).toHaveLength(1);
});

it('hides the answers, and turns each card by keyboard', async () => {
  show();
  await cards();
  const answer = screen.getByText('The moon');
  await click('Hide answers');
  expect(answer.dataset['turned']).toBe('true');
  const [, second] = screen.getAllByRole('button', { name: 'Show answer' });
  second?.focus();
  await userEvent.keyboard('{Enter}');
  expect(answer.dataset['turned']).toBeUndefined();
  expect(screen.getAllByRole('button', { name: 'Show answer' })).toHaveLength(1);
});

it('edits, removes and adds cards in a deck that is named after the material, and a new run has them too', async () => {
  const { ports, unmount } = show();
  await cards();
  await click('Edit card 1');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Back' }), ' twice a day');
  await click('Save card');
  await click('Remove card 2');
  expect(document.activeElement?.textContent).toBe('Undo');
  await click('Undo: take back What makes tides?');
  await click('Remove card 2');
  await click('Add a card');
  await user.type(screen.getByRole('textbox', { name: 'Front' }), 'Mine?');
  await user.type(screen.getByRole('textbox', { name: 'Back' }), 'Yes');
  await click('Save card');
  expect(await cards()).toEqual(['What is a tide?', 'Mine?']);
  expect(screen.getByText(/, 1 of them your own and the others from 1 of your 4 lines/)).toBeTruthy();
  await vi.waitFor(async () => expect((await ports.decks.list())[0]?.cards).toHaveLength(3));
  const [deck, ...others] = await ports.decks.list();
  expect(others).toEqual([]);
  expect(deck).toMatchObject({
    name: 'Tides',
    cards: [{ back: 'a rise of the sea twice a day', source: { place: 'line 2' } }, { removed: true }, {}],
  });
  unmount();
  show({ ports, text: `${TEXT}\n\n3. Q: What waits?\nA: Boats` });
  expect(await cards()).toEqual(['What is a tide?', 'What waits?', 'Mine?']);
  expect(screen.getByText('a rise of the sea twice a day')).toBeTruthy();
});

it('studies the cards, then offers what is left', async () => {
  const { ports } = show();
  await cards();
  await click('Study 2 cards');
  const session = within(await screen.findByRole('dialog', { name: 'Study: Tides' }));
  await userEvent.keyboard(' 3');
  await vi.waitFor(async () => expect((await ports.decks.list())[0]?.cards[0]?.reviews).toHaveLength(1));
  await userEvent.click(session.getByRole('button', { name: 'End session' }));
  await click('Study 1 card');
  await screen.findByRole('dialog', { name: 'Study: Tides' });
  await userEvent.keyboard(' 4');
  await vi.waitFor(async () => expect((await ports.decks.list())[0]?.cards[1]?.reviews).toHaveLength(1));
  expect(await screen.findByText(/All are studied, and none is due now\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Review 2 cards early', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Study/, hidden: true })).toBeNull();
});

it('gives the second deck of one name a number', async () => {
  const { ports, unmount } = show();
  await cards();
  await click('Remove card 1');
  await vi.waitFor(async () => expect(await ports.decks.list()).toHaveLength(1));
  unmount();
  show({ ports, text: 'Cards\n1. Q: Another?\nA: Card' });
  await cards();
  await click('Remove card 1');
  await vi.waitFor(async () => expect((await ports.decks.list()).map(({ name }) => name).sort()).toEqual(['Tides', 'Tides (2)']));
});

it('says that a change is not stored, shows it all the same, and stores it with the next one', async () => {
  const decks = memoryDecks();
  const { notices, ports } = show({ ports: fakePorts({ decks }) });
  await cards();
  decks.failure = 'full';
  await click('Remove card 1');
  await vi.waitFor(() => expect(notices).toMatchObject([{ tone: 'error', reason: expect.stringContaining('no room') }]));
  expect(await cards()).toEqual(['What makes tides?']);
  decks.failure = undefined;
  await click('Edit card 1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Back' }), '!');
  await click('Save card');
  await vi.waitFor(async () => expect((await ports.decks.list())[0]?.cards).toMatchObject([{ removed: true }, { back: 'The moon!' }]));
});

it('begins a form of a card with the words that a reload left in it, until they are saved or given up', async () => {
  const ports = fakePorts();
  const page = show({ ports });
  const front = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Front' });
  const reload = async (): Promise<void> => {
    page.unmount();
    document.body.replaceChildren();
    page.unmount = show({ ports }).unmount;
    await cards();
  };
  await cards();
  await click('Edit card 1');
  await userEvent.type(front(), ' Really');
  await reload();
  await click('Edit card 1');
  expect(front().value).toBe('What is a tide? Really');
  await click('Cancel');
  await reload();
  await click('Edit card 1');
  expect(front().value).toBe('What is a tide?');
  await click('Cancel');
  await click('Add a card');
  await userEvent.type(front(), 'Mine');
  await reload();
  await click('Add a card');
  await userEvent.type(screen.getByRole('textbox', { name: 'Back' }), 'Own');
  await click('Save card');
  expect(await cards()).toContain('Mine');
  await click('Add a card');
  expect(front().value).toBe('');
});
