import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enter, fakeSettings, KEY, keyField, press, radio, show } from '../testing/settings.tsx';
import { stubDialog } from '../testing/stub-dialog.ts';
import type { SettingsPorts } from './generator-form.ts';

beforeAll(stubDialog);
afterEach(cleanup);

describe('the connection test', () => {
  it('shows its result in the dialog until a field changes', async () => {
    const outcome = Promise.withResolvers<Awaited<ReturnType<SettingsPorts['test']>>>();
    const { ports } = fakeSettings({ test: () => outcome.promise });
    const { user } = show({ ports, chosen: 'gemini' });
    await enter(user, keyField(), KEY);
    await user.click(press('Test connection'));
    expect(screen.getByRole('status').textContent).toBe('Testing…');
    outcome.resolve({ ok: false, text: 'The key was not accepted.', advice: 'Check that it was copied whole.' });
    await screen.findByText('Check that it was copied whole.');
    expect(screen.getByRole('status').textContent).toContain('The key was not accepted.');
    await enter(user, keyField(), 'x');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('warns while it runs that a local server may have to load its model first', async () => {
    const { ports } = fakeSettings({ test: () => new Promise(() => undefined) });
    const { user } = show({ ports, chosen: 'openai-compatible' });
    await enter(user, screen.getByLabelText('Base URL'), 'http://localhost:11434/v1');
    await enter(user, screen.getByLabelText('Model'), 'qwen3');
    await user.click(press('Test connection'));
    expect(screen.getByRole('status').textContent).toBe('Testing… A model that has to be loaded first may take a minute or two.');
  });

  it('sends no request while a field is invalid', async () => {
    const { user, props } = show({ chosen: 'gemini' });
    await user.click(press('Test connection'));
    expect(props.ports.test).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(keyField());
  });

  it('is aborted when the dialog closes', async () => {
    const test = vi.fn<SettingsPorts['test']>(() => new Promise(() => undefined));
    const { ports } = fakeSettings({ test });
    const { user } = show({ ports, chosen: 'gemini' });
    await enter(user, keyField(), KEY);
    await user.click(press('Test connection'));
    cleanup();
    expect(test.mock.lastCall?.[1].aborted).toBe(true);
  });
});

describe("the browser's built-in model", () => {
  const BROWSER_MODEL = "Browser's built-in model";

  it('cannot be chosen when it is unavailable, but can take focus and gives the reason', async () => {
    const { user } = show();
    await screen.findByText('Unavailable');
    await user.click(radio(BROWSER_MODEL));
    expect(document.activeElement).toBe(radio(BROWSER_MODEL));
    expect(radio(BROWSER_MODEL).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Your text stays on this device. This browser does not offer one here.')).toBeTruthy();
    expect(radio('On this device').checked).toBe(true);
  });

  it('shows the progress of its download, and that it is ready afterwards', async () => {
    let state: 'needs-download' | 'ready' = 'needs-download';
    const done = Promise.withResolvers<void>();
    const download = vi.fn<SettingsPorts['browserModel']['download']>(async (onRatio) => {
      onRatio(0.4);
      await done.promise;
      state = 'ready';
    });
    const { ports } = fakeSettings({ browserModel: { availability: async () => ({ state }), download } });
    const { user } = show({ ports });
    await screen.findByText('One download');
    await user.click(radio(BROWSER_MODEL));
    await user.click(press('Download'));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('40 %');
    done.resolve();
    await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getAllByText('Ready')).toHaveLength(4);
  });

  it('shows an error when its download fails, and can be downloaded again', async () => {
    const { ports } = fakeSettings({
      browserModel: { availability: async () => ({ state: 'needs-download' }), download: () => Promise.reject(new Error('no')) },
    });
    const { user } = show({ ports });
    await screen.findByText('One download');
    await user.click(radio(BROWSER_MODEL));
    await user.click(press('Download'));
    expect(await screen.findByText(/^The download did not finish\./)).toBeTruthy();
    expect(press('Download')).toBeTruthy();
  });
});
