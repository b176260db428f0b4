import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeSettings, KEY, keyField, press, radio, show } from '../testing/settings.tsx';
import { stubDialog } from '../testing/stub-dialog.ts';
import type { SettingsPorts } from './generator-form.ts';

beforeAll(stubDialog);
afterEach(cleanup);

describe('a test of the connection', () => {
  it('says in the dialog how it went, until something changes', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<SettingsPorts['test']>>>();
    const { ports } = fakeSettings({ test: () => answer.promise });
    const { user } = show({ ports, chosen: 'gemini' });
    await user.type(keyField(), KEY);
    await user.click(press('Test connection'));
    expect(screen.getByRole('status').textContent).toBe('Testing…');
    answer.resolve({ ok: false, text: 'The key was not accepted.', advice: 'Check that it was copied whole.' });
    await screen.findByText('Check that it was copied whole.');
    expect(screen.getByRole('status').textContent).toContain('The key was not accepted.');
    await user.type(keyField(), 'x');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says beforehand that a server nearby may have to load its model', async () => {
    const { ports } = fakeSettings({ test: () => new Promise(() => undefined) });
    const { user } = show({ ports, chosen: 'openai-compatible' });
    await user.type(screen.getByLabelText('Base URL'), 'http://localhost:11434/v1');
    await user.type(screen.getByLabelText('Model'), 'qwen3');
    await user.click(press('Test connection'));
    expect(screen.getByRole('status').textContent).toBe('Testing… A model that has to be loaded first may take a minute or two.');
  });

  it('asks nobody while a field will not do', async () => {
    const { user, props } = show({ chosen: 'gemini' });
    await user.click(press('Test connection'));
    expect(props.ports.test).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(keyField());
  });

  it('ends with the dialog', async () => {
    const test = vi.fn<SettingsPorts['test']>(() => new Promise(() => undefined));
    const { ports } = fakeSettings({ test });
    const { user } = show({ ports, chosen: 'gemini' });
    await user.type(keyField(), KEY);
    await user.click(press('Test connection'));
    cleanup();
    expect(test.mock.lastCall?.[1].aborted).toBe(true);
  });
});

describe("the browser's own model", () => {
  const BROWSER_MODEL = "Browser's built-in model";

  it('that is not there can be reached, says why, and cannot be chosen', async () => {
    const { user } = show();
    await screen.findByText('Unavailable');
    await user.click(radio(BROWSER_MODEL));
    expect(document.activeElement).toBe(radio(BROWSER_MODEL));
    expect(radio(BROWSER_MODEL).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Your text stays on this device. This browser does not offer one here.')).toBeTruthy();
    expect(radio('On this device').checked).toBe(true);
  });

  it('that must be fetched shows how far it is, and that it has arrived', async () => {
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
    expect(screen.getAllByText('Ready')).toHaveLength(3);
  });

  it('that did not arrive says so, and can be fetched again', async () => {
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
