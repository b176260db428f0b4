import { exampleTool, fakePorts, memoryKept, memoryLeftDrafts } from '@marginalia/engine/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearView, notes, openScreen, stubView, topic } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const { slug } = exampleTool();
const at = new Date(2026, 10, 18, 9, 5).toISOString();
const draft = { id: 'left-1', at, texts: { topic: 'Tides', notes: 'The moon pulls.' } };
const line = () => screen.queryByText(/^You have unfinished input/);

describe('Input that was left in a closed tab', () => {
  const open = () => openScreen(exampleTool(), fakePorts({ leftDrafts: memoryLeftDrafts([draft]) }));

  it('is offered above the form with its time, and fills the form on Restore', async () => {
    const { press, ports } = open();
    expect(await screen.findByText('You have unfinished input from 18 Nov, 09:05.')).toBeTruthy();
    expect(topic().value).toBe('');
    await press('Restore');
    expect([topic().value, notes().value]).toEqual(['Tides', 'The moon pulls.']);
    expect(line()).toBeNull();
    expect(ports.leftDrafts.closed).toEqual([]);
  });

  it('is forgotten on Discard', async () => {
    const { press, ports } = open();
    await screen.findByText(/^You have unfinished input/);
    await press('Discard');
    expect(line()).toBeNull();
    expect(ports.leftDrafts.closed).toEqual([]);
  });

  it('takes turns with what was typed meanwhile', async () => {
    const { press } = open();
    await screen.findByText(/^You have unfinished input/);
    fireEvent.change(topic(), { target: { value: 'Waves' } });
    await press('Restore');
    expect(topic().value).toBe('Tides');
    await screen.findByText(/^You have unfinished input/);
    await press('Restore');
    expect([topic().value, notes().value]).toEqual(['Waves', '']);
  });

  it('is not offered when it was submitted and its result is kept', async () => {
    const { texts } = draft;
    const record = { id: 'kept-1', tool: slug, at, text: 'T', source: 'on-device', complete: true, shortfalls: [], unfinished: false };
    const kept = memoryKept([{ ...record, values: { ...texts, level: 'easy' } }]);
    openScreen(exampleTool(), fakePorts({ kept, leftDrafts: memoryLeftDrafts([draft]) }));
    await screen.findByText('Kept on this device');
    expect(line()).toBeNull();
  });
});

describe('Input that is too large for the tab', () => {
  const noTab = { read: () => ({}), write: () => false };

  it('comes back from the device', async () => {
    const leftDrafts = memoryLeftDrafts();
    await leftDrafts.write(slug, { notes: 'A large paste' });
    openScreen(exampleTool(), fakePorts({ drafts: noTab, leftDrafts }));
    await waitFor(() => expect(notes().value).toBe('A large paste'));
  });

  it('has a message under its field when the device cannot keep it either', async () => {
    const leftDrafts = memoryLeftDrafts();
    leftDrafts.failure = 'full';
    openScreen(exampleTool(), fakePorts({ drafts: noTab, leftDrafts }));
    fireEvent.change(notes(), { target: { value: 'A large paste' } });
    const message = await screen.findByText(/^This browser cannot keep this text\./);
    expect(message.closest('.m-field')?.contains(notes())).toBe(true);
  });
});
