import { createTool, type SavedEntry } from '@marginalia/engine';
import { exampleDefinition, type FakePorts, fakePorts } from '@marginalia/engine/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NoticeProvider } from '../../notices/notices.tsx';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import type { DashboardHost } from '../dashboard-host.ts';
import SavedReader from './SavedReader.tsx';

const [first] = exampleDefinition.outline;
const tool = createTool(
  {
    ...exampleDefinition,
    outline: [{ ...first, title: 'Cards', length: { items: [2, 3], of: 'card' }, holds: { kind: 'card', views: ['cards'] } }],
  },
  () => true,
);
const TEXT = 'Cards\n1. Q: What is a tide?\nA: A rise of the sea.';
const FEW = 'Fewer than asked for: "Cards" (1 of 2 to 3 cards).';

afterEach(cleanup);

/** Opens a saved record of the tool. */
async function read(source: string | undefined, ports: FakePorts = fakePorts()): Promise<void> {
  const host: DashboardHost = { ports: async () => ports, tool: async () => tool };
  const text = JSON.stringify({ id: 1, title: 'Tides', content: TEXT, source });
  const entry: SavedEntry = { key: '1', store: 'saved_content', title: 'Tides', content: TEXT, type: 'Example', id: '1', text };
  render(
    <MemoryNavigation path="/dashboard">
      <NoticeProvider>
        <SavedReader host={host} entry={entry} slug={tool.slug} text={<p>{TEXT}</p>} />
      </NoticeProvider>
    </MemoryNavigation>,
  );
  await screen.findByRole('button', { name: 'Open in the tool' });
}

it('A saved text has its titles and lists as elements', async () => {
  await read('on-device');
  const saved = within(screen.getByRole('region', { name: 'Tides' }));
  expect(saved.getByRole('heading', { name: 'Cards' })).toBeTruthy();
  expect(saved.getByRole('listitem').textContent).toContain('What is a tide?');
});

it("A record of a model's text says what falls short of the outline", async () => {
  await read('model-a');
  expect(screen.getByRole('heading', { name: 'What falls short' })).toBeTruthy();
  expect(screen.getByText(FEW)).toBeTruthy();
});

it('A record whose result is kept says what the result said', async () => {
  const ports = fakePorts();
  await ports.kept.put({
    id: 'kept-1',
    tool: tool.slug,
    at: '2026-11-20T12:00:00.000Z',
    values: {},
    text: TEXT,
    source: 'model-a',
    complete: true,
    shortfalls: ['Cards has no sources.'],
    unfinished: false,
  });
  await read('model-a', ports);
  expect(screen.getByText('Cards has no sources.')).toBeTruthy();
  expect(screen.queryByText(FEW)).toBeNull();
});

it.each(['on-device', undefined])('A record of %s says nothing of it', async (source) => {
  await read(source);
  expect(screen.queryByText('What falls short')).toBeNull();
});

it.each([
  ['alone', {}],
  ['with its form', { kept: true }],
])('A record %s is exported under its title, with its items', async (_name, { kept = false }: { readonly kept?: boolean }) => {
  const ports = fakePorts();
  const values = { topic: 'Another title', level: 'easy', notes: 'The moon pulls on the sea.' };
  const rest = { source: 'on-device', complete: true, shortfalls: [], unfinished: false };
  if (kept) await ports.kept.put({ id: 'kept-1', tool: tool.slug, at: '2026-11-20T12:00:00.000Z', values, text: TEXT, ...rest });
  await read('on-device', ports);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Anki deck/ }));
  expect(await screen.findByText('Tides.apkg downloaded')).toBeTruthy();
  expect(JSON.parse(ports.downloads[0]?.content ?? '')).toMatchObject({
    title: 'Tides',
    sections: [{ kind: 'card', items: [{ front: 'What is a tide?', back: 'A rise of the sea.' }] }],
  });
});
