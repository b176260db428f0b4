import { expect, it, vi } from 'vitest';
import { lazy, subscribeLazily } from './lazy.ts';

it('A part is loaded once, at its first use, and again after a load that failed', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');
  const part = lazy(load);
  expect(load).not.toHaveBeenCalled();
  await expect(part()).rejects.toMatchObject({ name: 'StorageError', reason: 'blocked' });
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('A subscription begins when the part is loaded, unless it has ended by then', async () => {
  const listeners = new Set<string>();
  const subscribe = (name: string) => () => {
    listeners.add(name);
    return () => void listeners.delete(name);
  };
  const stop = subscribeLazily(Promise.resolve(), subscribe('one'));
  subscribeLazily(Promise.resolve(), subscribe('ended'))();
  subscribeLazily(Promise.reject(new Error('offline')), subscribe('failed'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([...listeners]).toEqual(['one']);
  stop();
  expect(listeners.size).toBe(0);
});
