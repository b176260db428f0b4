import { type Result, transcriptOf } from '@marginalia/engine';
import { exampleTool, fakePorts } from '@marginalia/engine/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDialog } from '../../testing/stub-dialog.ts';
import { FormField } from '../form/FormField.tsx';
import { ResultBody } from '../result/ResultBody.tsx';
import { createFormMarks } from './form-marks.ts';

const tool = exampleTool();
const NOTES = 'Tides are a rise of the sea.\n\nThe moon pulls on the water. It does so twice a day.\n\nUp to 25 percent is lost.';
const values = { topic: 'Tides', notes: NOTES };
const QUOTED = 'The moon pulls on the water.';
const TEXT = `About Tides\n- ${QUOTED}\n- Tides are a rise of the sea.\nThat is all.`;

function spanOf(words: string) {
  const start = NOTES.indexOf(words);
  return { at: TEXT.indexOf(words), length: words.length, field: 'notes', start, end: start + words.length };
}

const device: Result = {
  transcript: transcriptOf(TEXT),
  values,
  source: 'on-device',
  complete: true,
  spans: [spanOf(QUOTED), spanOf('Tides are a rise of the sea.')],
};

function Example({ result }: { readonly result: Result }) {
  const sheet = useRef<HTMLElement>(null);
  const [marks] = useState(createFormMarks);
  const [typed, setTyped] = useState(NOTES);
  const [text] = useState({ get: () => typed, set: setTyped, subscribe: () => () => undefined });
  const field = tool.fields.find(({ name }) => name === 'notes');
  const topic = tool.fields.find(({ name }) => name === 'topic');
  return (
    <>
      {topic && (
        <FormField error={undefined} field={{ ...topic, initial: 'Tides' }} id="topic" marks={marks} readOnly={false} text={text} />
      )}
      {field && <FormField error={undefined} field={{ ...field, initial: NOTES }} id="notes" marks={marks} readOnly={false} text={text} />}
      <ResultBody
        label="Example"
        marks={marks}
        onNotice={() => undefined}
        onShow={() => undefined}
        ports={fakePorts()}
        progress={undefined}
        result={result}
        sheet={sheet}
        state="result"
        tool={tool}
      />
    </>
  );
}

const area = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: /Your notes/, hidden: true });
const mirror = (): HTMLElement => screen.getByRole('region', { name: 'Your notes, marked' });
const lit = (): (string | null)[] =>
  within(mirror())
    .queryAllByRole('mark')
    .map((mark) => mark.textContent);

beforeEach(() => stubDialog());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the field where words of several are used, and the place of a quote before that of the term that it explains', async () => {
  const text = `About Tides\n- sea (2 times): ${QUOTED}`;
  const term = { at: text.indexOf('sea'), length: 3, field: 'notes', start: NOTES.indexOf('sea'), end: NOTES.indexOf('sea') + 3 };
  const title = { at: 6, length: 5, field: 'topic', start: 0, end: 5 };
  const spans = [title, term, { ...spanOf(QUOTED), at: text.indexOf(QUOTED) }];
  render(<Example result={{ ...device, transcript: transcriptOf(text), spans }} />);
  expect(await screen.findByRole('button', { name: '¶2, from your material, line 3 (Your notes)' })).toBeTruthy();
});

it('lights up the words of a line in the form, says where they are, and goes back to what was typed', async () => {
  render(<Example result={device} />);
  const user = userEvent.setup();
  await user.type(area(), ' More.');
  await user.click(await screen.findByRole('button', { name: '¶2, from your material, line 3' }));
  expect(lit()).toEqual([QUOTED]);
  expect(screen.getByText(/^1 place, in paragraph 2/)).toBeTruthy();
  mirror().focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Your notes, marked' })).toBeNull();
  expect(document.activeElement).toBe(area());
  expect(area().value).toBe(`${NOTES} More.`);
});

