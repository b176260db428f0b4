import { exampleTool, fakePorts } from '@marginalia/engine/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearView, notes, openScreen, stubView, topic } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const line = () => screen.queryByText(/^You have unfinished input/);

describe('"Try an example"', () => {
  it('stands under the largest field, fills the form, and moves focus to the button that runs the tool', async () => {
    const { press } = openScreen(exampleTool(), fakePorts());
    expect(
      notes()
        .closest('.m-field')
        ?.contains(screen.getByRole('button', { name: 'Try an example' })),
    ).toBe(true);
    await press('Try an example');
    expect([topic().value, notes().value]).toEqual(['Tides', 'The moon pulls on the sea.']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make Example' }));
    expect(screen.getByText('Example filled in: Tides').getAttribute('aria-live')).toBe('polite');
    expect(line()).toBeNull();
  });

  it('offers what was typed before, and gives it back on Restore without offering the example in turn', async () => {
    const { press } = openScreen(exampleTool(), fakePorts());
    fireEvent.change(topic(), { target: { value: 'Waves' } });
    await press('Try an example');
    expect(topic().value).toBe('Tides');
    await screen.findByText(/^You have unfinished input/);
    await press('Restore');
    expect([topic().value, notes().value]).toEqual(['Waves', '']);
    expect(line()).toBeNull();
  });

  it('says in a toast that what was typed is kept, and gives it back from there too', async () => {
    const { press, notices, offers } = openScreen(exampleTool(), fakePorts());
    fireEvent.change(topic(), { target: { value: 'Waves' } });
    await press('Try an example');
    await waitFor(() => expect(notices).toEqual([{ tone: 'info', title: 'Your text is kept', text: 'The form has other text now.' }]));
    const [offer] = offers;
    if (!(offer && 'run' in offer)) throw new Error('The toast has no button');
    expect(offer.label).toBe('Restore');
    act(offer.run);
    expect(topic().value).toBe('Waves');
    expect(line()).toBeNull();
  });
});
