import { generatorOptions } from '@marginalia/engine';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { SettingsPorts } from '../settings/generator-form.ts';
import { SettingsDialog, type SettingsDialogProps } from '../settings/SettingsDialog.tsx';
import type { YourDataPorts } from '../settings/YourData.tsx';

export const KEY = 'AQ.a-key-that-a-test-made-up-x4Qk';
/** A generator that a deployment offers in addition to the student's own. */
export const campus = {
  id: 'campus',
  kind: 'openai-compatible',
  label: 'Campus AI',
  baseUrl: '/llm/v1',
  model: 'm',
  auth: 'cookie',
} as const;
const options = generatorOptions(undefined, { generators: [campus], allowUserGenerators: true });

/** Enters a text as most people enter a key or an address. Each typed letter draws the whole dialog, which takes long in jsdom. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Fake ports of the settings dialog. `storeKey` stores a key for Gemini whose last characters are given. */
export function fakeSettings(given: Partial<SettingsPorts> = {}) {
  let stored: ReturnType<SettingsPorts['storedKey']>;
  const ports = {
    storedKey: vi.fn((baseUrl: string) => (baseUrl.startsWith('https://generativelanguage.') ? stored : undefined)),
    forgetKey: vi.fn(() => {
      stored = undefined;
    }),
    save: vi.fn<SettingsPorts['save']>(async () => undefined),
    test: vi.fn<SettingsPorts['test']>(async () => ({ ok: true, text: 'Connected. Replied in 0.8 s.' })),
    browserModel: { availability: async () => ({ state: 'unavailable' as const }), download: async () => undefined },
    ...given,
  };
  return {
    ports,
    storeKey: (ending: string) => {
      stored = { ending, remembered: false };
    },
  };
}

/** Fake ports of the section "Your data". */
export function fakeYourData(given: Partial<YourDataPorts> = {}): YourDataPorts {
  return {
    backup: {
      backUp: vi.fn(async () => undefined),
      preview: vi.fn(async () => ({
        backup: { exportedAt: '2026-11-19T10:00:00.000Z', records: [], counters: '{}', unreadable: 0, kept: [], progress: [], decks: [] },
        added: 3,
        present: 9,
      })),
      restore: vi.fn(async () => 3),
      downloadBefore: vi.fn(async () => undefined),
      storageUse: async () => ({ localStorage: { used: 1_240_000, most: 5_242_880 }, all: 3_400_000, persisted: false }),
    },
    keepsNothing: () => false,
    setKeepsNothing: vi.fn(async () => undefined),
    forgetEverything: vi.fn(async () => undefined),
    ...given,
  };
}

/** Renders the dialog with fake ports. */
export function show(given: Partial<SettingsDialogProps> = {}) {
  const props: SettingsDialogProps = {
    options,
    chosen: 'on-device',
    models: [{ value: 'gemini-3.8-flash', label: 'Gemini 3.8 Flash' }],
    ports: fakeSettings().ports,
    appearance: 'system',
    onAppearance: vi.fn(),
    yourData: fakeYourData(),
    onClose: vi.fn(),
    ...given,
  };
  render(<SettingsDialog {...props} />);
  return { props, user: userEvent.setup(), dialog: within(screen.getByRole('dialog', { name: 'Settings' })) };
}

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const keyField = () => screen.getByLabelText<HTMLInputElement>('API key');
export const press = (name: string) => screen.getByRole('button', { name });
