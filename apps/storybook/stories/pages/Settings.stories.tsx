import { announced, categories, tools } from '@marginalia/tool-defs';
import { CataloguePage, SettingsDialog, Tag } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import '../../fixtures/quiet-frame.ts';
import { withFrame } from '../../fixtures/frame.tsx';

/** Settings over a page, with the generator that there is. On a phone it is a sheet at the foot of the screen. */
const meta = {
  title: 'Settings',
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/tools', controls: { disable: true } },
  render: () => (
    <>
      <CataloguePage announced={announced} categories={categories} tools={tools} />
      <SettingsDialog
        appearance="system"
        generator="on-device"
        generators={[
          {
            value: 'on-device',
            label: 'On this device',
            text: 'Free and private. Works offline. It drafts from your own text and never invents.',
            tag: (
              <Tag icon="check" tone="ok">
                Ready
              </Tag>
            ),
          },
        ]}
        onAppearance={fn()}
        onClose={fn()}
        onSave={fn(async () => undefined)}
      />
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
