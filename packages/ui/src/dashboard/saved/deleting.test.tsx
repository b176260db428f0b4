import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, contents, dashboardOver, heading, press, savedTitles, settle, soil, status } from '../../testing/dashboard.tsx';

const desk = dashboardOver(() => fakePorts({ storage: memoryStorage() }));
const { put, reload, show, stored } = desk;

describe('deleting', () => {
  const remove = async (title: string) => {
    button(`Delete ${title}`).focus();
    await press(`Delete ${title}`);
  };

  it('takes a content away at once, says how many are left and does not load the page again', async () => {
    await show();
    await remove('Cook');
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Pilot']);
    expect(stored('saved_content')).toEqual([contents[0], contents[2]]);
    expect(status().textContent).toContain('Deleted3 saved.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('moves focus to the next, else the previous, else the heading', async () => {
    put('saved_reports', []);
    await show();
    await remove('Cook');
    expect(document.activeElement).toBe(button('Delete Pilot'));
    await remove('Pilot');
    expect(document.activeElement).toBe(button('Delete Nurse'));
    await remove('Nurse');
    expect(document.activeElement).toBe(heading());
  });

  it('can be undone: the record comes back as it was', async () => {
    await show();
    await remove('Cook');
    button('Undo').focus();
    await press('Undo');
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Cook', 'Pilot']);
    expect(stored('saved_content')).toContainEqual(contents[1]);
    expect(document.activeElement).toBe(button('Delete Pilot'));
  });

  it('and undoing leaves alone whoever then presses an empty place, whatever changes', async () => {
    await show();
    await remove('Cook');
    button('Undo').focus();
    await press('Undo');
    act(() => button('Delete Pilot').blur());
    put('saved_content', []);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(savedTitles()).toEqual(['Soil']);
    expect(document.activeElement).toBe(document.body);
  });

  it('of a report loads the page again, which then offers Undo, with focus on the heading', async () => {
    await show();
    await remove('Soil');
    expect(stored('saved_reports')).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    await show();
    expect(document.activeElement).toBe(heading());
    expect(status().textContent).toContain('Deleted3 saved.');
    await press('Undo');
    expect(stored('saved_reports')).toEqual([soil]);
    cleanup();
    await show();
    expect(status().textContent).toBe('');
  });

  it('does the next one too when it is asked for while the first is at work', async () => {
    await show();
    const next = button('Delete Nurse');
    fireEvent.click(button('Delete Cook'));
    next.focus();
    fireEvent.click(next);
    await settle();
    expect(savedTitles()).toEqual(['Soil', 'Pilot']);
    expect(document.activeElement).toBe(button('Delete Pilot'));
  });

  it('of a report is told after one reload, not after the next', async () => {
    await show();
    await remove('Soil');
    cleanup();
    await show();
    cleanup();
    await show();
    expect(status().textContent).toBe('');
    expect(document.activeElement).toBe(document.body);
  });

  it('twice by a double click takes one', async () => {
    put('saved_content', [contents[0], contents[0]]);
    await show();
    const [first] = screen.getAllByRole('button', { name: 'Delete Nurse' });
    if (!first) throw new Error('nothing to delete');
    fireEvent.click(first);
    fireEvent.click(first);
    await settle();
    expect(stored('saved_content')).toEqual([contents[0]]);
  });

  it('of what another tab has deleted already is no error', async () => {
    await show();
    put('saved_content', []);
    await press('Delete Cook');
    expect(savedTitles()).toEqual(['Soil']);
    expect(screen.queryByRole('heading', { name: 'Error' })).toBeNull();
    expect(status().textContent).toBe('');
  });

  it('that does not succeed says so and deletes nothing', async () => {
    await show();
    desk.ports.archive.failure = 'full';
    await press('Delete Cook');
    expect(screen.getByText('"Cook" was not deleted. This browser has no room left for saved work.')).toBeTruthy();
    expect(savedTitles()).toContain('Cook');
  });
});
