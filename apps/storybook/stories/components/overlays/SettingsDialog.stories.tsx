import { SettingsDialog, Tag } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

/** What writes the results, and how the pages look. Appearance changes at once; the generator with Save settings. */
const meta = {
  component: SettingsDialog,
  // On a page of documentation it would cover the page.
  tags: ['!autodocs'],
  args: {
    generators: [
      { value: 'on-device', label: 'On this device', text: 'Nothing leaves the browser.', tag: <Tag tone="ok">Ready</Tag> },
      { value: 'gemini', label: 'Gemini', text: 'With your own key.', tag: <Tag>Needs a key</Tag> },
    ],
    generator: 'on-device',
    appearance: 'system',
    onAppearance: fn(),
    onSave: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof SettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const FocusStartsOnTheChoice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'On this device' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onAppearance).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Gemini' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('gemini'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const CannotBeKept: Story = {
  args: {
    onSave: fn(async () => {
      throw new Error('Saving is switched off in this browser.');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByText(/Saving is switched off in this browser\./)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
