import { tools } from '@marginalia/tool-defs';
import { Button, CommandPalette, type CommandPaletteProps } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { header } from '../../../fixtures/page-frame.tsx';

/** The palette is open while it is mounted, so a page mounts it to open it. */
function Opened(props: CommandPaletteProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search tools</Button>
      {open && (
        <CommandPalette
          {...props}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Time between two keys as a person types, in milliseconds. */
const AS_A_PERSON = { delay: 30 };

const openSettings = fn();

/** One search field for tools, pages, saved work and actions. */
const meta = {
  component: CommandPalette,
  // An open palette would cover the page of documentation.
  tags: ['!autodocs'],
  args: {
    tools,
    pages: header.links,
    actions: [{ id: 'settings', label: 'Settings', icon: 'settings', context: 'On this device', run: openSettings }],
    readSaved: async () => [
      { key: 'saved_content-1', title: 'Operating systems: deadlocks - Debrief', type: 'Lecture Debrief' },
      { key: 'saved_reports-1', title: 'Smart irrigation with soil sensors', type: 'NTCC Report' },
    ],
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matches: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'deadlocks', AS_A_PERSON);
    await expect(await canvas.findByRole('option', { name: /Operating systems: deadlocks/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'notez', AS_A_PERSON);
    await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
  },
};

export const EnterRunsAnAction: Story = {
  play: async ({ args, canvas }) => {
    openSettings.mockClear();
    await userEvent.type(await canvas.findByRole('combobox'), 'Settings', AS_A_PERSON);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(openSettings).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
