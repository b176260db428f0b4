import { createTool, type Tool } from '@marginalia/engine';
import { exampleDefinition, exampleTool, fakePorts } from '@marginalia/engine/testing';
import { expect, it, vi } from 'vitest';
import { makeCards } from './make-cards.ts';

/** The example tool as one that makes cards of its notes. */
function cardTool(): Tool {
  const { notes, ...others } = exampleDefinition.input.properties;
  const properties = { ...others, notes: { ...notes, ui: { ...notes?.ui, material: true } } };
  const [section, ...rest] = exampleDefinition.outline;
  const outline = [{ ...section, holds: { kind: 'card' } }, ...rest];
  const definition = { ...exampleDefinition, slug: 'cards', outline, input: { ...exampleDefinition.input, properties } };
  return createTool(definition as unknown as typeof exampleDefinition, () => true);
}

function making(tools: readonly Tool[]) {
  return { loadTools: async () => tools, ports: fakePorts(), navigate: vi.fn(), onNotice: vi.fn() };
}

it('fills the form of the tool that makes cards, and opens it', async () => {
  const given = making([exampleTool(), cardTool()]);
  await makeCards('The moon pulls.', given);
  expect(given.ports.drafts.read('cards')).toEqual({ notes: 'The moon pulls.' });
  expect(given.navigate).toHaveBeenCalledWith('/tools/cards');
  expect(given.onNotice).not.toHaveBeenCalled();
});

it('says that the text was not carried where no tool makes cards', async () => {
  const given = making([exampleTool()]);
  await makeCards('The moon pulls.', given);
  expect(given.navigate).not.toHaveBeenCalled();
  expect(given.onNotice.mock.lastCall?.[0]).toMatchObject({ title: 'Error', reason: 'Copy it from your notes instead.' });
});
