import { EMPTY_DASHBOARD } from '@marginalia/engine';
import { tools } from '@marginalia/tool-defs';
import { StatCards } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workOfTwoWeeks } from '../../../fixtures/component-samples.ts';

/** The four numbers of the dashboard. The cards have the same size before the numbers are read, so that the layout does not move. */
const meta = {
  component: StatCards,
  args: { model: workOfTwoWeeks, tools: tools.length },
  argTypes: { model: { control: false } },
} satisfies Meta<typeof StatCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // 22 uses of 6 tools; the estimate is 2 hours a use.
    for (const words of ['22', `of ${tools.length} tools`, '6 saved in this browser', '2 reports', '44h'])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const Empty: Story = { args: { model: EMPTY_DASHBOARD } };
export const Loading: Story = { args: { model: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
