import { createTool, type Deck, type KeptResult, progressId, RATINGS } from '@marginalia/engine';
import { exampleDefinition, fakePorts, memoryDecks, memoryKept, memoryProgress, toolForTest } from '@marginalia/engine/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { takeArrival } from '../../drafts/arrival.ts';
import { NoticeProvider } from '../../notices/notices.tsx';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import { stubDialog } from '../../testing/stub-dialog.ts';
import type { DashboardHost } from '../dashboard-host.ts';
import { TodayPanels } from './TodayPanels.tsx';

beforeAll(stubDialog);
afterEach(cleanup);

const now = new Date(2026, 10, 20, 12);
const tool = createTool(exampleDefinition, () => true);
const [{ length: _length, ...section }] = exampleDefinition.outline;
/** A tool whose results hold a plan, tasks and questions. */
const planner = toolForTest({
  ...exampleDefinition,
  slug: 'planner',
  outline: [
    { ...section, title: 'Plan', holds: { kind: 'block', views: ['plan'] } },
    { ...section, title: 'Tasks', holds: { kind: 'task', views: ['checklist'] } },
    { ...section, title: 'Ask', holds: { kind: 'question', views: ['practice'] } },
  ],
});
const panel = (name: string) => within(screen.getByRole('region', { name }));

function open(ports = fakePorts()) {
  const host: DashboardHost = { ports: async () => ports, tool: async (slug) => [tool, planner].find((one) => one.slug === slug) };
  render(
    <MemoryNavigation path="/dashboard">
      <NoticeProvider>
        <TodayPanels host={host} now={now} tools={[tool, planner]} />
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
  // The third card has no answer yet, the fourth comes back in days.
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

const PLAN = [
  'Plan',
  'Week of Mon 16 Nov 2026 (4 h):',
  'Thu 19 Nov: Maths 1 h (recall)',
  'Fri 20 Nov: Physics 1 h (review) · EXAM Maths',
  'Sat 21 Nov: Physics 2 h (recall)',
  '',
  'Tasks',
  '- Write the letter.',
  '- Read the book.',
  '',
  'Ask',
  '1. What is a tide?',
  '2. What is a wave?',
].join('\n');
const plan: KeptResult = { ...record, id: 'plan-1', tool: planner.slug, text: PLAN, complete: true };

it('counts the cards that are due today with the new ones of a begun deck, and names their deck', async () => {
  const notBegun = { ...deck, id: 'd2', name: 'Waves', cards: [{ id: 1, front: 'F', back: 'B', reviews: [] }] };
  open(fakePorts({ decks: memoryDecks([deck, notBegun]) }));
  expect(await screen.findByRole('button', { name: 'Study 3 cards' })).toBeTruthy();
  expect(panel('Due today').getByText('1 deck, about 1 minute')).toBeTruthy();
  expect(panel('Due today').getByText('Tides')).toBeTruthy();
});

it('studies one of several decks alone', async () => {
  const other = { ...deck, id: 'd2', name: 'Waves', cards: [{ ...studied(1, 40), front: 'What is a wave?' }] };
  open(fakePorts({ decks: memoryDecks([deck, other]) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Study 1 card of Waves' }));
  const session = within(await screen.findByRole('dialog', { name: 'Study: Waves' }));
  expect(await session.findByText('What is a wave?', { selector: 'article *' })).toBeTruthy();
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

it('ticks the blocks of a plan that stand on this day, and opens the plan', async () => {
  const ports = open(fakePorts({ kept: memoryKept([plan]) }));
  const block = await screen.findByRole('checkbox', { name: 'Physics: review' });
  const due = panel('Due today');
  expect(due.getByText('Exam: Maths')).toBeTruthy();
  expect(due.queryByText(/recall/)).toBeNull();
  expect(due.getByText('left of 1 h in your plan')).toBeTruthy();
  await userEvent.click(block);
  expect(due.getByText('All done')).toBeTruthy();
  expect(ports.progress.records.get(progressId(planner.slug, PLAN))?.views['plan']).toMatchObject({ done: [expect.any(String)] });
  expect(ports.kept.records.get(plan.id)?.pinned).toBe(true);
  await userEvent.click(due.getAllByRole('link', { name: 'Your plan' })[0] as HTMLElement);
  expect(takeArrival(ports.drafts, planner.slug)).toMatchObject({ do: 'show', text: PLAN });
  expect(await ports.storage.read('result_tabs')).toContain('"plan"');
});

it('does not list the blocks of a plan that was made again', async () => {
  const again = { ...plan, id: 'plan-2', at: now.toISOString(), text: 'Plan\nFri 20 Nov 2026: Physics 30 min (quiz)' };
  open(fakePorts({ kept: memoryKept([plan, again]) }));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
  expect(panel('Due today').getByRole('checkbox', { name: 'Physics: quiz' })).toBeTruthy();
});

it('says what was done in each view of a result', async () => {
  const at = new Date(2026, 10, 20, 11, 50).toISOString();
  const views = {
    cards: { deck: deck.id },
    plan: { done: [], pinned: [], places: {} },
    checklist: { changed: [] },
    practice: { texts: {}, aloud: [] },
    marked: { of: {} },
  };
  const progress = memoryProgress([{ id: progressId(planner.slug, PLAN), at, views }]);
  open(fakePorts({ kept: memoryKept([{ ...plan, pinned: true }]), decks: memoryDecks([deck]), progress }));
  expect(
    await screen.findByText('3 of 4 cards studied, 0 of 4 h done, 0 of 2 questions answered, 0 of 2 tasks done, 10 minutes ago, Example'),
  ).toBeTruthy();
});
