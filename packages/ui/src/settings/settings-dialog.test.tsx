import { StorageError } from '@marginalia/engine';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Tag } from '../basics/Tag.tsx';
import { stubDialog } from '../overlays/stub-dialog.ts';
import { SettingsDialog, type SettingsDialogProps } from './SettingsDialog.tsx';

beforeAll(stubDialog);
afterEach(cleanup);

type Kind = 'on-device' | 'model';

const generators: SettingsDialogProps<Kind>['generators'] = [
  { value: 'on-device', label: 'On this device', text: 'Free and private.', tag: <Tag>Ready</Tag> },
  {
    value: 'model',
    label: 'A model',
    text: 'Fast.',
    body: (
      <label>
        API key <input />
      </label>
    ),
  },
];

function show(given: Partial<SettingsDialogProps<Kind>> = {}) {
  const props: SettingsDialogProps<Kind> = {
    generators,
    generator: 'on-device',
    appearance: 'system',
    onAppearance: vi.fn(),
    onSave: vi.fn(async () => undefined),
    onClose: vi.fn(),
    ...given,
  };
  render(<SettingsDialog {...props} />);
  return { props, user: userEvent.setup(), dialog: within(screen.getByRole('dialog', { name: 'Settings' })) };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the settings', () => {
  it('begin on the generator that is chosen, named by its label alone and described by the rest', () => {
    show();
    const chosen = within(screen.getByRole('radiogroup', { name: 'Generator' })).getByRole('radio', { name: 'On this device' });
    expect(document.activeElement).toBe(chosen);
    const about = document.getElementById(chosen.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('ReadyFree and private.');
  });

  it('show what a generator needs while it is chosen', async () => {
    const { user } = show();
    expect(screen.queryByRole('textbox', { name: 'API key' })).toBeNull();
    await user.click(radio('A model'));
    expect(screen.getByRole('textbox', { name: 'API key' })).toBeTruthy();
  });

  it('are kept by "Save settings", which closes them', async () => {
    const { user, props, dialog } = show();
    await user.click(radio('A model'));
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(props.onSave).toHaveBeenCalledWith('model');
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it.each(['Cancel', 'Close settings'])('are left as they were by "%s"', async (name) => {
    const { user, props, dialog } = show();
    await user.click(radio('A model'));
    await user.click(dialog.getByRole('button', { name }));
    expect(props.onSave).not.toHaveBeenCalled();
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it('stay open and say why when they cannot be kept', async () => {
    const { user, props, dialog } = show({ onSave: () => Promise.reject(new StorageError('blocked')) });
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('ErrorSaving is switched off in this browser. Your choice was not kept.');
    expect(props.onClose).not.toHaveBeenCalled();
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
