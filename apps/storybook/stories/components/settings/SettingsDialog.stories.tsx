import { SettingsDialog } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { settingsArgs, settingsPorts } from '../../../fixtures/settings-dialog.ts';

/** Chooses the generator and the appearance. Appearance changes at once, the generator with "Save settings". */
const meta = {
  component: SettingsDialog,
  // An open dialog would cover the page of documentation.
  tags: ['!autodocs'],
  args: {
    ...settingsArgs,
    ports: settingsPorts(),
    onAppearance: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ChangesAndSaves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'On this device' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onAppearance).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Google Gemini' }));
    await userEvent.type(canvas.getByLabelText('API key'), 'a-made-up-key');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const CannotBeSaved: Story = {
  args: {
    ports: settingsPorts({
      save: async () => {
        throw new Error('Saving is switched off in this browser.');
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByText(/Saving is switched off in this browser\./)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const KeySaved: Story = {
  args: { chosen: 'gemini', ports: settingsPorts({ storedKey: () => ({ ending: 'x4Qk', remembered: false }) }) },
};

export const TestFails: Story = {
  args: {
    chosen: 'openai-compatible',
    ports: settingsPorts({
      test: async () => ({
        ok: false,
        text: 'Ollama runs at http://localhost:11434, but does not let this site in.',
        advice: 'Start it with OLLAMA_ORIGINS=https://study.example.org.',
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Base URL'), 'http://localhost:11434/v1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Model' }), 'qwen3');
    await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByText(/^Start it with OLLAMA_ORIGINS/)).toBeVisible();
  },
};

export const BrowserModelToDownload: Story = {
  args: {
    chosen: 'browser-model',
    ports: settingsPorts({
      browserModel: { availability: async () => ({ state: 'needs-download' }), download: () => new Promise(() => undefined) },
    }),
  },
};
