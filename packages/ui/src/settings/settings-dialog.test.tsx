import { type GeneratorOption, generatorOptions, StorageError } from '@marginalia/engine';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '../overlays/stub-dialog.ts';
import type { SettingsPorts } from './generator-draft.ts';
import { SettingsDialog, type SettingsDialogProps } from './SettingsDialog.tsx';

beforeAll(stubDialog);
afterEach(cleanup);

const KEY = 'AQ.a-key-that-a-test-made-up-x4Qk';
const campus = { id: 'campus', kind: 'openai-compatible', label: 'Campus AI', baseUrl: '/llm/v1', model: 'm', auth: 'cookie' } as const;
const options = generatorOptions(undefined, { generators: [campus], allowUserGenerators: true });

function fakeSettings(given: Partial<SettingsPorts> = {}) {
  let kept: ReturnType<SettingsPorts['keptKey']>;
  const ports = {
    keptKey: vi.fn((baseUrl: string) => (baseUrl.startsWith('https://generativelanguage.') ? kept : undefined)),
    forgetKey: vi.fn(() => {
      kept = undefined;
    }),
    save: vi.fn<SettingsPorts['save']>(async () => undefined),
    test: vi.fn<SettingsPorts['test']>(async () => ({ ok: true, text: 'Connected. Replied in 0.8 s.' })),
    browserModel: { availability: async () => ({ state: 'unavailable' as const }), download: async () => undefined },
    ...given,
  };
  return {
    ports,
    keep: (ending: string) => {
      kept = { ending, remembered: false };
    },
  };
}

function show(given: Partial<SettingsDialogProps> = {}) {
  const props: SettingsDialogProps = {
    options,
    chosen: 'on-device',
    models: [{ value: 'gemini-3.8-flash', label: 'Gemini 3.8 Flash' }],
    ports: fakeSettings().ports,
    appearance: 'system',
    onAppearance: vi.fn(),
    onClose: vi.fn(),
    ...given,
  };
  render(<SettingsDialog {...props} />);
  return { props, user: userEvent.setup(), dialog: within(screen.getByRole('dialog', { name: 'Settings' })) };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const keyField = () => screen.getByLabelText<HTMLInputElement>('API key');
const press = (name: string) => screen.getByRole('button', { name });

describe('the settings', () => {
  it('begin on the generator that is chosen, named by its label alone and described by the rest', () => {
    show();
    const chosen = within(screen.getByRole('radiogroup', { name: 'Generator' })).getByRole('radio', { name: 'On this device' });
    expect(document.activeElement).toBe(chosen);
    const about = document.getElementById(chosen.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toMatch(/^ReadyFree and private\./);
  });

  it('offer the four kinds, and what the deployment offers', () => {
    show();
    const names = within(screen.getByRole('radiogroup', { name: 'Generator' })).getAllByRole('radio');
    expect(names.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'On this device',
      'Campus AI',
      'Google Gemini',
      'OpenAI-compatible server',
      "Browser's built-in model",
    ]);
  });

  it('show what a generator needs while it is chosen, with Gemini where it is', async () => {
    const { user } = show();
    expect(screen.queryByLabelText('API key')).toBeNull();
    await user.click(radio('Google Gemini'));
    expect(screen.getByLabelText<HTMLInputElement>('Base URL').value).toBe('https://generativelanguage.googleapis.com');
    expect(screen.getByLabelText<HTMLInputElement>('Model').value).toBe('gemini-3.5-flash-lite');
    await user.click(radio('Campus AI'));
    expect(screen.queryByLabelText('API key')).toBeNull();
    expect(screen.queryByLabelText('Base URL')).toBeNull();
    expect(press('Test connection')).toBeTruthy();
  });

  it('are kept by "Save settings", which closes them', async () => {
    const { user, props } = show();
    await user.click(radio('Google Gemini'));
    await user.type(keyField(), KEY);
    await user.click(screen.getByRole('checkbox', { name: 'Remember the key in this browser' }));
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ key: KEY, remember: true, model: 'gemini-3.5-flash-lite' }));
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it.each(['Cancel', 'Close settings'])('are left as they were by "%s"', async (name) => {
    const { user, props } = show();
    await user.click(radio('Campus AI'));
    await user.click(press(name));
    expect(props.ports.save).not.toHaveBeenCalled();
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it('stay open and say why when they cannot be kept', async () => {
    const { ports } = fakeSettings({ save: () => Promise.reject(new StorageError('blocked')) });
    const { user, props, dialog } = show({ ports });
    await user.click(press('Save settings'));
    expect((await dialog.findByRole('alert')).textContent).toBe('ErrorSaving is switched off in this browser. Your choice was not kept.');
    expect(props.onClose).not.toHaveBeenCalled();
  });

  it('keep what was typed for one generator while another is looked at', async () => {
    const { user } = show();
    await user.click(radio('Google Gemini'));
    await user.type(keyField(), KEY);
    await user.click(radio('On this device'));
    await user.click(radio('Google Gemini'));
    expect(keyField().value).toBe(KEY);
  });
});

describe('what is typed', () => {
  it.each([
    ['Google Gemini', 'API key', '', 'Type or paste the key.'],
    ['Google Gemini', 'API key', 'key with words', 'A key has no spaces'],
    ['Google Gemini', 'Model', ' ', 'Type the name of a model.'],
    ['Google Gemini', 'Base URL', 'ftp://example.org', 'Type a whole address'],
    ['Google Gemini', 'Base URL', 'generativelanguage.googleapis.com', 'Type a whole address'],
    ['Google Gemini', 'Base URL', 'https://me:secret@example.org', 'Leave name and password out'],
    ['Google Gemini', 'Base URL', 'https://example.org/?key=secret', 'Leave out what follows the path'],
    ['OpenAI-compatible server', 'Base URL', '', 'Type the address of the server.'],
  ])('for %s is refused: %s "%s"', async (generator, label, text, message) => {
    const { user, props } = show();
    await user.click(radio(generator));
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
    await user.click(press('Save settings'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    ).toContain(message);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(props.ports.save).not.toHaveBeenCalled();
  });

  it("needs no key for a server of one's own, and is told that most addresses end in /v1", async () => {
    const { user, props } = show();
    await user.click(radio('OpenAI-compatible server'));
    const address = screen.getByLabelText('Base URL');
    await user.type(address, 'http://localhost:11434');
    expect(screen.getByText('The address of most servers ends in /v1.')).toBeTruthy();
    await user.type(address, '/v1');
    expect(screen.queryByText('The address of most servers ends in /v1.')).toBeNull();
    await user.type(screen.getByLabelText('Model'), 'qwen3');
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(
      expect.objectContaining({ baseUrl: 'http://localhost:11434/v1', model: 'qwen3', key: '' }),
    );
  });
});

describe('the key', () => {
  it('is hidden until it is to be shown, and is never written into the page', async () => {
    const { user } = show();
    await user.click(radio('Google Gemini'));
    await user.type(keyField(), KEY);
    expect(keyField().type).toBe('password');
    const toggle = screen.getByRole('button', { name: 'Show key', pressed: false });
    await user.click(toggle);
    expect(keyField().type).toBe('text');
    expect(screen.getByRole('button', { name: 'Show key', pressed: true })).toBe(toggle);
    expect(document.documentElement.outerHTML).not.toContain(KEY);
  });

  it('that is kept shows its end alone, and need not be typed again', async () => {
    const { ports, keep } = fakeSettings();
    keep('x4Qk');
    const { user, props } = show({ ports, chosen: 'gemini' });
    expect(screen.getByText('A key that ends in x4Qk is kept until this tab closes. Type another to replace it.')).toBeTruthy();
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ key: '' }));
  });

  it('that is kept for one address is not there for another', async () => {
    const { ports, keep } = fakeSettings();
    keep('x4Qk');
    const { user } = show({ ports, chosen: 'gemini' });
    const address = screen.getByLabelText('Base URL');
    await user.clear(address);
    await user.type(address, 'https://gate.example.org');
    expect(screen.queryByText(/x4Qk/)).toBeNull();
    await user.click(press('Save settings'));
    expect(screen.getByText('Type or paste the key.')).toBeTruthy();
  });

  it('is forgotten by "Forget key", at once', async () => {
    const { ports, keep } = fakeSettings();
    keep('x4Qk');
    const { user } = show({ ports, chosen: 'gemini' });
    await user.click(press('Forget key'));
    expect(ports.forgetKey).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('The key is forgotten.');
    expect(screen.queryByRole('button', { name: 'Forget key' })).toBeNull();
    expect(screen.queryByText(/x4Qk/)).toBeNull();
  });
});

