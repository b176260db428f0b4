import { createTool } from '@marginalia/engine';
import { exampleDefinition, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubDialog } from '../../testing/stub-dialog.ts';
import { card, clearView, openScreen, ready, stubView } from '../../testing/tool-screen.tsx';

const [first] = exampleDefinition.outline;
const tool = createTool(
  {
    ...exampleDefinition,
    outline: [
      { ...first, title: 'Cards', length: { items: [1, 9], of: 'card' }, holds: { kind: 'card', views: ['cards'] } },
      { ...first, title: 'Questions', holds: { kind: 'question', views: ['practice'] } },
      { ...first, title: 'Next Steps', holds: { kind: 'task', views: ['checklist'] } },
    ],
  },
  () => true,
);
const TEXT = `Cards
1. Q: What is a tide?
A: The rise of the sea.

2. Q: What pulls?
A: The moon.

Questions
1. Why do tides differ?
   Your notes: ______________________________

Next Steps
[ ] Read chapter 7`;

beforeEach(() => {
  stubView();
  stubDialog();
});
afterEach(clearView);

it('The edits, answers and ticks of a student are in the text, its counts, the clipboard and every file', async () => {
  const ports = fakePorts({ generator: fakeGenerator({ chunks: [TEXT] }) });
  const { run, user, press } = openScreen(tool, ports);
  await run();
  await ready();
  const tab = (name: string) => user.click(screen.getByRole('tab', { name }));
  await tab('Cards 2');
  await user.click(await screen.findByRole('button', { name: /^Remove card 1/ }));
  await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0] as HTMLElement);
  const back = await screen.findByLabelText('Back');
  await user.clear(back);
  await user.type(back, 'The moon and the sun.');
  await press('Save card');
  expect(await screen.findByRole('tab', { name: 'Cards 1' })).toBeTruthy();
  await tab('Practice 1');
  await user.type(await screen.findByRole('textbox', { name: /answer/i }), 'The sun helps.');
  await tab('Checklist 1');
  await user.click(await screen.findByRole('checkbox', { name: 'Read chapter 7' }));
  await tab('Text');
  const expected = `Cards
1. Q: What pulls?
A: The moon and the sun.

Questions
1. Why do tides differ?
   Your notes: The sun helps.

Next Steps
[x] Read chapter 7`;
  await waitFor(async () => {
    await press('Copy');
    expect(ports.copied.at(-1)).toBe(expected);
  });
  const sheet = within(card().getByRole('region', { name: /text$/ }));
  expect(sheet.queryByText(/What is a tide/)).toBeNull();
  expect(sheet.getByText(/The moon and the sun/)).toBeTruthy();
  await press('Download');
  await user.click(screen.getByRole('menuitem', { name: 'Text (.txt)' }));
  expect(ports.downloads.at(-1)?.content).toBe(expected);
  await press('Export');
  expect(within(screen.getByRole('menu')).getByText('1 card')).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: /Spreadsheet/ }));
  await waitFor(() => expect(ports.downloads.at(-1)?.name).toMatch(/csv$/));
  expect(JSON.parse(ports.downloads.at(-1)?.content ?? '').sections).toEqual([
    {
      kind: 'card',
      section: expect.any(String),
      title: 'Cards',
      inDeck: true,
      items: [{ front: 'What pulls?', back: 'The moon and the sun.' }],
    },
  ]);
});
