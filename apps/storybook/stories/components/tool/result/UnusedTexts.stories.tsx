import { verdictOf } from '@marginalia/engine';
import { UnusedTexts } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleResult, sampleTool } from '../../../../fixtures/component-samples.ts';

const REASONS = ['Points to a picture that is not in the text.', 'Words without a sentence.', 'A formula with no words around it.'];

/** A result whose form has this many lines that it does not use. */
function withUnused(count: number) {
  const lines = Array.from({ length: count }, (_, index) =>
    index === 1 ? 'ATP NADPH ??? ask Tom' : `see fig ${index + 1}, slide ${index + 10}`,
  );
  const starts = lines.map((_line, index) => lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0));
  const unused = lines.map((line, index) => {
    const start = starts[index] ?? 0;
    return { field: 'notes', start, end: start + line.length, reason: REASONS[index % REASONS.length] ?? '' };
  });
  const values = { ...sampleResult.values, notes: [...lines, 'The moon pulls on the sea.'].join('\n') };
  return { ...sampleResult, values, verdict: verdictOf([], unused) };
}

/** The lines of the form that a result does not use, each with its reason. "Show" selects the line in its field. */
const meta = {
  component: UnusedTexts,
  args: { tool: sampleTool, result: withUnused(3), onShow: fn() },
  argTypes: { tool: { control: false }, result: { control: false }, onShow: { control: false } },
} satisfies Meta<typeof UnusedTexts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'What I could not use 3 of 4 lines' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show line 2' }));
    await expect(args.onShow).toHaveBeenCalledWith('notes', { start: 20, end: 41 }, args.result.values['notes']);
  },
};

/** A long list shows its first eight entries. */
export const Long: Story = {
  args: { result: withUnused(20) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 20' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
