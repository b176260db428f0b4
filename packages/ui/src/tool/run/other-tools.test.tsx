import { createTool, type Tool } from '@marginalia/engine';
import { exampleDefinition, exampleTool, fakePorts, memoryKept } from '@marginalia/engine/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useNavigation } from '../../navigation/navigation.tsx';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import { card, clearView, notes, stubView, topic } from '../../testing/tool-screen.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { keptForm, openInTool } from './open-in-tool.ts';
import { ToolRuns } from './tool-runs.ts';

beforeEach(stubView);
afterEach(clearView);

/** The example tool under another name, whose notes are material. */
function toolNamed(slug: string, name: string): Tool {
  const { notes: field, ...others } = exampleDefinition.input.properties;
  const properties = { ...others, notes: { ...field, ui: { ...field?.ui, material: true } } };
  return createTool(
    { ...exampleDefinition, slug, name, input: { ...exampleDefinition.input, properties } } as typeof exampleDefinition,
    () => true,
  );
}
const here = toolNamed('here', 'Here Tool');
const there = toolNamed('there', 'There Tool');
const loadTools = async (): Promise<readonly Tool[]> => [here, there, exampleTool()];

const kept = {
  id: 'kept-1',
  tool: 'here',
  at: new Date(2026, 10, 20, 9, 5).toISOString(),
  values: { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' },
  text: 'A kept text.',
  source: 'on-device',
  complete: true,
  shortfalls: [],
  unfinished: false,
};

function Pages({ runs }: { readonly runs: ToolRuns }) {
  const path = useNavigation().usePathname();
  const tool = path === '/tools/there' ? there : here;
  return <ToolScreen key={tool.slug} loadTools={loadTools} onNotice={() => undefined} runs={runs} tool={tool} />;
}

function visit(runs: ToolRuns): void {
  render(
    <MemoryNavigation>
      <Pages runs={runs} />
    </MemoryNavigation>,
  );
}

it('the material of a result goes to the form of another tool, where the draft it replaces is offered', async () => {
  const ports = fakePorts({ kept: memoryKept([kept]) });
  ports.drafts.write('there', { topic: 'My draft' });
  visit(new ToolRuns(ports));
  await userEvent.click(await card().findByRole('button', { name: 'Use this material in …' }));
  const tools = await screen.findByRole('list', { name: 'Tools' });
  expect(tools.textContent).toBe('There Tool into Your notes');
  expect(screen.getByText(/^Carries the 3 words of Your notes\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^There Tool/ }));
  expect(await screen.findByRole('heading', { name: 'There Tool' })).toBeTruthy();
  expect([topic().value, notes().value]).toEqual(['', 'The moon pulls.']);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect([topic().value, notes().value]).toEqual(['My draft', '']);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
});

it('a saved record opens in its tool with the form that made it, where that is kept', async () => {
  const newer = { ...kept, id: 'kept-2', at: new Date(2026, 10, 21).toISOString(), values: { topic: 'Waves' }, text: 'A newer text.' };
  const ports = fakePorts({ kept: memoryKept([kept, newer]) });
  ports.drafts.write('here', { topic: 'My draft' });
  const runs = new ToolRuns(ports);
  expect(await keptForm(runs, 'here', 'A lost text.')).toBeUndefined();
  const found = await keptForm(runs, 'here', 'A kept text.');
  if (found) await openInTool(runs, here, found);
  visit(runs);
  await waitFor(() => expect(card().getByText('A kept text.')).toBeTruthy());
  expect([topic().value, notes().value]).toEqual(['Tides', 'The moon pulls.']);
  expect(await screen.findByText(/^You have unfinished input/)).toBeTruthy();
});
