import { createTool, itemsOf, type Notice, viewsOf } from '@marginalia/engine';
import { exampleDefinition, fakePorts } from '@marginalia/engine/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SourcePlace, ViewProps } from '../view.ts';
import PracticeView from './PracticeView.tsx';

const [first] = exampleDefinition.outline;
const tool = createTool(
  { ...exampleDefinition, outline: [{ ...first, title: 'Questions', holds: { kind: 'question', views: ['practice'] } }] },
  () => true,
);
const TEXT = `Questions
Opening:
1. Who are you?
   A good answer shows: The present and the past.
   Follow-up: And tomorrow?

2. Why here?

Technical:
3. What is a closure?`;

const answer = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Your answer' });
const question = (): string | null | undefined =>
  screen.getByRole('textbox').closest('.m-practice__stage')?.querySelector('h3')?.textContent;
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

function Host({ given, kept }: { readonly given: Partial<ViewProps>; readonly kept: { state: unknown } }) {
  const [state, setState] = useState(kept.state);
  const text = given.text ?? TEXT;
  const allSections = itemsOf(tool, text, {});
  const change: ViewProps['progress']['change'] = (next) => {
    kept.state = next(kept.state);
    setState(kept.state);
  };
  const base = { tool, values: {}, text, allSections, sections: viewsOf(allSections)[0]?.sections ?? [], spans: [] };
  return <PracticeView {...base} onNotice={() => undefined} ports={fakePorts()} progress={{ state, change }} {...given} />;
}

function show(given: Partial<ViewProps> = {}, kept: { state: unknown } = { state: undefined }) {
  return { ...render(<Host given={given} kept={kept} />), kept };
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('asks one question at a time, and lists all of them under their groups', async () => {
  show();
  expect(question()).toBe('Who are you?');
  const list = within(screen.getByRole('navigation', { name: 'Questions' }));
  expect(list.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Opening', 'Technical']);
  await press('Next question');
  expect(question()).toBe('Why here?');
  expect(document.activeElement?.textContent).toBe('Why here?');
  await userEvent.click(list.getByRole('button', { name: /closure/ }));
  expect(question()).toBe('What is a closure?');
  expect(list.getByRole('button', { current: true }).textContent).toContain('closure');
});

it('goes on and back with the arrow keys, but not while an answer is typed', async () => {
  show();
  await press('Next question');
  await userEvent.keyboard('{ArrowRight}');
  expect(question()).toBe('What is a closure?');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(question()).toBe('Who are you?');
  await userEvent.type(answer(), 'Ann{ArrowRight}');
  expect(question()).toBe('Who are you?');
});

it('keeps an answer, counts it, and then offers the follow-up', async () => {
  const { unmount, kept } = show();
  expect(screen.queryByText(/Follow-up/)).toBeNull();
  await userEvent.type(answer(), 'I am Ann');
  await press('Next question');
  expect(answer().value).toBe('');
  expect(screen.getByText('1 of 3 answered')).toBeTruthy();
  unmount();
  show({}, kept);
  expect(question()).toBe('Why here?');
  await press('Previous');
  expect(answer().value).toBe('I am Ann');
  expect(screen.getByText('And tomorrow?')).toBeTruthy();
});

it('says what a short answer or one without a figure lacks, and ticks only a full one', async () => {
  show({ text: TEXT.replace('The present and the past.', 'One result that can be checked.') });
  const list = within(screen.getByRole('navigation', { name: 'Questions' }));
  const story = 'I noticed that the ward lost the charts at night, so I put one folder at each bed and asked the team to sign it.';
  fireEvent.change(answer(), { target: { value: 'idk' } });
  expect(screen.getByText(/^Shorter than 20 words/)).toBe(document.getElementById(answer().getAttribute('aria-describedby') ?? ''));
  expect(list.getByRole('button', { name: /Who are you\?, answered in few words/ })).toBeTruthy();
  fireEvent.change(answer(), { target: { value: story } });
  expect(screen.getByText(/^No figure in it/)).toBeTruthy();
  fireEvent.change(answer(), { target: { value: `${story} Losses fell from 12 to 3 a week.` } });
  expect(screen.queryByText(/^No figure in it|^Shorter than/)).toBeNull();
  expect(list.getByRole('button', { name: /Who are you\?, answered$/ })).toBeTruthy();
});

it('asks no figure where the question asks for no result', async () => {
  show();
  await press('Next question');
  fireEvent.change(answer(), {
    target: {
      value: 'I would like to work here because my family lives near and I have known this ward since my training, which I liked.',
    },
  });
  expect(screen.queryByText(/^No figure in it|^Shorter than/)).toBeNull();
});

it('keeps what was typed at each key', () => {
  const { kept } = show();
  fireEvent.change(answer(), { target: { value: 'I am A' } });
  expect(kept.state).toMatchObject({ texts: { [Object.keys((kept.state as { texts: object }).texts)[0] ?? '']: 'I am A' } });
});

it('counts an answer that was given aloud, and leads from the last question to one that is open', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I answered aloud' }));
  await userEvent.click(screen.getByRole('button', { name: /closure/ }));
  await press('Next open question');
  expect(question()).toBe('Why here?');
});

it('measures an answer, and announces only the start, the two minutes and the stop', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  show();
  const time = screen.getByRole('timer');
  fireEvent.click(screen.getByRole('button', { name: 'Start the timer' }));
  expect(screen.getByRole('status').textContent).toBe('Timer started');
  await vi.advanceTimersByTimeAsync(84_000);
  expect(time.textContent).toBe('1:24');
  expect(screen.getByRole('status').textContent).toBe('Timer started');
  await vi.advanceTimersByTimeAsync(36_000);
  expect(screen.getByRole('status').textContent).toBe('Two minutes');
  fireEvent.click(screen.getByRole('button', { name: 'Stop the timer' }));
  expect(screen.getByRole('status').textContent).toBe('Timer stopped at 2 minutes');
  fireEvent.click(screen.getByRole('button', { name: 'Next question' }));
  expect(time.textContent).toBe('0:00');
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(time.textContent).toBe('2:00');
});

it('copies the answered questions with the answers', async () => {
  const ports = fakePorts();
  const notices: Notice[] = [];
  show({ ports, onNotice: (notice) => notices.push(notice) });
  expect(screen.queryByRole('button', { name: 'Copy answers' })).toBeNull();
  await userEvent.type(answer(), 'Ann');
  await press('Copy answers');
  await vi.waitFor(() => expect(notices.map(({ title }) => title)).toEqual(['Copied!']));
  await press('Download answers');
  expect(ports.downloads).toEqual([expect.objectContaining({ name: 'Example_Tool_answers.txt', content: '1. Who are you?\n\nAnn\n' })]);
});

it("shows the place of a quoted line in the student's material", async () => {
  const places: SourcePlace[] = [];
  const [material = { name: '' }] = tool.fields;
  const withMaterial = { ...tool, fields: [{ ...material, material: true as const }] } as typeof tool;
  const span = { at: TEXT.indexOf('closure'), length: 7, field: material.name, start: 6, end: 13 };
  show({
    tool: withMaterial,
    values: { [material.name]: 'One\nA closure' },
    spans: [span],
    onShowSource: (place) => places.push(place),
  });
  expect(screen.queryByRole('button', { name: /from your material/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /closure/ }));
  await press('from your material, line 2');
  expect(places).toEqual([expect.objectContaining({ start: 6, end: 13 })]);
});
