import { ChooseParts } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

const chapters = [
  { title: '8 Photosynthesis', level: 1, part: 1 },
  { title: '8.1 The light reactions convert solar energy to ATP and NADPH', level: 2, part: 1 },
  { title: '8.2 The Calvin cycle', level: 2, part: 3 },
  { title: '9 Cellular respiration and fermentation', level: 1, part: 4 },
  { title: '10 The cell cycle', level: 1, part: 8 },
];
const parts = Array.from({ length: 12 }, (_, at) => ({ title: `Page ${at + 1}`, text: 'Leaf '.repeat(100 + 10 * at) }));
const file = {
  name: 'Biology, chapters 8 to 10.pdf',
  document: { format: 'pdf', kind: 'document', parts, chapters, leftOut: [] },
  words: parts.map(({ text }) => text.length / 5),
} as const;

/** A file is longer than its field. The person chooses chapters or pages; nothing is cut without them. */
const meta = {
  component: ChooseParts,
  args: { field: 'Study material', question: { files: [file], room: 4000, answer: fn() } },
} satisfies Meta<typeof ChooseParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByHeading: Story = {
  play: async ({ args, userEvent }) => {
    const put = await screen.findByRole('button', { name: /^Put in/ });
    await userEvent.click(screen.getByRole('checkbox', { name: /^8 Photosynthesis/ }));
    await expect(put).toHaveTextContent('Put in 360 words');
    await expect(screen.getByRole('checkbox', { name: /^8\.2/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /^9 Cellular/ }));
    await expect(screen.getByText(/too many$/)).toBeVisible();
    await userEvent.click(put);
    await expect(args.question.answer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /^9 Cellular/ }));
    await userEvent.click(put);
    await expect(args.question.answer).toHaveBeenCalledWith(new Set([1, 2, 3]));
  },
};

export const ByPage: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'By page' }));
    // The keyboard works as in any list of check boxes.
    screen.getByRole('checkbox', { name: /^Page 1 / }).focus();
    await userEvent.keyboard(' {Tab} ');
    await expect(screen.getByRole('button', { name: 'Put in 210 words' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