describe('a test of the connection', () => {
  it('says in the dialog how it went, until something changes', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<SettingsPorts['test']>>>();
    const { ports } = fakeSettings({ test: () => answer.promise });
    const { user } = show({ ports, chosen: 'gemini' });
    await user.type(keyField(), KEY);
    await user.click(press('Test connection'));
    expect(screen.getByRole('status').textContent).toBe('Testing…');
    answer.resolve({ ok: false, text: 'The key was not accepted.', mend: 'Check that it was copied whole.' });
    await screen.findByText('Check that it was copied whole.');
    expect(screen.getByRole('status').textContent).toContain('The key was not accepted.');
    await user.type(keyField(), 'x');
    expect(screen.getByRole('status').textContent).toBe('');
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

describe('the appearance', () => {
  it.each([
    ['System', 'system'],
    ['Light', 'light'],
  ])('%s applies at once', async (name, appearance) => {
    const { user, props } = show({ appearance: 'dark' });
    expect(radio('Dark').checked).toBe(true);
    await user.click(within(screen.getByRole('radiogroup', { name: 'Appearance' })).getByRole('radio', { name }));
    expect(props.onAppearance).toHaveBeenCalledWith(appearance);
    expect(radio(name).checked).toBe(true);
  });

  it('that cannot be kept says how long it lasts', async () => {
    const { user, dialog } = show({
      onAppearance: () => {
        throw new StorageError('blocked');
      },
    });
    await user.click(radio('Dark'));
    expect(dialog.getByRole('alert').textContent).toContain('This appearance lasts until you leave the page.');
  });
});

describe('a generator of the deployment', () => {
  it('that names no model asks for one, and that wants a key takes one', async () => {
    const { model: _, ...open } = { ...campus, auth: 'user-key' as const };
    const offered: readonly GeneratorOption[] = generatorOptions(undefined, { generators: [open], allowUserGenerators: false });
    const { user, props } = show({ options: offered });
    await user.click(radio('Campus AI'));
    await user.type(screen.getByLabelText('Model'), 'big');
    await user.type(keyField(), KEY);
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ model: 'big', key: KEY, baseUrl: '/llm/v1' }));
  });
});
