import { DEVICE_STATUS, type GeneratorStatus } from '@marginalia/engine';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailureNotice } from '../tool/run/ended/FailureNotice.tsx';
import { GeneratorLine } from './GeneratorLine.tsx';
import { type GeneratorPort, GeneratorProvider } from './generator-port.ts';
import { NotReadyActions } from './NotReadyActions.tsx';

afterEach(cleanup);

const NO_KEY: GeneratorStatus = {
  state: 'no-key',
  title: 'Gemini: no key',
  short: 'Gemini: no key',
  line: 'Gemini, no key saved',
  reads: 'prompt',
  reason: 'Gemini needs an API key.',
};

function fakePort(first: GeneratorStatus, given: Partial<GeneratorPort> = {}) {
  let now = first;
  const listeners = new Set<() => void>();
  const port: GeneratorPort = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => now,
    openSettings: vi.fn(),
    chooseDevice: vi.fn(async () => undefined),
    ...given,
  };
  const setStatus = (status: GeneratorStatus): void =>
    act(() => {
      now = status;
      for (const listener of listeners) listener();
    });
  return { port, setStatus };
}

describe('the generator line', () => {
  it('shows the chosen generator, updates at once when it changes, and opens Settings', async () => {
    const { port, setStatus } = fakePort(NO_KEY);
    render(
      <GeneratorProvider value={port}>
        <GeneratorLine fallback="Runs on this device" />
      </GeneratorProvider>,
    );
    expect(screen.getByText('Gemini, no key saved')).toBeTruthy();
    setStatus({ ...NO_KEY, state: 'ready', line: 'Runs with Gemini. Your text goes to Google.' });
    expect(screen.getByText('Runs with Gemini. Your text goes to Google.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(port.openSettings).toHaveBeenCalledOnce();
  });

  it('has no button in a host with only one generator', () => {
    render(<GeneratorLine fallback="Runs on this device" />);
    expect(screen.getByText('Runs on this device')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the actions for a generator that is not ready', () => {
  const show = (port: GeneratorPort, onDevice = vi.fn()) => {
    render(
      <GeneratorProvider value={port}>
        <NotReadyActions onDevice={onDevice} />
      </GeneratorProvider>,
    );
    return onDevice;
  };

  it.each([
    [NO_KEY, 'Add a key'],
    [{ ...NO_KEY, state: 'not-set-up' } as const, 'Open settings'],
    [{ ...DEVICE_STATUS, state: 'unavailable' } as const, 'Open settings'],
  ])('leads to Settings for the fix: %j', async (status, name) => {
    const { port } = fakePort(status);
    show(port);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(port.openSettings).toHaveBeenCalledOnce();
  });

  it('choose the device, and continue once the choice is stored', async () => {
    const chosen = Promise.withResolvers<void>();
    const { port } = fakePort(NO_KEY, { chooseDevice: () => chosen.promise });
    const onDevice = show(port);
    await userEvent.click(screen.getByRole('button', { name: 'Use this device' }));
    expect(onDevice).not.toHaveBeenCalled();
    chosen.resolve();
    await vi.waitFor(() => expect(onDevice).toHaveBeenCalledOnce());
  });

  it('show an error when the device cannot be chosen', async () => {
    const { port } = fakePort(NO_KEY, { chooseDevice: () => Promise.reject(new Error('Saving is switched off in this browser.')) });
    const onDevice = show(port);
    await userEvent.click(screen.getByRole('button', { name: 'Use this device' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Saving is switched off in this browser.');
    expect(onDevice).not.toHaveBeenCalled();
  });
});

describe('the failure notice of a run whose generator has no key', () => {
  it("adds the reason to the tool's sentence, and offers a retry once the generator is ready", async () => {
    const { port, setStatus } = fakePort(NO_KEY);
    const text = 'Failed to generate report. Please try again.';
    const onRetry = vi.fn();
    render(
      <GeneratorProvider value={port}>
        <FailureNotice
          failure={{ notice: { tone: 'error', title: 'Error', text, reason: 'The key was not accepted.' }, focus: false }}
          kind="auth"
          onContinue={undefined}
          onRetry={onRetry}
          onStartOver={vi.fn()}
        />
      </GeneratorProvider>,
    );
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Gemini needs an API key.')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Add a key', 'Use this device']);
    await userEvent.click(screen.getByRole('button', { name: 'Use this device' }));
    await vi.waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
    setStatus({ ...DEVICE_STATUS, title: 'Gemini' });
    // The stored key may be wrong, so the button that opens Settings stays.
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try again', 'Open settings']);
  });
});
