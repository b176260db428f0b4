import { type GeneratorOption, generatorOptions } from '@marginalia/engine';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { campus, enter, fakeSettings, KEY, keyField, press, radio, show } from '../testing/settings.tsx';
import { stubDialog } from '../testing/stub-dialog.ts';

beforeAll(stubDialog);
afterEach(cleanup);

describe('the fields of a generator', () => {
  it.each([
    ['Google Gemini', 'API key', '', 'Type or paste the key.'],
    ['Google Gemini', 'API key', 'key with words', 'A key has no spaces'],
    ['Google Gemini', 'Model', ' ', 'Type the name of a model.'],
    ['Google Gemini', 'Base URL', 'ftp://example.org', 'Type a whole address'],
    ['Google Gemini', 'Base URL', 'generativelanguage.googleapis.com', 'Type a whole address'],
    ['Google Gemini', 'Base URL', 'https://me:secret@example.org', 'Leave name and password out'],
    ['Google Gemini', 'Base URL', 'https://example.org/?key=secret', 'Leave out what follows the path'],
    ['OpenAI-compatible server', 'Base URL', '', 'Type the address of the server.'],
  ])('are validated: %s, %s "%s"', async (generator, label, text, message) => {
    const { user, props } = show();
    await user.click(radio(generator));
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await user.clear(field);
    if (text !== '') await enter(user, field, text);
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

  it('take no key for an http address of another computer, and say why', async () => {
    const { user, props } = show();
    await user.click(radio('OpenAI-compatible server'));
    const address = screen.getByLabelText('Base URL');
    await enter(user, address, 'http://gpu.campus.example/v1');
    await enter(user, screen.getByLabelText('Model'), 'qwen3');
    await enter(user, keyField(), KEY);
    await user.click(press('Save settings'));
    expect(screen.getByText(/^A key is never sent to an http address of another computer/)).toBeTruthy();
    expect(document.activeElement).toBe(address);
    expect(props.ports.save).not.toHaveBeenCalled();
    await user.clear(keyField());
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ baseUrl: 'http://gpu.campus.example/v1', key: '' }));
  });

  it("need no key for a person's own server, and hint that most addresses end in /v1", async () => {
    const { user, props } = show();
    await user.click(radio('OpenAI-compatible server'));
    const address = screen.getByLabelText('Base URL');
    await enter(user, address, 'http://localhost:11434');
    expect(screen.getByText('The address of most servers ends in /v1.')).toBeTruthy();
    await user.type(address, '/v1');
    expect(screen.queryByText('The address of most servers ends in /v1.')).toBeNull();
    await enter(user, screen.getByLabelText('Model'), 'qwen3');
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(
      expect.objectContaining({ baseUrl: 'http://localhost:11434/v1', model: 'qwen3', key: '' }),
    );
  });
});

describe('the key', () => {
  it('is hidden until "Show key" is pressed, and is never in the HTML of the page', async () => {
    const { user } = show();
    await user.click(radio('Google Gemini'));
    await enter(user, keyField(), KEY);
    expect(keyField().type).toBe('password');
    const toggle = screen.getByRole('button', { name: 'Show key', pressed: false });
    await user.click(toggle);
    expect(keyField().type).toBe('text');
    expect(screen.getByRole('button', { name: 'Show key', pressed: true })).toBe(toggle);
    expect(document.documentElement.outerHTML).not.toContain(KEY);
  });

  it('shows only its last characters once it is stored, and need not be typed again', async () => {
    const { ports, storeKey } = fakeSettings();
    storeKey('x4Qk');
    const { user, props } = show({ ports, chosen: 'gemini' });
    expect(screen.getByText('A key that ends in x4Qk is kept until this tab closes. Type another to replace it.')).toBeTruthy();
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ key: '' }));
  });

  it('is not used for another address than the one it is stored for', async () => {
    const { ports, storeKey } = fakeSettings();
    storeKey('x4Qk');
    const { user } = show({ ports, chosen: 'gemini' });
    const address = screen.getByLabelText('Base URL');
    await user.clear(address);
    await enter(user, address, 'https://gate.example.org');
    expect(screen.queryByText(/x4Qk/)).toBeNull();
    await user.click(press('Save settings'));
    expect(screen.getByText('Type or paste the key.')).toBeTruthy();
  });

  it('is found for its address when the address is pasted with spaces', async () => {
    const { ports, storeKey } = fakeSettings();
    storeKey('x4Qk');
    const { user, props } = show({ ports, chosen: 'gemini' });
    const address = screen.getByLabelText('Base URL');
    await user.clear(address);
    await enter(user, address, ' https://generativelanguage.googleapis.com ');
    expect(screen.getByText(/A key that ends in x4Qk is kept/)).toBeTruthy();
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledOnce();
  });

  it('is removed at once by "Forget key"', async () => {
    const { ports, storeKey } = fakeSettings();
    storeKey('x4Qk');
    const { user } = show({ ports, chosen: 'gemini' });
    await user.click(press('Forget key'));
    expect(ports.forgetKey).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('The key is forgotten.');
    expect(screen.queryByRole('button', { name: 'Forget key' })).toBeNull();
    expect(screen.queryByText(/x4Qk/)).toBeNull();
  });
});

describe('a generator of the deployment', () => {
  it('has a field for the model if the deployment names none, and one for the key if it requires one', async () => {
    const { model: _, ...open } = { ...campus, auth: 'user-key' as const };
    const offered: readonly GeneratorOption[] = generatorOptions(undefined, { generators: [open], allowUserGenerators: false });
    const { user, props } = show({ options: offered });
    await user.click(radio('Campus AI'));
    await enter(user, screen.getByLabelText('Model'), 'big');
    await enter(user, keyField(), KEY);
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ model: 'big', key: KEY, baseUrl: '/llm/v1' }));
  });
});
