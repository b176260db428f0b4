import type { AnnouncedTool } from '@marginalia/engine';
import { announced } from '@marginalia/tool-defs';
import { ToolCard } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toolNamed } from '../../../fixtures/component-samples.ts';
import { inColumn } from '../../../fixtures/containers.tsx';

const soon = announced[0] as AnnouncedTool;

/** A tool in the catalogue. A ready tool has one link with its name; an announced one has a disabled button and a tag with the reason. */
const meta = {
  component: ToolCard,
  args: { tool: toolNamed('ntcc-report-creator') },
  argTypes: { tool: { control: false } },
  decorators: [inColumn],
} satisfies Meta<typeof ToolCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Study: Story = { args: { tool: toolNamed('flashcard-creator') } };
export const Career: Story = { args: { tool: toolNamed('mock-interview') } };
export const ComingSoon: Story = { args: { tool: soon } };

/** The search terms are marked. */
export const Matched: Story = { args: { terms: ['report'] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LinkNamesTheTool: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: new RegExp(args.tool.name) });
    await expect(link).toHaveAttribute('href', `/tools/${args.tool.slug}`);
    await expect(canvas.getByRole('heading', { name: args.tool.name })).toBeVisible();
  },
};

export const AnnouncedHasNoLink: Story = {
  ...ComingSoon,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
