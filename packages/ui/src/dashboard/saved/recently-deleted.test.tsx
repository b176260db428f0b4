import { resultProgress } from '@marginalia/engine';
import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, contents, openDeleted, press, savedTitles, setUpDashboard } from '../../testing/dashboard.tsx';

const dashboard = setUpDashboard(() => fakePorts({ storage: memoryStorage() }));
const { show, stored } = dashboard;

describe('recently deleted', () => {
  it('restores a deleted entry', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    expect(screen.getByText('just now')).toBeTruthy();
    await press('Restore Cook');
    expect(savedTitles()).toContain('Cook');
    expect(screen.queryByRole('button', { name: 'Restore Cook' })).toBeNull();
    expect(screen.getByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
  });

  it('does not change how the saved list moves focus, and focuses the summary after Restore', async () => {
    await show();
    await openDeleted();
    button('Delete Cook').focus();
    await press('Delete Cook');
    expect(button('Restore Cook')).toBeTruthy();
    expect(document.activeElement).toBe(button('Delete Pilot'));
    button('Restore Cook').focus();
    await press('Restore Cook');
    expect(document.activeElement).toBe(screen.getByText('Recently deleted').closest('summary'));
  });

  it('removes an entry permanently and focuses the summary', async () => {
    await show();
    await press('Delete Cook');
    await press('Delete Pilot');
    await openDeleted();
    button('Remove Cook for good').focus();
    await press('Remove Cook for good');
    expect(screen.queryByRole('button', { name: 'Restore Cook' })).toBeNull();
    expect(button('Restore Pilot')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText('Recently deleted').closest('summary'));
  });

  it('restores an entry once when Undo and Restore are pressed together', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    fireEvent.click(button('Undo'));
    await press('Restore Cook');
    expect(stored('saved_content')).toEqual([contents[0], contents[2], contents[1]]);
  });

  it('shows an error when an entry cannot be restored, and keeps the entry', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    dashboard.ports.database.failure = 'full';
    await press('Restore Cook');
    expect(screen.getByText('It was not restored. This browser has no room left for saved work.')).toBeTruthy();
    expect(button('Restore Cook')).toBeTruthy();
  });

  it('removes an entry for good with what was done with it', async () => {
    const [, cook] = contents;
    const done = resultProgress(dashboard.ports, 'mock-interview', cook?.content ?? '');
    await done.update('practice', () => ['a']);
    await show();
    await press('Delete Cook');
    await openDeleted();
    expect(await done.read()).toBeTruthy();
    await press('Remove Cook for good');
    expect(screen.getByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
    expect(await done.read()).toBeUndefined();
  });

  it('can be opened when nothing is saved', async () => {
    dashboard.ports.storage.entries.clear();
    await show();
    await openDeleted();
    expect(screen.getByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
    expect(screen.getByText('No saved content')).toBeTruthy();
  });

  it('removes an entry from the open list when Undo restores it', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    await press('Undo');
    expect(screen.queryByRole('button', { name: 'Restore Cook' })).toBeNull();
  });

  it('reads the deleted entries only when it is opened', async () => {
    const read = vi.spyOn(dashboard.ports.work, 'deleted');
    await show();
    expect(read).not.toHaveBeenCalled();
    await openDeleted();
    expect(read).toHaveBeenCalled();
  });
});
