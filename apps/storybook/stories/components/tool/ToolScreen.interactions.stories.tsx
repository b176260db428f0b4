import { exampleTool, fakeGenerator } from '@marginalia/engine/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillExample, LONG_TEXT } from '../../../fixtures/example-tool.ts';
import { portsOf, storyPorts } from '../../../fixtures/ports.ts';
import { ToolStage } from '../../../fixtures/ToolStage.tsx';

const tool = exampleTool();

const meta = {
  title: 'ToolScreen/Interactions',
  component: ToolStage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { tool, ports: storyPorts() },
  render: (_, context) => <ToolStage ports={portsOf(context)} tool={tool} />,
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT] }) }) })],
} satisfies Meta<typeof ToolStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MissingInputTakesFocus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make Example' }));
    const heading = await canvas.findByRole('heading', { name: 'Error' });
    await step('The summary has focus', async () => {
      await waitFor(() => expect(document.activeElement).toContainElement(heading));
    });
    await step('The field is marked as invalid', async () => {
      await expect(canvas.getByLabelText('Topic')).toBeInvalid();
    });
    await step('Tab moves focus to its first link', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', `#${canvas.getByLabelText('Topic').id}`);
    });
  },
};

export const DownloadMenuByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fillExample(canvas, userEvent);
    const button = await canvas.findByRole('button', { name: 'Download' });
    await step('Down opens it on the first item', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await canvas.findByRole('menuitem', { name: 'Text (.txt)' })).toHaveFocus();
    });
    await step('End, first letters and Escape work', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('menuitem', { name: 'PDF (print)' })).toHaveFocus();
      await userEvent.keyboard('w');
      await expect(canvas.getByRole('menuitem', { name: 'Word (.doc)' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
    });
    await step('Enter downloads', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(portsOf(context).downloads).toHaveLength(1));
      await expect(portsOf(context).downloads[0]?.name).toMatch(/^Tides_Example.*\.txt$/);
    });
  },
};

export const CancelKeepsTheText: Story = {
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT], hangs: true }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect((await canvas.findAllByText(/^Stopped\. \d+ words kept\.$/))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Result' })).toHaveFocus();
    await expect(canvas.getByText(/A spring tide has a large range/)).toBeVisible();
  },
};

export const CopyAndSave: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillExample(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(portsOf(context).copied).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(portsOf(context).storage.entries.get('saved_content')).toContain('Tides - Example'));
  },
};
