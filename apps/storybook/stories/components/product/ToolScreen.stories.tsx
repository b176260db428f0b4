import { exampleTool, fakeGenerator } from '@marginalia/engine/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillExample, LONG_TEXT } from '../../../fixtures/example-run.ts';
import { portsOf, storyPorts } from '../../../fixtures/ports.ts';
import { ToolStage } from '../../../fixtures/tool-stage.tsx';

const tool = exampleTool();

/**
 * The one screen of every tool: the form from the definition's schema, and the result. Here with a small tool that has a field of
 * each kind; the tools themselves are under Tools.
 */
const meta = {
  title: 'ToolScreen',
  component: ToolStage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { tool, ports: storyPorts('instant') },
  render: (_, context) => <ToolStage ports={portsOf(context)} tool={tool} />,
} satisfies Meta<typeof ToolStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make Example' }));
    await expect(await canvas.findByText('Please provide topic and notes')).toBeVisible();
  },
};

export const Busy: Story = {
  tags: ['!autodocs'],
  loaders: [() => ({ ports: storyPorts('instant', { generator: fakeGenerator({ chunks: [LONG_TEXT], hangs: true }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Result: Story = {
  tags: ['!autodocs'],
  loaders: [() => ({ ports: storyPorts('instant', { generator: fakeGenerator({ chunks: [LONG_TEXT] }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    await expect(await canvas.findByText('Example Ready')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  loaders: [() => ({ ports: storyPorts('instant', { generator: fakeGenerator({ chunks: [LONG_TEXT], fails: 'network' }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    await expect(await canvas.findByText('Failed to make example. Please try again.')).toBeVisible();
    await expect(canvas.getByText(/could not be reached/)).toBeVisible();
  },
};

export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
export const ResultOnAPhone: Story = { ...Result, globals: { viewport: { value: 'phone' } } };
