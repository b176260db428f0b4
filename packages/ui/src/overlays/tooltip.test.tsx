import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '../basics/IconButton.tsx';
import { stubResizeObserver } from '../testing/stub-resize-observer.ts';
import { TooltipLayer } from './TooltipLayer.tsx';
import './Tooltip.tsx';

beforeAll(stubResizeObserver);
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
  const hover = async (pointerType: string): Promise<void> => {
    fireEvent.pointerOver(button, { pointerType });
    await act(() => vi.advanceTimersByTimeAsync(50));
    fireEvent.pointerMove(button, { pointerType });
  };
  return { button, hover, advance: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)) };
}

const tip = () => screen.queryByRole('tooltip')?.textContent;
const describedBy = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('a tooltip', () => {
  it('opens when the mouse rests on its control, and closes when the mouse leaves', async () => {
    const { button, hover, advance } = await show();
    await hover('mouse');
    expect(tip()).toBeUndefined();
    await advance(500);
    expect(tip()).toBe('Delete');
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await advance(300);
    expect(tip()).toBeUndefined();
  });

  it('is added to the description of its control and does not change its name', async () => {
    const { button, hover, advance } = await show();
    await hover('mouse');
    await advance(500);
    expect(describedBy(button)).toEqual(['Saved today.', 'Delete']);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await advance(300);
    expect(describedBy(button)).toEqual(['Saved today.']);
  });

  it('stays open while the pointer is on it', async () => {
    const { button, hover, advance } = await show();
    await hover('mouse');
    await advance(500);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    await advance(500);
    expect(tip()).toBe('Delete');
  });

  it('opens at once on keyboard focus, and Escape closes it', async () => {
    const { advance } = await show();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.tab();
    await advance(50);
    expect(tip()).toBe('Delete');
    await user.keyboard('{Escape}');
    await advance(50);
    expect(tip()).toBeUndefined();
  });

  it('does not open on touch', async () => {
    const { hover, advance } = await show();
    await hover('touch');
    await advance(1000);
    expect(tip()).toBeUndefined();
  });
});
