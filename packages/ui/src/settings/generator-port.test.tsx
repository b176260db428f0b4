import { DEVICE_STATUS, type GeneratorStatus } from '@marginalia/engine';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailureNotice } from '../tool/run/FailureNotice.tsx';
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
  const say = (status: GeneratorStatus): void =>
    act(() => {
      now = status;
      for (const listener of listeners) listener();
    });
  return { port, say };
}

describe('the line over the button of a tool', () => {
  it('says what will write, follows a change at once, and opens Settings', async () => {
    const { port, say } = fakePort(NO_KEY);
    render(
      <GeneratorProvider value={port}>
        <GeneratorLine alone="Runs on this device" />
      </GeneratorProvider>,
    );
    expect(screen.getByText('Gemini, no key saved')).toBeTruthy();
    say({ ...NO_KEY, state: 'ready', line: 'Runs with Gemini. Your text goes to Google.' });
    expect(screen.getByText('Runs with Gemini. Your text goes to Google.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(port.openSettings).toHaveBeenCalledOnce();
  });

  it('offers no change in a host that has but one generator', () => {
    render(<GeneratorLine alone="Runs on this device" />);
    expect(screen.getByText('Runs on this device')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what there is to do about a generator that cannot write', () => {
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

  it('is to let the device write, once that is chosen', async () => {
    const chosen = Promise.withResolvers<void>();
    const { port } = fakePort(NO_KEY, { chooseDevice: () => chosen.promise });
    const onDevice = show(port);
    await userEvent.click(screen.getByRole('button', { name: 'Use this device' }));
    expect(onDevice).not.toHaveBeenCalled();
    chosen.resolve();
    await vi.waitFor(() => expect(onDevice).toHaveBeenCalledOnce());
  });

  it('says so when the device could not be chosen', async () => {
    const { port } = fakePort(NO_KEY, { chooseDevice: () => Promise.reject(new Error('Saving is switched off in this browser.')) });
    const onDevice = show(port);
    await userEvent.click(screen.getByRole('button', { name: 'Use this device' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Saving is switched off in this browser.');
    expect(onDevice).not.toHaveBeenCalled();
  });
});

describe('a failure of a tool whose generator has no key', () => {
  it('says so beside the sentence of the tool, and offers to try again once there is one', async () => {
    const { port, say } = fakePort(NO_KEY);
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
    say({ ...DEVICE_STATUS, title: 'Gemini' });
    // The key may be there and wrong, so the way to Settings stays.
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try again', 'Open settings']);
  });
});
