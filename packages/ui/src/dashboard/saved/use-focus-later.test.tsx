import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFocusLater } from './use-focus-later.ts';

afterEach(cleanup);

/** A list under a heading, which takes the focus of an item that goes. */
function List({ items }: { readonly items: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusLater = useFocusLater();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Items
      </h2>
      {items.map((item) => (
        <button key={item} onClick={() => focusLater(() => heading.current)} type="button">
          {item}
        </button>
      ))}
      <input aria-label="Search" />
    </>
  );
}

describe('When a list loses the item that has the focus', () => {
  let show: (items: readonly string[]) => void;
  const item = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => act(() => item(name).click());

  beforeEach(() => {
    const { rerender } = render(<List items={['first', 'second']} />);
    show = (items) => rerender(<List items={items} />);
    item('first').focus();
  });

  test('its heading is focused, however many renderings come before the item goes', () => {
    press('first');
    show(['first', 'second']);
    show(['first', 'second', 'third']);
    expect(item('first')).toBe(document.activeElement);
    show(['second', 'third']);
    expect(screen.getByRole('heading')).toBe(document.activeElement);
  });

  test('somebody who has gone elsewhere meanwhile stays there', () => {
    press('first');
    screen.getByRole('textbox').focus();
    show(['second']);
    expect(screen.getByRole('textbox')).toBe(document.activeElement);
  });

  test('an item that stays is not waited for once somebody has pressed an empty place', () => {
    press('first');
    item('first').blur();
    show(['first', 'second']);
    show(['second']);
    expect(document.activeElement).toBe(document.body);
  });

  test('nor where that item goes in the very next rendering', async () => {
    press('first');
    item('first').blur();
    await Promise.resolve();
    show(['second']);
    expect(document.activeElement).toBe(document.body);
  });

  test('an item that tells that it is left while it goes has gone all the same', async () => {
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

  test('somebody whose focus is nowhere, as after a press in some browsers, is led there too', () => {
    item('first').blur();
    press('first');
    show(['second']);
    expect(screen.getByRole('heading')).toBe(document.activeElement);
  });

  test('two that go one after the other leave the heading focused', () => {
    press('first');
    item('second').focus();
    press('second');
    show(['second']);
    expect(item('second')).toBe(document.activeElement);
    show([]);
    expect(screen.getByRole('heading')).toBe(document.activeElement);
  });
});
