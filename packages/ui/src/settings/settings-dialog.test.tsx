import { StorageError } from '@marginalia/engine';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enter, fakeSettings, KEY, keyField, press, radio, show } from '../testing/settings.tsx';
import { stubDialog } from '../testing/stub-dialog.ts';

beforeAll(stubDialog);
afterEach(cleanup);

describe('the settings dialog', () => {
  it('opens with focus on the chosen generator, whose name is its label and whose description is the rest', () => {
    show();
    const chosen = within(screen.getByRole('radiogroup', { name: 'Generator' })).getByRole('radio', { name: 'On this device' });
    expect(document.activeElement).toBe(chosen);
    const about = document.getElementById(chosen.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toMatch(/^ReadyFree and private\./);
  });

  it('offers the five kinds of generator, and those of the deployment', () => {
    show();
    const names = within(screen.getByRole('radiogroup', { name: 'Generator' })).getAllByRole('radio');
    expect(names.map((radioButton) => (radioButton as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'On this device',
      'Campus AI',
      'Google Gemini',
      'OpenAI-compatible server',
      "Browser's built-in model",
      'Any chat (copy and paste)',
    ]);
  });

  it('shows the fields of the chosen generator only, with the default address and model of Gemini', async () => {
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

  it('asks for nothing and tests nothing for a chat of the student, and stores the choice', async () => {
    const { user, props } = show();
    await user.click(radio('Any chat (copy and paste)'));
    expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull();
    for (const label of ['API key', 'Base URL', 'Model']) expect(screen.queryByLabelText(label)).toBeNull();
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ option: expect.objectContaining({ kind: 'paste' }) }));
  });

  it('stores the values and closes on "Save settings"', async () => {
    const { user, props } = show();
    await user.click(radio('Google Gemini'));
    await enter(user, keyField(), KEY);
    await user.click(screen.getByRole('checkbox', { name: 'Remember the key in this browser' }));
    await user.click(press('Save settings'));
    expect(props.ports.save).toHaveBeenCalledWith(expect.objectContaining({ key: KEY, remember: true, model: 'gemini-3.5-flash-lite' }));
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it.each(['Cancel', 'Close settings'])('stores nothing on "%s"', async (name) => {
    const { user, props } = show();
    await user.click(radio('Campus AI'));
    await user.click(press(name));
    expect(props.ports.save).not.toHaveBeenCalled();
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it('stays open and shows the reason when the values cannot be stored', async () => {
    const { ports } = fakeSettings({ save: () => Promise.reject(new StorageError('blocked')) });
    const { user, props, dialog } = show({ ports });
    await user.click(press('Save settings'));
    expect((await dialog.findByRole('alert')).textContent).toBe('ErrorSaving is switched off in this browser. Your choice was not kept.');
    expect(props.onClose).not.toHaveBeenCalled();
  });

  it('keeps the values of one generator while another is selected', async () => {
    const { user } = show();
    await user.click(radio('Google Gemini'));
    await enter(user, keyField(), KEY);
    await user.click(radio('On this device'));
    await user.click(radio('Google Gemini'));
    expect(keyField().value).toBe(KEY);
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

  it('shows how long it lasts when it cannot be stored', async () => {
    const { user, dialog } = show({
      onAppearance: () => {
        throw new StorageError('blocked');
      },
    });
    await user.click(radio('Dark'));
    expect(dialog.getByRole('alert').textContent).toContain('This appearance lasts until you leave the page.');
  });
});
