import { announced, categories, tools } from '@marginalia/tool-defs';
import { CataloguePage, SettingsDialog } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import '../../fixtures/keep-scroll-position.ts';
import { withFrame } from '../../fixtures/page-frame.tsx';
import { settingsArgs, settingsPorts } from '../../fixtures/settings-dialog.ts';

/** Settings over a page, with every generator. On a phone it is a sheet at the bottom of the screen. */
const meta = {
  title: 'Settings',
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/tools', controls: { disable: true } },
  render: () => (
    <>
      <CataloguePage announced={announced} categories={categories} tools={tools} />
      <SettingsDialog {...settingsArgs} onAppearance={fn()} onClose={fn()} ports={settingsPorts()} />
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'On this device' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
