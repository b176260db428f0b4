import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SubscribeForm } from './SubscribeForm.tsx';

const network = vi.hoisted(() => ({ offline: true }));
vi.mock('./message-run.ts', async (original) => {
  const { startMessageRun } = await original<typeof import('./message-run.ts')>();
  return {
    get startMessageRun() {
      if (network.offline) throw new TypeError('Failed to fetch dynamically imported module');
      return startMessageRun;
    },
  };
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a form whose code cannot be loaded shows an error for 3 seconds, keeps the text, and loads the code again at the next submit', async () => {
  render(<SubscribeForm service={{ submit: async () => ({ ok: true }) }} />);
  const address = screen.getByLabelText<HTMLInputElement>('Email address');
  const status = screen.getByRole('status');
  fireEvent.focus(address);
  fireEvent.change(address, { target: { value: 'a@b.co' } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(status.textContent).toBe('Something went wrong!'));
  expect(address.value).toBe('a@b.co');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(status.textContent).toBe('');

  network.offline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(status.textContent).toBe('Form submitted successfully!'));
});
