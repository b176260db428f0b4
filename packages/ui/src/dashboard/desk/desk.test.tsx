import { createTool, type Deck, type KeptResult, RATINGS } from '@marginalia/engine';
import { exampleDefinition, fakePorts, memoryDecks, memoryKept } from '@marginalia/engine/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { takeArrival } from '../../drafts/arrival.ts';
import { NoticeProvider } from '../../notices/notices.tsx';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import { DeskPanels } from './DeskPanels.tsx';
import type { DeskHost } from './desk-host.ts';

afterEach(cleanup);

const now = new Date(2026, 10, 20, 12);
const tool = createTool(exampleDefinition, () => true);
const panel = (name: string) => within(screen.getByRole('region', { name }));

function open(ports = fakePorts()) {
  const desk: DeskHost = { ports: async () => ports, tool: async (slug) => (slug === tool.slug ? tool : undefined) };
  render(
    <MemoryNavigation path="/dashboard">
      <NoticeProvider>
        <DeskPanels desk={desk} now={now} tools={[tool]} />
      </NoticeProvider>
    </MemoryNavigation>,
  );
  return ports;
}

const studied = (id: number, daysAgo: number) =>
  ({ id, front: `F${id}`, back: 'B', reviews: [[now.getTime() - daysAgo * 86_400_000, RATINGS.good]] }) as const;
const deck: Deck = {
  id: 'd1',
  tool: tool.slug,
  name: 'Tides',
  at: now.toISOString(),
  // The third card was never studied, the fourth comes back in days.
  cards: [studied(1, 40), studied(2, 30), { id: 3, front: 'F3', back: 'B', reviews: [] }, studied(4, 0)],
};

const record: KeptResult = {
  id: 'kept-1',
  tool: tool.slug,
  at: new Date(2026, 10, 20, 11, 40).toISOString(),
  values: { topic: 'Tides' },
  text: 'About Tides\nThe moon pulls.',
  source: 'on-device',
  complete: false,
  shortfalls: [],
  unfinished: false,
};

it('counts the cards that are due today and names their deck', async () => {
  open(fakePorts({ decks: memoryDecks([deck]) }));
  expect(await screen.findByRole('button', { name: 'Study 2 cards' })).toBeTruthy();
  expect(panel('Due today').getByText('1 deck, about 1 minute')).toBeTruthy();
  expect(panel('Due today').getByText('Tides')).toBeTruthy();
});

it('says so when nothing is due and nothing was kept', async () => {
  open();
  expect(await screen.findByText(/^Nothing is due\./)).toBeTruthy();
  expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
});

it('lists what is not finished first, and opens its tool with it', async () => {
  const done = { ...record, id: 'kept-2', at: now.toISOString(), complete: true, text: 'Done' };
  const ports = open(fakePorts({ kept: memoryKept([done, record]) }));
  const [first] = await screen.findAllByRole('link');
  expect(first?.textContent).toContain('not finished, 5 words, 20 minutes ago');
  await userEvent.click(first as HTMLElement);
  expect(takeArrival(ports.drafts, tool.slug)).toMatchObject({ do: 'show', text: record.text });
});
