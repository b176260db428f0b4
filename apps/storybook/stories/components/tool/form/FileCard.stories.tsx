import { FileCard } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../../../fixtures/component-samples.ts';

const added = { names: ['ch8-photosynthesis.docx'], text: 'Leaves are green.', words: 17_930, leftOut: ['9 images', '6 notes'] };

/**
 * The card says whether the files of a field are being read, were added or were refused. It stands over the control, in a live region of
 * the form.
 */
const meta = {
  component: FileCard,
  args: { field: 'Study material', files: { added, refused: [] }, text: sampleText(added.text), onCancel: fn(), onRemove: fn() },
  argTypes: { text: { control: false } },
} satisfies Meta<typeof FileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('17,930 words')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove what was added' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Reading: Story = {
  args: { files: { reading: 'ch8-photosynthesis.docx', refused: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reading' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { files: { refused: [{ name: 'week3.doc', why: 'This is an old Office format. Save it as .docx, then add it again.' }] } },
};

const password = { name: 'exam-2024.pdf', isWrong: false, answer: fn() } as const;

export const PasswordAsked: Story = {
  args: { files: { refused: [], locked: password } },
  play: async ({ canvas, userEvent }) => {
    password.answer.mockClear();
    await userEvent.type(canvas.getByLabelText('Password'), 'tides{Enter}');
    await expect(password.answer).toHaveBeenLastCalledWith('tides');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reading' }));
    await expect(password.answer).toHaveBeenLastCalledWith(undefined);
  },
};

export const PasswordWrong: Story = {
  args: { files: { refused: [], locked: { ...password, isWrong: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/This is not the password of the file\./);
  },
};

export const SeveralFiles: Story = {
  args: {
    files: {
      added: {
        names: ['week 1.pptx', 'readings.xlsx'],
        text: 'Leaves are green.',
        words: 2140,
        leftOut: ['9 images, 2 hidden slides of week 1.pptx', '1 hidden sheet of readings.xlsx'],
      },
      refused: [
        {
          name: 'week3.odp',
          why: 'This is a file of another office program. Save or export it as .docx, .pptx, .xlsx or PDF, then add it again.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('week 1.pptx, readings.xlsx')).toBeVisible();
    await expect(canvas.getByText(/1 hidden sheet of readings\.xlsx/)).toBeVisible();
    await expect(canvas.getByText('“week3.odp” was not added')).toBeVisible();
  },
};

export const ChangedSince: Story = { args: { files: { added, refused: [], changed: true } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
