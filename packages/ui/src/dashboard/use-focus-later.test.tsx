import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
