import { readSavedWork } from '@marginalia/engine';
import { announced, categories, tools } from '@marginalia/tool-defs';
import { CataloguePage, CommandPalette } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { header, withFrame } from '../../fixtures/page-frame.tsx';
import { portsOf, type StoryPorts } from '../../fixtures/ports.ts';

function Page({ ports }: { readonly ports: StoryPorts }) {
  return (
    <>
      <CataloguePage announced={announced} categories={categories} tools={tools} />
      <CommandPalette
        actions={[
          { id: 'generator', label: 'Change generator', icon: 'settings', context: 'On this device', run: fn() },
          { id: 'theme', label: 'Switch to dark theme', icon: 'moon', run: fn() },
        ]}
        onClose={fn()}
        pages={header.links}
        readSaved={async () => (await readSavedWork(ports.work)).entries}
        tools={tools}
      />
    </>
  );
}

/** The command palette over a page, with tools, pages, saved work and actions. */
const meta = {
  title: 'Palette',
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/tools', controls: { disable: true } },
  render: (_args, context) => <Page ports={portsOf(context)} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FindsSavedWork: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'deadlocks');
    await expect(await canvas.findByRole('option', { name: /Operating systems: deadlocks - Debrief/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
