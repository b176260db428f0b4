import { exampleTool, fakeGenerator, fakePorts, memoryDrafts } from '@marginalia/engine/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearView, notes, openScreen, ready, stubView, topic } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const open = (drafts = memoryDrafts(), generator = fakeGenerator()) => openScreen(exampleTool(), fakePorts({ drafts, generator }));
const level = () => screen.getByLabelText<HTMLSelectElement>('Level');
const slug = exampleTool().slug;

describe("a tool's form", () => {
  it('restores, counts and submits the typed text when a person returns', async () => {
    const first = open();
    const drafts = first.ports.drafts;
    fireEvent.input(topic(), { target: { value: 'Tides' } });
    fireEvent.input(notes(), { target: { value: 'The moon pulls.' } });
    fireEvent.change(level(), { target: { value: 'hard' } });
    cleanup();

    const { press, ports } = open(drafts);
    expect([topic().value, notes().value, level().value]).toEqual(['Tides', 'The moon pulls.', 'hard']);
    expect(screen.getByText('3 words')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    await press('Make Example');
    await ready();
    expect(ports.generator.requests[0]?.task.values).toMatchObject({ topic: 'Tides', notes: 'The moon pulls.', level: 'hard' });
    expect(drafts.read(slug)).toEqual({ topic: 'Tides', notes: 'The moon pulls.', level: 'hard' });
  });

  it('has no draft when every field has its initial text again', () => {
    const { ports } = open();
    fireEvent.input(topic(), { target: { value: 'Tides' } });
    fireEvent.input(topic(), { target: { value: '' } });
    cleanup();
    expect(ports.drafts.read(slug)).toEqual({});
  });

  it('shows the text of its draft again, not an empty field, when a text is refused', () => {
    const drafts = memoryDrafts();
    drafts.write(slug, { notes: 'mine' });
    open(drafts);
    fireEvent.change(notes(), { target: { value: 'x'.repeat(2_000_001) } });
    expect(notes().value).toBe('mine');
  });
});

it('focusing the form makes the generator load what it needs, after the code of the run', async () => {
  const warm = vi.fn();
  open(memoryDrafts(), Object.assign(fakeGenerator(), { warm }));
  expect(warm).not.toHaveBeenCalled();
  await act(() => topic().focus());
  await waitFor(() => expect(warm).toHaveBeenCalledWith(exampleTool().definition.outline));
});
