import { type Notice, savedSentence } from '@marginalia/engine';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, dismissButtons, press, region } from '../testing/toasts.ts';
import { NoticeProvider, useNotices } from './notices.tsx';
import { loadToastRegion } from './use-toast-region.ts';

const saved: Notice = { tone: 'success', title: 'Saved!', text: savedSentence('Report') };
const failed: Notice = {
  tone: 'error',
  title: 'Error',
  text: 'Failed to generate report. Please try again.',
  reason: 'The server did not answer.',
};

const newVersion: Notice = { tone: 'info', title: 'A new version is ready.', text: 'Reload when it suits you.' };

const undo = vi.fn();
const reload = vi.fn();

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
      <button onClick={() => show(newVersion, { label: 'Reload', run: reload, stays: true })} type="button">
        Update
      </button>
    </>
  );
}

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

describe('a toast', () => {
  it('is in the polite region, with separate elements for title and text', () => {
    press('Save');
    const status = within(screen.getByRole('status'));
    expect(status.getByText('Saved!').textContent).toBe('Saved!');
    expect(status.getByText(savedSentence('Report')).tagName).toBe('P');
  });

  it('is in the assertive region when it is an error', () => {
    press('Fail');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Failed to generate report. Please try again.').hasAttribute('data-reason')).toBe(false);
    expect(alert.getByText('The server did not answer.').hasAttribute('data-reason')).toBe(true);
  });

  it.each([
    ['Save', 6_000],
    ['Fail', 10_000],
    ['Delete', 10_000],
  ])('A toast of the button %s closes after %d ms', (button, stays) => {
    press(button);
    advance(stays - 1);
    expect(dismissButtons()).toHaveLength(1);
    advance(1);
    expect(dismissButtons()).toHaveLength(0);
  });

  it('stops its timer under the pointer and then continues', () => {
    press('Save');
    advance(4_000);
    fireEvent.pointerEnter(region());
    advance(60_000);
    expect(dismissButtons()).toHaveLength(1);
    fireEvent.pointerLeave(region());
    advance(1_999);
    expect(dismissButtons()).toHaveLength(1);
    advance(1);
    expect(dismissButtons()).toHaveLength(0);
  });

  it('stops its timer while it has focus', () => {
    press('Save');
    act(() => dismissButtons()[0]?.focus());
    advance(60_000);
    expect(dismissButtons()).toHaveLength(1);
  });

  it('stops its timer while the tab is hidden', () => {
    press('Save');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    advance(60_000);
    expect(dismissButtons()).toHaveLength(1);
    visibility.mockRestore();
  });

  it('replaces the oldest when three are shown', () => {
    for (const name of ['Fail', 'Save', 'Save', 'Save']) press(name);
    expect(dismissButtons()).toHaveLength(3);
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('a toast with a button', () => {
  it('runs its action once and closes', () => {
    press('Delete');
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' })).toBeTruthy();
    press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('does not run its action when it is dismissed or closes by itself', () => {
    press('Delete');
    press('Dismiss');
    press('Delete');
    advance(10_000);
    expect(dismissButtons()).toHaveLength(0);
    expect(undo).not.toHaveBeenCalled();
  });

  it('restores focus before it runs its action', () => {
    press('Delete');
    const opener = screen.getByRole('button', { name: 'Delete' });
    opener.focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    screen.getByRole('button', { name: 'Undo' }).focus();
    undo.mockImplementationOnce(() => expect(document.activeElement).toBe(opener));
    press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('restores focus to the element that had it before F6, even a long time later', () => {
    press('Save');
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    fireEvent.keyDown(region(), { key: 'F6' });
    advance(6_000);
    press('Delete');
    const opener = screen.getByRole('button', { name: 'Delete' });
    opener.focus();
    screen.getByRole('button', { name: 'Undo' }).focus();
    press('Undo');
    expect(document.activeElement).toBe(opener);
  });
});

describe('a toast that stays', () => {
  it('does not close by itself, and its button works an hour later', () => {
    press('Update');
    advance(3_600_000);
    press('Reload');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });

  it('is not replaced by newer toasts, and can be dismissed', () => {
    press('Update');
    for (let presses = 0; presses < 4; presses += 1) press('Save');
    expect(dismissButtons()).toHaveLength(3);
    expect(screen.getByText('A new version is ready.')).toBeTruthy();
    advance(10_000);
    expect(dismissButtons()).toHaveLength(1);
    press('Dismiss');
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });
});

describe('toasts by keyboard', () => {
  it('F6 moves focus to the toasts and back', () => {
    press('Save');
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(document.activeElement).toBe(region());
    fireEvent.keyDown(region(), { key: 'F6' });
    expect(document.activeElement).toBe(save);
  });

  it('Escape dismisses a toast and restores focus to the element before F6', () => {
    press('Save');
    screen.getByRole('button', { name: 'Save' }).focus();
    fireEvent.keyDown(document.body, { key: 'F6' });
    fireEvent.keyDown(region(), { key: 'Escape' });
    expect(dismissButtons()).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('Dismiss closes its own toast only', () => {
    press('Save');
    press('Fail');
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved!')).toBeNull();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});
