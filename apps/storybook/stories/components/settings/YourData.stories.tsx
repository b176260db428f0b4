import { SettingsDialog } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { settingsArgs, settingsPorts, yourDataPorts } from '../../../fixtures/settings-dialog.ts';

/** The section "Your data" of Settings: a switch for shared computers, and the deletion of everything after a question. */
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
  args: { yourData: yourDataPorts({ backUp: fn(async () => undefined) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget everything on this device' }));
    await expect(canvas.getByRole('heading', { name: 'Forget everything on this device?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back up first' })).toBeVisible();
    await expect(args.yourData.forgetEverything).not.toHaveBeenCalled();
  },
};
