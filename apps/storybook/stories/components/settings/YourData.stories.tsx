import { SettingsDialog } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { settingsArgs, settingsPorts, yourDataPorts } from '../../../fixtures/settings-dialog.ts';

/**
 * The section "Your data" of Settings: storage meter, backup and restore, a switch for shared computers, and the deletion of everything
 * after a question.
 */
const meta = {
  title: 'SettingsDialog/Your data',
  component: SettingsDialog,
  // An open dialog would cover the page of documentation.
  tags: ['!autodocs'],
  args: { ...settingsArgs, ports: settingsPorts(), onAppearance: fn(), onClose: fn() },
} satisfies Meta<typeof SettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsNothing: Story = {
  args: { yourData: yourDataPorts({ keepsNothing: () => true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Keep nothing here' })).toBeChecked();
  },
};

export const ForgetEverything: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget everything on this device' }));
    await expect(canvas.getByRole('heading', { name: 'Forget everything on this device?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back up first' })).toBeVisible();
    await expect(args.yourData.forgetEverything).not.toHaveBeenCalled();
  },
};

const backup = new File(['{}'], 'study-backup-2026-11-19.json', { type: 'application/json' });

export const RestorePreview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Backup file'), backup);
    await expect(await canvas.findByRole('button', { name: 'Restore 3 items' })).toBeVisible();
  },
};

export const Restored: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Backup file'), backup);
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore 3 items' }));
    await expect(await canvas.findByRole('button', { name: 'Download what was here before' })).toBeVisible();
  },
};

export const NoBackup: Story = {
  args: {
    yourData: yourDataPorts({
      backup: {
        ...yourDataPorts().backup,
        preview: () => Promise.reject(new Error('This file is not a backup of this site. Choose a file that "Back up" has made.')),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Backup file'), backup);
    await expect(await canvas.findByText(/not a backup/)).toBeVisible();
  },
};
