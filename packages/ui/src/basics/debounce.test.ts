import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('The listener is called once, when nothing has happened for the whole time', () => {
  const listener = vi.fn();
  const debounced = debounce(300, listener);
  for (let touch = 0; touch < 10; touch += 1) {
    debounced.touch();
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(199);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledOnce();
});

test('The listener is called at the latest after a given time, and again after it, while things go on', () => {
  const listener = vi.fn();
  const debounced = debounce(300, listener, 1_000);
  for (let touch = 0; touch < 24; touch += 1) {
    debounced.touch();
    vi.advanceTimersByTime(100);
  }
  expect(listener).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(300);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('A wait that ends calls nothing, and says whether there was one', () => {
  const listener = vi.fn();
  const debounced = debounce(300, listener);
  expect(debounced.cancel()).toBe(false);
  debounced.touch();
  expect(debounced.cancel()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(listener).not.toHaveBeenCalled();
});
