import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, contents, heading, press, savedTitles, settle, setUpDashboard, soil, status } from '../../testing/dashboard.tsx';

const dashboard = setUpDashboard(() => fakePorts({ storage: memoryStorage() }));
const { put, reload, show, stored } = dashboard;

describe('deleting a saved entry', () => {
  const remove = async (title: string) => {
    button(`Delete ${title}`).focus();
    await press(`Delete ${title}`);
  };

  it('removes its row at once, announces what was deleted and does not reload the page', async () => {
    await show();
    await remove('Cook');
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Pilot']);
    expect(stored('saved_content')).toEqual([contents[0], contents[2]]);
    expect(status().textContent).toContain('Deleted"Cook". Undo, or restore it within 30 days.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('moves focus to the next row, else the previous, else the heading', async () => {
    put('saved_reports', []);
    await show();
    await remove('Cook');
    expect(document.activeElement).toBe(button('Delete Pilot'));
    await remove('Pilot');
    expect(document.activeElement).toBe(button('Delete Nurse'));
    await remove('Nurse');
    expect(document.activeElement).toBe(heading());
  });

  it('can be undone: the record is restored unchanged', async () => {
    await show();
    await remove('Cook');
    button('Undo').focus();
    await press('Undo');
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Cook', 'Pilot']);
    expect(stored('saved_content')).toContainEqual(contents[1]);
    expect(document.activeElement).toBe(button('Delete Pilot'));
  });

  it('does not move focus after an undo when the person has pressed an empty place', async () => {
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

  it('reloads the page for a report, then offers Undo and focuses the heading', async () => {
    await show();
    await remove('Soil');
    expect(stored('saved_reports')).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    await show();
    expect(document.activeElement).toBe(heading());
    expect(status().textContent).toContain('Deleted"Soil". Undo, or restore it within 30 days.');
    await press('Undo');
    expect(stored('saved_reports')).toEqual([soil]);
    cleanup();
    await show();
    expect(status().textContent).toBe('');
  });

  it('also deletes a second entry that is pressed while the first is being deleted', async () => {
    await show();
    const next = button('Delete Nurse');
    fireEvent.click(button('Delete Cook'));
    next.focus();
    fireEvent.click(next);
    await settle();
    expect(savedTitles()).toEqual(['Soil', 'Pilot']);
    expect(document.activeElement).toBe(button('Delete Pilot'));
  });

  it('announces a deleted report after one reload, not after the next', async () => {
    await show();
    await remove('Soil');
    cleanup();
    await show();
    cleanup();
    await show();
    expect(status().textContent).toBe('');
    expect(document.activeElement).toBe(document.body);
  });

  it('deletes one entry on a double click', async () => {
    put('saved_content', [contents[0], contents[0]]);
    await show();
    const [first] = screen.getAllByRole('button', { name: 'Delete Nurse' });
    if (!first) throw new Error('The list has no Delete button.');
    fireEvent.click(first);
    fireEvent.click(first);
    await settle();
    expect(stored('saved_content')).toEqual([contents[0]]);
  });

  it('reports no error when another tab has deleted the entry already', async () => {
    await show();
    put('saved_content', []);
    await press('Delete Cook');
    expect(savedTitles()).toEqual(['Soil']);
    expect(screen.queryByRole('heading', { name: 'Error' })).toBeNull();
    expect(status().textContent).toBe('');
  });

  it('shows an error when it fails, and deletes nothing', async () => {
    await show();
    dashboard.ports.database.failure = 'full';
    await press('Delete Cook');
    expect(screen.getByText('"Cook" was not deleted. This browser has no room left for saved work.')).toBeTruthy();
    expect(savedTitles()).toContain('Cook');
  });
});
