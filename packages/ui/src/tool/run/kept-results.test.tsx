import { type KeptResult, resultProgress, sameForm } from '@marginalia/engine';
import { exampleTool, type FakeGenerator, fakeGenerator, fakePorts, memoryKept } from '@marginalia/engine/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isValidElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeAction } from '../../notices/ToastRegion.tsx';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import { card, clearView, notes, openScreen, ready, stubView, topic } from '../../testing/tool-screen.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { ToolRuns } from './tool-runs.ts';

beforeEach(stubView);
afterEach(clearView);

const record = (given: Partial<KeptResult> = {}): KeptResult => ({
  id: 'kept-1',
  tool: exampleTool().slug,
  at: new Date(2026, 10, 20, 9, 5).toISOString(),
  values: { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' },
  text: 'A kept text.',
  source: 'on-device',
  complete: true,
  shortfalls: [],
  unfinished: false,
  ...given,
});
const open = (records: readonly KeptResult[], generator = fakeGenerator()) =>
  openScreen(exampleTool(), fakePorts({ kept: memoryKept(records), generator }));
const unfinished = record({ id: 'kept-2', text: 'Half of it', source: 'model-a', complete: false, unfinished: true });

describe('The last result of a tool', () => {
  it('is shown again when the page opens, with its time and its form, and without a notice', async () => {
    const { notices, press, ports } = open([record()]);
    expect(await card().findByText('A kept text.')).toBeTruthy();
    expect(card().getByText('Kept on this device')).toBeTruthy();
    expect(card().getByText('09:05')).toBeTruthy();
    expect([topic().value, notes().value]).toEqual(['Tides', 'The moon pulls.']);
    expect(notices).toEqual([]);
    expect(document.activeElement).toBe(document.body);
    await press('Copy');
    expect(ports.copied).toEqual(['A kept text.']);
    await press('Save');
    await waitFor(() => expect(ports.storage.entries.has('saved_content')).toBe(true));
    expect(ports.storage.entries.has('tool_analytics')).toBe(false);
  });

  it('stays with the tab when nothing is kept on the device any more, and the others are no longer listed', async () => {
    const { ports } = open([record(), record({ id: 'kept-0', text: 'An older text.', at: '2026-11-01T12:00:00.000Z' })]);
    await card().findByText('A kept text.');
    ports.kept.records.clear();
    act(() => ports.kept.forgotten.forEach((forgotten) => void forgotten()));
    await waitFor(() => expect([...ports.kept.records.values()].map(({ text }) => text)).toEqual(['A kept text.']));
    expect(card().getByText('A kept text.')).toBeTruthy();
    await waitFor(() => expect(card().queryByRole('button', { name: 'Earlier results' })).toBeNull());
  });

  it('is not called kept but saved, once it is, until its record is deleted', async () => {
    const { press, ports } = open([record()]);
    await card().findByText('Kept on this device');
    await press('Save');
    expect(await card().findByText('Saved in this browser')).toBeTruthy();
    cleanup();
    openScreen(exampleTool(), ports);
    expect(await card().findByText('Saved in this browser')).toBeTruthy();
    expect(card().queryByText('Kept on this device')).toBeNull();
    const [text = ''] = JSON.parse((await ports.work.read()).saved_content ?? '[]').map((one: unknown) => JSON.stringify(one));
    await ports.work.remove({ store: 'saved_content', text });
    dispatchEvent(new StorageEvent('storage'));
    expect(await card().findByText('Kept on this device')).toBeTruthy();
  });

  it('is that of the own form of the tab, although another tab has kept a later one', async () => {
    const own = record({ id: 'kept-1', text: 'My text.', values: { topic: 'Mine', level: 'easy', notes: 'My notes.' } });
    const ports = fakePorts({ kept: memoryKept([record({ id: 'kept-2', at: '2026-11-21T12:00:00.000Z' }), own]) });
    ports.drafts.write(exampleTool().slug, own.values);
    openScreen(exampleTool(), ports);
    expect(await card().findByText('My text.')).toBeTruthy();
    expect([topic().value, notes().value]).toEqual(['Mine', 'My notes.']);
  });

  it('does not replace what a person has typed', async () => {
    const ports = fakePorts({ kept: memoryKept([record()]) });
    ports.drafts.write(exampleTool().slug, { topic: 'Mine' });
    openScreen(exampleTool(), ports);
    await card().findByText('A kept text.');
    expect(topic().value).toBe('Mine');
  });

  it('is listed under "Earlier results" after the next one, and can be shown again with its form', async () => {
    const { run, press, user } = open([]);
    await run();
    await ready();
    expect(card().queryByRole('button', { name: 'Earlier results' })).toBeNull();
    await user.clear(topic());
    await user.type(topic(), 'Waves');
    await press('Make Example');
    await user.click(await card().findByRole('button', { name: 'Earlier results' }));
    const [now, earlier] = card().getAllByRole('listitem');
    expect(now?.textContent).toMatch(/^12:00Waves.+shown now$/);
    expect(earlier?.textContent).toMatch(/^12:00Tides.+6 wordsShow$/);
    await user.click(earlier?.querySelector('button') as HTMLElement);
    await card().findByText('Kept on this device');
    expect(topic().value).toBe('Tides');
  });
});

it('An earlier result brings its form back, and offers the input that it replaces', async () => {
  const waves = record({
    id: 'kept-2',
    values: { topic: 'Waves', level: 'easy', notes: 'Wind.' },
    at: new Date(2026, 10, 19).toISOString(),
  });
  const { press, user } = open([record(), { ...waves, pinned: true }]);
  await card().findByText('A kept text.');
  await user.type(topic(), ' of my own');
  await press('Earlier results');
  await user.click(card().getByRole('button', { name: /Waves.+worked on, stays/ }));
  expect(topic().value).toBe('Waves');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(topic().value).toBe('Tides of my own');
});

describe('A text that was interrupted', () => {
  it('is offered, and is a result on Keep', async () => {
    const { press, ports } = open([unfinished]);
    expect(await card().findByRole('heading', { name: /^Recovered: / })).toBeTruthy();
    expect(card().getByText('Half of it')).toBeTruthy();
    await press('Keep');
    await waitFor(() => expect(card().queryByRole('heading', { name: /^Recovered: / })).toBeNull());
    expect(card().getByText('Half of it')).toBeTruthy();
    expect(ports.kept.records.get('kept-2')?.unfinished).toBe(false);
  });

  it('is forgotten on Discard, which shows the result before it', async () => {
    const { press, ports } = open([record(), { ...unfinished, at: new Date(2026, 10, 20, 10, 0).toISOString() }]);
    await card().findByText('Half of it');
    await resultProgress(ports, unfinished.tool, unfinished.text).update('checklist', () => ['a']);
    await press('Discard');
    expect(ports.progress.records.size).toBe(0);
    expect(await card().findByText('A kept text.')).toBeTruthy();
    expect([...ports.kept.records.keys()]).toEqual(['kept-1']);
    expect(document.activeElement).toBe(card().getByRole('heading', { name: 'Result' }));
  });

  it('leaves an empty card when the only one is discarded', async () => {
    const { press } = open([unfinished]);
    await card().findByText('Half of it');
    await press('Discard');
    expect(await card().findByRole('heading', { name: 'No example made yet' })).toBeTruthy();
  });
});

describe('A run', () => {
  function twoPages(generator: FakeGenerator) {
    const ports = fakePorts({ generator });
    const runs = new ToolRuns(ports);
    const shown: { title: string; action: NoticeAction | undefined }[] = [];
    const visit = () =>
      render(
        <MemoryNavigation>
          <ToolScreen onNotice={({ title }, action) => shown.push({ title, action })} runs={runs} tool={exampleTool()} />
        </MemoryNavigation>,
      );
    return { ports, shown, visit };
  }
  const begin = async (): Promise<void> => {
    const user = userEvent.setup();
    await user.type(topic(), 'Tides');
    await user.type(notes(), 'The moon pulls.');
    await user.click(screen.getByRole('button', { name: 'Make Example' }));
  };

  it('goes on when the screen is left, says that it is done with a link, and its result waits', async () => {
    const left = Promise.withResolvers<void>();
    const { ports, shown, visit } = twoPages(fakeGenerator({ chunks: ['Written ', 'elsewhere.'], after: left.promise }));
    visit();
    await begin();
    cleanup();
    left.resolve();
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]?.title).toBe('Success!');
    const link = shown[0]?.action && 'link' in shown[0].action && shown[0].action.link;
    expect(isValidElement<{ to: string }>(link) && link.props.to).toBe(`/tools/${exampleTool().slug}`);
    visit();
    expect(card().getByText('Written elsewhere.')).toBeTruthy();
    expect(ports.generator.requests).toHaveLength(1);
  });

  it('is still busy when a person comes back early', async () => {
    const { visit } = twoPages(fakeGenerator({ chunks: ['Written '], hangs: true }));
    visit();
    await begin();
    cleanup();
    visit();
    expect(screen.getByRole('button', { name: 'Making Example...' })).toBeTruthy();
    expect(await card().findByText('Written')).toBeTruthy();
    expect(card().getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('A run that failed meanwhile says so, and its reason waits in the card', async () => {
    const left = Promise.withResolvers<void>();
    const { shown, visit } = twoPages(fakeGenerator({ chunks: ['Not much'], fails: 'network', after: left.promise }));
    visit();
    await begin();
    cleanup();
    left.resolve();
    await waitFor(() => expect(shown.map(({ title }) => title)).toEqual(['Error']));
    visit();
    expect(card().getByText('Failed to make example. Please try again.')).toBeTruthy();
    expect(card().getByText('Not much')).toBeTruthy();
  });

  it('says only once that this browser keeps no results', async () => {
    const kept = memoryKept();
    kept.failure = 'blocked';
    const { run, press, notices } = openScreen(exampleTool(), fakePorts({ kept }));
    await run();
    await ready();
    await press('Make Example');
    await waitFor(() => expect(notices.filter(({ title }) => title === 'Success!')).toHaveLength(2));
    expect(notices.filter(({ title }) => title === 'Not kept on this device')).toHaveLength(1);
  });
});

it('an unfinished document is offered with its finished sections', async () => {
  vi.useRealTimers();
  const { longTool } = await import('@marginalia/engine/testing');
  const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' };
  const kept = memoryKept([{ ...unfinished, tool: longTool().slug, values }]);
  const ports = fakePorts({ kept, generator: fakeGenerator({ source: 'model-a' }) });
  openScreen(longTool(), ports);
  expect(await card().findByText(/^\d+ of 10 sections are finished\.$/)).toBeTruthy();
  expect(card().getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(sameForm({ topic: topic().value, notes: notes().value, level: 'easy' }, values)).toBe(true);
  await act(() => userEvent.click(card().getByRole('button', { name: 'Discard' })));
  await waitFor(() => expect(ports.kept.records.size).toBe(0));
});
