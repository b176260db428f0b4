import { ResultEmpty } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTool } from '../../../../fixtures/component-samples.ts';

/** The result card before the first run, with the title and the text of the tool's definition. */
const meta = {
  component: ResultEmpty,
  args: { tool: sampleTool },
  argTypes: { tool: { control: false } },
} satisfies Meta<typeof ResultEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No example made yet' })).toBeVisible();
    await expect(canvas.getByText('Add a topic and your notes.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
