import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '../basics/IconButton.tsx';
import { TooltipLayer } from './TooltipLayer.tsx';
import './Tooltip.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show() {
  render(
    <main>
      <IconButton aria-describedby="more" icon="trash" label="Delete Deadlocks - Debrief" tooltip="Delete" />
      <p id="more">Saved today.</p>
      <TooltipLayer />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Delete Deadlocks - Debrief' });
  const rest = async (pointerType: string): Promise<void> => {
    fireEvent.pointerOver(button, { pointerType });
    await act(() => vi.advanceTimersByTimeAsync(50));
    fireEvent.pointerMove(button, { pointerType });
  };
  return { button, rest, passes: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)) };
}

const tip = () => screen.queryByRole('tooltip')?.textContent;
const describedBy = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('a tooltip', () => {
  it('shows when a mouse has rested on its control, and goes when it left', async () => {
    const { button, rest, passes } = await show();
    await rest('mouse');
    expect(tip()).toBeUndefined();
    await passes(500);
    expect(tip()).toBe('Delete');
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await passes(300);
    expect(tip()).toBeUndefined();
  });

  it('is a description beside others, never the name', async () => {
    const { button, rest, passes } = await show();
    await rest('mouse');
    await passes(500);
    expect(describedBy(button)).toEqual(['Saved today.', 'Delete']);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await passes(300);
    expect(describedBy(button)).toEqual(['Saved today.']);
  });

  it('stays while the pointer is on it', async () => {
    const { button, rest, passes } = await show();
    await rest('mouse');
    await passes(500);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    await passes(500);
    expect(tip()).toBe('Delete');
  });

  it('shows at once on keyboard focus, and Escape hides it', async () => {
    const { passes } = await show();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.tab();
    await passes(50);
    expect(tip()).toBe('Delete');
    await user.keyboard('{Escape}');
    await passes(50);
    expect(tip()).toBeUndefined();
  });

  it('never shows under a finger', async () => {
    const { rest, passes } = await show();
    await rest('touch');
    await passes(1000);
    expect(tip()).toBeUndefined();
  });
});
