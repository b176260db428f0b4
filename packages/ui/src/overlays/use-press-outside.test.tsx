import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePressOutside } from './use-press-outside.ts';

afterEach(cleanup);

function Panel({ active, onPress }: { readonly active: boolean; readonly onPress: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  usePressOutside(active, panel, onPress);
  return (
    <>
      <div ref={panel}>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

it('calls the callback for a press outside the element, and only while it is active', () => {
  const onPress = vi.fn();
  const { rerender } = render(<Panel active={false} onPress={onPress} />);
  fireEvent.pointerDown(screen.getByText('Outside'));
  expect(onPress).not.toHaveBeenCalled();
  rerender(<Panel active onPress={onPress} />);
  fireEvent.pointerDown(screen.getByText('Inside'));
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('Outside'));
  expect(onPress).toHaveBeenCalledTimes(1);
});
