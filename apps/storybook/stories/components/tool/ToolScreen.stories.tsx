import { exampleTool, fakeGenerator } from '@marginalia/engine/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillExample, LONG_TEXT } from '../../../fixtures/example-tool.ts';
import { type GeneratorName, generatorControl } from '../../../fixtures/generator.ts';
import { withChosenGenerator } from '../../../fixtures/generator-host.tsx';
import { portsOf, storyPorts } from '../../../fixtures/ports.ts';
import { ToolStage } from '../../../fixtures/ToolStage.tsx';

const tool = exampleTool();

/**
 * The one screen of every tool: the form that the definition's schema describes, and the result. This small tool has a field of each
 * kind; the section Tools has the real ones.
 */
const meta = {
  parameters: { layout: 'fullscreen' },
  args: { generator: 'device' },
  argTypes: { generator: generatorControl },
  decorators: [withChosenGenerator],
  render: ({ generator }, context) => <ToolStage key={generator} ports={portsOf(context)} tool={tool} />,
} satisfies Meta<{ readonly generator: GeneratorName }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fake writes the text of these stories, so the control is off. */
const byFake = { controls: { disable: true } } as const;

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
  parameters: byFake,
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT], hangs: true }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Result: Story = {
  tags: ['!autodocs'],
  parameters: byFake,
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT] }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    await expect(await canvas.findByText('Example Ready')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  parameters: byFake,
  loaders: [() => ({ ports: storyPorts({ generator: fakeGenerator({ chunks: [LONG_TEXT], fails: 'network' }) }) })],
  play: async ({ canvas, userEvent }) => {
    await fillExample(canvas, userEvent);
    await expect(await canvas.findByText('Failed to make example. Please try again.')).toBeVisible();
    await expect(canvas.getByText(/could not be reached/)).toBeVisible();
  },
};

export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
export const ResultOnAPhone: Story = { ...Result, globals: { viewport: { value: 'phone' } } };
