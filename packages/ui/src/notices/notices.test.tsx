import type { Notice } from '@marginalia/engine';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeProvider, useNotices } from './notices.tsx';
import { loadToastRegion } from './use-toast-region.ts';

const saved: Notice = { tone: 'success', title: 'Saved!', text: 'Report saved to your profile' };
const failed: Notice = {
  tone: 'error',
  title: 'Error',
  text: 'Failed to generate report. Please try again.',
  reason: 'The server did not answer.',
};

const undo = vi.fn();

function Host() {
  const { show } = useNotices();
  return (
    <>
      <button onClick={() => show(saved)} type="button">
        Save
      </button>
      <button onClick={() => show(failed)} type="button">
        Fail
      </button>
      <button onClick={() => show({ tone: 'info', title: 'Deleted', text: '4 saved.' }, { label: 'Undo', run: undo })} type="button">
        Delete
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Notifications' });
const dismissals = () => screen.queryAllByRole('button', { name: 'Dismiss' });

beforeAll(loadToastRegion);

beforeEach(() => {
  vi.useFakeTimers();
  undo.mockClear();
  render(
    <NoticeProvider>
      <Host />
    </NoticeProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a passing message', () => {
  it('stands in the polite region, title and text each in an element of its own', () => {
    press('Save');
    const status = within(screen.getByRole('status'));
    expect(status.getByText('Saved!').textContent).toBe('Saved!');
    expect(status.getByText('Report saved to your profile').tagName).toBe('P');
  });

  it('is assertive when it is an error, with the reason apart', () => {
    press('Fail');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Failed to generate report. Please try again.').hasAttribute('data-reason')).toBe(false);
    expect(alert.getByText('The server did not answer.').hasAttribute('data-reason')).toBe(true);
  });

  it.each([
    ['Save', 6_000],
    ['Fail', 10_000],
    ['Delete', 10_000],
  ])('after %s stays %d ms', (button, stays) => {
    press(button);
    passes(stays - 1);
    expect(dismissals()).toHaveLength(1);
    passes(1);
    expect(dismissals()).toHaveLength(0);
  });

  it('waits while the pointer is on it and then goes on from there', () => {
    press('Save');
    passes(4_000);
    fireEvent.pointerEnter(region());
    passes(60_000);
    expect(dismissals()).toHaveLength(1);
    fireEvent.pointerLeave(region());
    passes(1_999);
    expect(dismissals()).toHaveLength(1);
    passes(1);
    expect(dismissals()).toHaveLength(0);
  });

  it('waits while focus is in it', () => {
    press('Save');
    act(() => dismissals()[0]?.focus());
    passes(60_000);
    expect(dismissals()).toHaveLength(1);
  });

  it('waits while the tab is in the background', () => {
    press('Save');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    passes(60_000);
    expect(dismissals()).toHaveLength(1);
    visibility.mockRestore();
  });

  it('shares the place with two others at most: the oldest goes', () => {
    for (const name of ['Fail', 'Save', 'Save', 'Save']) press(name);
    expect(dismissals()).toHaveLength(3);
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('a message with something to do', () => {
  it('does it once and goes away', () => {
    press('Delete');
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' })).toBeTruthy();
    press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('does nothing of itself when it is dismissed or its time is up', () => {
    press('Delete');
    press('Dismiss');
    press('Delete');
    passes(10_000);
    expect(dismissals()).toHaveLength(0);
    expect(undo).not.toHaveBeenCalled();
  });

  it('gives focus back before it does it', () => {
    press('Delete');
    const opener = screen.getByRole('button', { name: 'Delete' });
    opener.focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    screen.getByRole('button', { name: 'Undo' }).focus();
    undo.mockImplementationOnce(() => expect(document.activeElement).toBe(opener));
    press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('gives focus back to where it was, also when it is pressed long after somebody came by F6', () => {
    press('Save');
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    fireEvent.keyDown(region(), { key: 'F6' });
    passes(6_000);
    press('Delete');
    const opener = screen.getByRole('button', { name: 'Delete' });
    opener.focus();
    screen.getByRole('button', { name: 'Undo' }).focus();
    press('Undo');
    expect(document.activeElement).toBe(opener);
  });
});

describe('by keyboard', () => {
  it('F6 goes to the messages and back', () => {
    press('Save');
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(document.activeElement).toBe(region());
    fireEvent.keyDown(region(), { key: 'F6' });
    expect(document.activeElement).toBe(save);
  });

  it('Escape dismisses and gives focus back to where F6 came from', () => {
    press('Save');
    screen.getByRole('button', { name: 'Save' }).focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    fireEvent.keyDown(region(), { key: 'Escape' });
    expect(dismissals()).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('Dismiss takes its own message away, no other', () => {
    press('Save');
    press('Fail');
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved!')).toBeNull();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});
