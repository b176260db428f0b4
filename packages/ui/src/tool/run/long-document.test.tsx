import type { GenerationRequest } from '@marginalia/engine';
import { answerTo, askedIn, type FakeAnswer, type FakePorts, fakeGenerator, fakePorts, longTool } from '@marginalia/engine/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { ToolRuns } from './tool-runs.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The scripted response to a request; undefined for the usual one. */
type Script = (request: GenerationRequest) => FakeAnswer | undefined;

function screenOf(ports: FakePorts) {
  return (
    <MemoryNavigation>
      <ToolScreen onNotice={() => {}} runs={new ToolRuns(ports)} tool={longTool()} />
    </MemoryNavigation>
  );
}

async function open(script: Script) {
  const answer = (request: GenerationRequest): FakeAnswer => script(request) ?? { chunks: [answerTo(request)] };
  const ports = fakePorts({ generator: fakeGenerator({ answer, source: 'model-a', capabilities: { maxCallWords: 1000 } }) });
  const user = userEvent.setup();
  render(screenOf(ports));
  const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'Tides' } });
  fireEvent.change(screen.getByLabelText('Your notes'), { target: { value: 'The moon pulls.' } });
  await press('Make Example');
  return { ports, press };
}

const first = ({ prompt }: GenerationRequest, requests: GenerationRequest[]): boolean =>
  requests.filter((request) => request.prompt === prompt).length === 0;
/** Gives this response the first time that a section is requested. */
const once = (title: string, answer: FakeAnswer): Script => {
  const seen: GenerationRequest[] = [];
  return (request) => {
    const due = askedIn(request)[0]?.title === title && first(request, seen);
    seen.push(request);
    return due ? answer : undefined;
  };
};
const card = () => within(screen.getByRole('region', { name: 'Result' }));

describe('a long document that a model writes', () => {
  it('can be continued after a failure, and shows its source and its shortfalls', async () => {
    const { press, ports } = await open(once('Testing', { fails: 'network' }));
    const sentence = await card().findByText('Failed to make example. Please try again.');
    expect(sentence.closest('.m-notice')?.querySelector('[data-reason]')).toBeTruthy();
    expect(card().queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(card().getByRole('button', { name: 'Start over' })).toBeTruthy();
    await press('Continue');
    await card().findByText('AI draft by model-a. Check every fact and citation before you submit.');
    expect(card().getByRole('heading', { name: 'What falls short' })).toBeTruthy();
    expect(card().getByText(/^"References" was written by a model/)).toBeTruthy();
    expect(ports.generator.requests.filter((request) => askedIn(request)[0]?.title === 'Introduction')).toHaveLength(1);
  });

  it('shows the finished sections after a stop, and can be continued', async () => {
    const { press } = await open(once('Testing', { chunks: ['Half of testing'], hangs: true }));
    await card().findByText('Half of testing');
    expect(card().getByText('4 of 10 done')).toBeTruthy();
    await press('Cancel');
    expect(card().getByRole('heading', { name: 'This example can be continued' })).toBeTruthy();
    expect(card().getByText('4 of 10 sections are finished. Continue writes the others.')).toBeTruthy();
    await press('Continue');
    await card().findByText('Example Ready');
    expect(card().queryByText('Half of testing')).toBeNull();
  });

  it('says which text goes on where the form has changed, and writes a new one from the changed form', async () => {
    const hangs = once('Testing', { chunks: ['Half of testing'], hangs: true });
    const { press, ports } = await open((request) => (request.prompt.includes('Waves') ? undefined : hangs(request)));
    await card().findByText('Half of testing');
    await press('Cancel');
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'Waves' } });
    const before = ports.generator.requests.length;
    await press('Continue');
    const sentence = await card().findByText(/^Your form has changed since/);
    expect(sentence.textContent).toMatch(/Continue goes on with “Tides.*” as it was begun\./);
    expect(ports.generator.requests).toHaveLength(before);
    expect(card().queryByRole('button', { name: 'Start over' })).toBeNull();
    await press('Use the changed form');
    await card().findByText('Example Ready');
    expect(ports.generator.requests.at(-1)?.prompt).toContain('Waves');
  });

  it('goes on with the text of the earlier form where that is chosen', async () => {
    const { press, ports } = await open(once('Testing', { fails: 'network' }));
    await card().findByRole('button', { name: 'Continue' });
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'Waves' } });
    await card().findByText(/^Your form has changed since/);
    await press('Continue');
    await card().findByText('Example Ready');
    expect(ports.generator.requests.at(-1)?.prompt).toContain('Tides');
    expect(ports.generator.requests.at(-1)?.prompt).not.toContain('Waves');
  });

  it('is continued with the model that is chosen at that time', async () => {
    const { ports, press } = await open(once('Testing', { fails: 'quota' }));
    await card().findByRole('button', { name: 'Continue' });
    const other = fakeGenerator({ answer: (request) => ({ chunks: [answerTo(request)] }), source: 'model-b' });
    act(() => ports.generators.choose(other));
    await press('Continue');
    await card().findByText('AI draft by model-a and model-b. Check every fact and citation before you submit.');
  });

  it('marks the finished sections in its list, whatever their order', async () => {
    await open(once('Conclusion', { chunks: ['Half a conclusion'], hangs: true }));
    await card().findByText('Half a conclusion');
    const entry = (name: string) => card().getByRole('button', { name: new RegExp(`^${name}`) });
    expect(entry('Conclusion').dataset['state']).toBe('now');
    expect(entry('References').dataset['state']).toBe('done');
    expect(entry('Abstract').dataset['state']).toBe('todo');
    const sheet = card().getByRole('region', { name: 'Example text' }).textContent ?? '';
    expect(sheet.indexOf('Half a conclusion')).toBeLessThan(sheet.indexOf('Entry references number 1 '));
  });

  it('can be continued only while a model is chosen', async () => {
    const { ports } = await open(once('Testing', { fails: 'quota' }));
    await card().findByRole('button', { name: 'Continue' });
    act(() => ports.generators.choose(fakeGenerator()));
    expect(card().queryByRole('button', { name: 'Continue' })).toBeNull();
    act(() => ports.generators.choose(ports.generator));
    expect(card().getByRole('button', { name: 'Continue' })).toBeTruthy();
  });
});

describe('a wait', () => {
  it('for the service is counted down on the screen, and announced once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
    const wait = { type: 'progress', phase: 'queue', wait: 10_000 } as const;
    await open(once('Introduction', { progress: [wait], hangs: true }));
    expect(await card().findByText('The service asks for a pause. Next try in 10 s.')).toBeTruthy();
    expect(screen.getByText('The service asks for a pause. Next try in 10 s.', { selector: '[role=status]' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(4_000));
    expect(card().getByText('The service asks for a pause. Next try in 6 s.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(7_000));
    expect(card().getByText('The service asks for a pause. Trying again.')).toBeTruthy();
    vi.useRealTimers();
  });

  it('for a download shows the progress of the download', async () => {
    await open(once('Introduction', { progress: [{ type: 'progress', phase: 'download', ratio: 0.42 }], hangs: true }));
    expect(await card().findByText('Downloading the model. 42 %')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(42));
  });
});
