import { ToolHeader } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toolNamed } from '../../../fixtures/component-samples.ts';

/** The tool's name, description and icon in the colour of its category, and a link back to all tools. */
const meta = {
  component: ToolHeader,
  args: { tool: toolNamed('note-gap-finder') },
  argTypes: { tool: { control: false } },
} satisfies Meta<typeof ToolHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: args.tool.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Tools' })).toHaveAttribute('href', '/tools');
  },
};

export const Writing: Story = { args: { tool: toolNamed('ntcc-report-creator') } };
export const Career: Story = { args: { tool: toolNamed('mock-interview') } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
