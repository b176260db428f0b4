import { LeftOutWords } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleResult } from '../../../../fixtures/component-samples.ts';

const leftOut = [
  { reason: 'preamble', text: 'Sure! Here is your report:' },
  { reason: 'repeated', text: '7. Q: What opens the valve?\nA: The controller.' },
  { reason: 'closing', text: 'Let me know if you would like any changes!' },
] as const;

/**
 * The list of the words that a model wrote besides its result, folded below it. Nothing of an answer is lost, and none of this is copied
 * or downloaded.
 */
const meta = {
  component: LeftOutWords,
  args: { result: { ...sampleResult, source: 'gemini-2.5-flash', leftOut } },
  argTypes: { result: { control: false } },
} satisfies Meta<typeof LeftOutWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left out of the answer')).toBeVisible();
    await expect(canvas.queryByText(leftOut[0].text)).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Left out of the answer'));
    for (const reason of ['Before the text', 'Stands twice', 'Closing remark']) await expect(await canvas.findByText(reason)).toBeVisible();
    for (const { text } of leftOut) await expect(canvas.getByText(text, { normalizer: (words) => words })).toBeVisible();
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
