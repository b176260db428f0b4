import { savedSentence } from '@marginalia/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, dismissButtons, press, region } from '../testing/toasts.ts';
import { NoticeProvider, useNotices } from './notices.tsx';
import { loadToastRegion } from './use-toast-region.ts';

/** A page with a button that shows a toast, and one that shows a toast and then takes focus. */
function Host() {
  const { show } = useNotices();
  const [leaving, setLeaving] = useState(false);
  const elsewhere = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (leaving) elsewhere.current?.focus();
  }, [leaving]);
  const save = (): void => show({ tone: 'success', title: 'Saved!', text: savedSentence('Report') });
  return (
    <>
      <button onClick={save} type="button">
        Save
      </button>
      <button
        onClick={() => {
          save();
          setLeaving(true);
        }}
        type="button"
      >
        Save and leave
      </button>
      <input aria-label="Elsewhere" ref={elsewhere} />
    </>
  );
}

beforeAll(loadToastRegion);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <NoticeProvider>
      <Host />
    </NoticeProvider>,
  );
  for (const name of ['Save', 'Save', 'Save']) press(name);
  screen.getByRole('button', { name: 'Save' }).focus();
  act(() => dismissButtons()[0]?.focus());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a focused toast that a fourth replaces', () => {
  it('passes focus to the region, from which F6 restores focus to the page', () => {
    press('Save');
    expect(dismissButtons()).toHaveLength(3);
    expect(document.activeElement).toBe(region());
    fireEvent.keyDown(region(), { key: 'F6' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    advance(6_000);
    expect(dismissButtons()).toHaveLength(0);
  });

  it('does not stop the timers of the others when the page takes focus', () => {
    press('Save and leave');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }));
    advance(6_000);
    expect(dismissButtons()).toHaveLength(0);
  });
});
