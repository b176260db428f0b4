import { createTool, newDeck, removeCard } from '@marginalia/engine';
import { exampleDefinition, fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, press, record, savedTitles, settle, setUpDashboard, status } from '../../testing/dashboard.tsx';

const dashboard = setUpDashboard(() => fakePorts({ storage: memoryStorage() }));
const { put, show } = dashboard;

describe('saved work', () => {
  it('is found by title, type or text, and the count is announced when typing pauses', async () => {
    await show();
    const search = screen.getByRole('searchbox', { name: 'Search saved work' });
    fireEvent.change(search, { target: { value: 'text of coo' } });
    expect(savedTitles()).toEqual(['Cook']);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.getByText('1 of 4 saved').getAttribute('role')).toBe('status');
    fireEvent.change(search, { target: { value: 'zebra' } });
    expect(screen.getByRole('heading', { name: 'No saved work matches "zebra".' })).toBeTruthy();
    await press('Clear search');
    expect(savedTitles()).toHaveLength(4);
    expect(document.activeElement).toBe(search);
  });

  it('focuses the search on "/", and announces the count when a found entry is deleted', async () => {
    await show();
    const search = screen.getByRole('searchbox', { name: 'Search saved work' });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'text of coo' } });
    await act(() => vi.advanceTimersByTimeAsync(300));
    await press('Delete Cook');
    expect(screen.getByText('0 of 3 saved').getAttribute('role')).toBe('status');
  });

  it('shows "Date unknown" without a valid date', async () => {
    put('saved_content', [record(7, 'Undated', { createdAt: 'on a Tuesday' })]);
    await show();
    expect(screen.getByText('Date unknown')).toBeTruthy();
  });

  it('downloads as text', async () => {
    await show();
    await press('Download Soil');
    expect(dashboard.ports.downloads[0]).toMatchObject({ name: 'Soil.txt', content: 'Text of Soil' });
    expect(status().textContent).toContain('Soil downloaded');
  });

  it('downloads the cards as the student has left them', async () => {
    const content = 'Cards\n1. Q: What is a tide?\nA: A rise.\n\n2. Q: What pulls?\nA: The moon.';
    put('saved_content', [record(1, 'Tides', { content })]);
    const [first] = exampleDefinition.outline;
    const outline = [{ ...first, title: 'Cards', holds: { kind: 'card', views: ['cards'] } }] as const;
    dashboard.host.tool = async () => createTool({ ...exampleDefinition, outline }, () => true);
    const cards = [
      { front: 'What is a tide?', back: 'A rise.' },
      { front: 'What pulls?', back: 'The moon.' },
    ];
    const deck = newDeck({ id: 'd', tool: exampleDefinition.slug, name: 'Tides', at: '' }, cards);
    await dashboard.ports.decks.add(removeCard(deck, 1));
    await show();
    await press('Download Tides');
    await settle();
    expect(dashboard.ports.downloads[0]).toMatchObject({ name: 'Tides.txt', content: 'Cards\n1. Q: What pulls?\nA: The moon.' });
  });

  it('shows the text of an opened entry', async () => {
    await show();
    const details = button('Delete Cook').closest('li')?.querySelector('details');
    if (!details) throw new Error('The row has no details element.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(screen.getByRole('region', { name: 'Cook' }).textContent).toBe('Text of Cook');
  });

  it('mounts 30 rows at a time', async () => {
    put('saved_reports', []);
    put(
      'saved_content',
      Array.from({ length: 65 }, (_, n) => record(1, `Item ${n}`)),
    );
    await show();
    expect(savedTitles()).toHaveLength(30);
    await press('Show more');
    expect(savedTitles()).toHaveLength(60);
    button('Show more').focus();
    await press('Show more');
    expect(savedTitles()).toHaveLength(65);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Item 60');
  });
});
