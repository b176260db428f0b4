import { createTool, verdictOf } from '@marginalia/engine';
import { exampleDefinition, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDialog } from '../../testing/stub-dialog.ts';
import { card, clearView, notes, openScreen, ready, stubView, topic } from '../../testing/tool-screen.tsx';

vi.mock('@fontsource-variable/source-serif-4/wght-italic.css', () => ({}));

const [first] = exampleDefinition.outline;
const tool = createTool(
  {
    ...exampleDefinition,
    outline: [
      { ...first, title: 'References', holds: { kind: 'reference', views: ['references'] } },
      { ...first, title: 'Needs Your Attention', holds: { kind: 'reference' } },
    ],
  },
  () => true,
);
const NOTES = 'Hochreiter 1997 Long short-term memory\nmy slides week 4';
const TEXT = `References
Hochreiter, S. (1997). Long short-term memory. Neural Comput.

Needs Your Attention
Not read as sources:

my slides week 4`;
const SLIDES = 'Adams, A. (2026). Week 4 slides. Moodle.';
const start = NOTES.indexOf('my slides');
const unused = [{ field: 'notes', start, end: NOTES.length, reason: 'No author could be told apart.' }];
const lacks = [{ grade: 'partial', reason: 'Not in the list: 1 of 2 sources.', field: 'notes' }] as const;

beforeEach(() => {
  stubView();
  stubDialog();
});
afterEach(clearView);

it('A corrected source is in the text, the clipboard and the next result, and nothing says any more that it lacks', async () => {
  const texts = [TEXT, TEXT.replace('Neural Comput.', 'Neural Comput, 9.')];
  const answer = (_request: unknown, index: number) => ({ chunks: [texts[index] ?? ''], verdict: verdictOf(lacks, unused) });
  const ports = fakePorts({ generator: fakeGenerator({ source: 'on-device', answer }) });
  const { user, press, notices } = openScreen(tool, ports);
  fireEvent.change(topic(), { target: { value: 'Tides' } });
  fireEvent.change(notes(), { target: { value: NOTES } });
  await press('Make Example');
  await ready();
  expect(card().getByText('Partial')).toBeTruthy();
  expect(card().getByText('Not in the list: 1 of 2 sources.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^References/ }));
  await user.click(await screen.findByRole('button', { name: /^Correct my slides/ }));
  fireEvent.change(screen.getByLabelText('Text of this source'), { target: { value: SLIDES } });
  await press('Put in');
  await user.click(screen.getByRole('tab', { name: 'Text' }));
  const expected = `References
${SLIDES}

Hochreiter, S. (1997). Long short-term memory. Neural Comput.

Needs Your Attention
Nothing: what stood here was corrected.`;
  await waitFor(async () => {
    await press('Copy');
    expect(ports.copied.at(-1)).toBe(expected);
  });
  await waitFor(() => expect(card().queryByText('Partial')).toBeNull());
  expect(card().queryByText('Not in the list: 1 of 2 sources.')).toBeNull();
  expect(card().queryByText('What I could not use')).toBeNull();

  // Another text, from a form with the same line.
  fireEvent.change(notes(), { target: { value: `${NOTES}\nMiller 1956 The magical number seven` } });
  await press('Make Example');
  await waitFor(() => expect(notices.map(({ title }) => title)).toContain('Your corrections'));
  await waitFor(async () => {
    await press('Copy');
    expect(ports.copied.at(-1)).toContain(`${SLIDES}\n\nHochreiter, S. (1997). Long short-term memory. Neural Comput, 9.`);
  });
});