it('lights up the words of a line in each field that they come from', async () => {
  const both = 'About Tides: The moon pulls on the water.';
  const { start, end } = spanOf(QUOTED);
  const spans = [
    { at: 6, length: 5, field: 'topic', start: 0, end: 5 },
    { at: both.indexOf(QUOTED), length: QUOTED.length, field: 'notes', start, end },
  ];
  render(<Example result={{ ...device, transcript: transcriptOf(both), spans }} />);
  const topic = screen.getByRole('textbox', { name: /Topic/ });
  const mark = await screen.findByRole('button', { name: /from your material/ });
  await userEvent.click(mark);
  expect(topic.hasAttribute('data-lit')).toBe(true);
  expect(lit()).toEqual([QUOTED]);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('2 places, the first in line 1');
  await userEvent.click(mark);
  expect(topic.hasAttribute('data-lit')).toBe(false);
});

it('takes Tab once for all marks, and arrow keys go to the others', async () => {
  render(<Example result={device} />);
  const user = userEvent.setup();
  const [first, second] = await screen.findAllByRole('button', { name: /from your material/ });
  await waitFor(() => expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]));
  first?.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(second);
  expect(lit()).toEqual(['Tides are a rise of the sea.']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Your notes, marked' })).toBeNull();
});

it('goes from words of the form to their line by keyboard', async () => {
  render(<Example result={device} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '¶2, from your material, line 3' }));
  mirror().focus();
  await user.keyboard('{ArrowRight}');
  expect(lit()).toEqual(['Tides are a rise of the sea.']);
  expect(screen.getByText('1 line is made from these words')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('¶1, from your material, line 1');
  expect(document.activeElement?.closest('[data-lit]')?.textContent).toContain('Tides are a rise of the sea.');
});

it('says that a text is too long to be marked', async () => {
  const long = `${NOTES}\n${'The sea rises and falls. '.repeat(17_000)}`;
  render(<Example result={{ ...device, values: { ...values, notes: long } }} />);
  expect(await screen.findByText(/^Your text has more than 400,000 characters/)).toBeTruthy();
});

it('adds no text of its own to the text of the result', async () => {
  render(<Example result={device} />);
  await screen.findAllByRole('button', { name: /from your material/ });
  const sheet = screen.getByRole('region', { name: 'Example text' });
  expect(sheet.querySelector('.m-sheet__text')?.textContent).toBe(TEXT.slice(TEXT.indexOf('\n') + 1));
});

it('says how much of the material is used and lights up the rest', async () => {
  render(<Example result={device} />);
  expect(await screen.findByText('Used 53 % of your text')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show the 2 unused sentences' }));
  expect(lit()).toEqual(['It does so twice a day.', 'Up to 25 percent is lost.']);
});

it('shows the words under their line on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Example result={device} />);
  await userEvent.click(await screen.findByRole('button', { name: '¶2, from your material, line 3' }));
  expect(screen.queryByRole('region', { name: 'Your notes, marked' })).toBeNull();
  expect(screen.getByRole('mark').textContent).toBe(QUOTED);
});

it('lists what a model added, with the nearest passage, and lights that up', async () => {
  const text = 'About Tides\n- The moon pulls on the water.\n- Up to 40 percent is lost, says Galileo Galilei.\n- 2 + 2 = 5';
  render(<Example result={{ ...device, transcript: transcriptOf(text), source: 'a-model', spans: [] }} />);
  expect(await screen.findByRole('heading', { name: /Not in your material 1 of 3 lines|Not in your material 2 of 3 lines/ })).toBeTruthy();
  expect(screen.getByText('Galileo Galilei', { selector: 'bdi' })).toBeTruthy();
  expect(screen.getByText('2 + 2 = 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show 40 percent in About Tides' }));
  expect(lit()).toEqual(['Up to 25 percent is lost.']);
  expect(screen.getByText('Nearest place, in paragraph 3')).toBeTruthy();
});

it('lists what two sections of a model say in the same words', async () => {
  const run = 'a second bulge stands on the far side of the earth';
  const text = `About Tides\nThe sea rises: ${run}.\n\nQuestions\n1. Why is it that ${run}?`;
  render(
    <Example result={{ ...device, values: { ...values, level: 'hard' }, transcript: transcriptOf(text), source: 'a-model', spans: [] }} />,
  );
  expect(await screen.findByRole('heading', { name: 'Said twice 1' })).toBeTruthy();
  expect(screen.getByText(run, { selector: 'bdi' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `Show where it stands first: ${run}` }));
});
