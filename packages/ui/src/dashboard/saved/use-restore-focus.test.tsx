import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

afterEach(cleanup);

/** A list whose heading takes focus when the focused item is removed. */
function List({ items }: { readonly items: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const restoreFocusTo = useRestoreFocus();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Items
      </h2>
      {items.map((item) => (
        <button key={item} onClick={() => restoreFocusTo(() => heading.current)} type="button">
          {item}
        </button>
      ))}
      <input aria-label="Search" />
    </>
  );
}

describe('when the focused item of a list is removed', () => {
  let show: (items: readonly string[]) => void;
  const item = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => act(() => item(name).click());

  beforeEach(() => {
    const { rerender } = render(<List items={['first', 'second']} />);
    show = (items) => rerender(<List items={items} />);
    item('first').focus();
  });

  test('the heading takes focus, even after several renders', () => {
    press('first');
    show(['first', 'second']);
    show(['first', 'second', 'third']);
    expect(item('first')).toBe(document.activeElement);
    show(['second', 'third']);
    expect(screen.getByRole('heading')).toBe(document.activeElement);
  });

  test('focus that the person has moved elsewhere stays there', () => {
    press('first');
    screen.getByRole('textbox').focus();
    show(['second']);
    expect(screen.getByRole('textbox')).toBe(document.activeElement);
  });

  test('an earlier press on an empty place cancels the move', () => {
    press('first');
    item('first').blur();
    show(['first', 'second']);
    show(['second']);
    expect(document.activeElement).toBe(document.body);
  });

  test('a press on an empty place cancels the move even when the next render removes the item', async () => {
    press('first');
    item('first').blur();
    await Promise.resolve();
    show(['second']);
    expect(document.activeElement).toBe(document.body);
  });

  test('a blur event during the removal does not cancel the move', async () => {
    press('first');
    const gone = item('first');
    const { removeChild } = Node.prototype;
    vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function <T extends Node>(this: Node, child: T) {
      if (child.contains(gone)) gone.blur();
      return removeChild.call(this, child) as T;
    });
    show(['second']);
    vi.restoreAllMocks();
    expect(screen.getByRole('heading')).toBe(document.activeElement);
  });

  test('the heading takes focus even when no element had it, as after a press in some browsers', () => {
    item('first').blur();
    press('first');
    show(['second']);
    expect(screen.getByRole('heading')).toBe(document.activeElement);
  });

  test('the heading has focus after two items are removed one after the other', () => {
    press('first');
    item('second').focus();
    press('second');
    show(['second']);
    expect(item('second')).toBe(document.activeElement);
    show([]);
    expect(screen.getByRole('heading')).toBe(document.activeElement);
  });
});
