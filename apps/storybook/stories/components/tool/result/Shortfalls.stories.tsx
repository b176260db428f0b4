import { Shortfalls } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const shortfalls = ['Methodology has 210 of about 400 words.', 'References has 12 of 20 references.'];

/** The requirements that a model's text does not meet, as a note below the text. It is not an error. */
const meta = {
  component: Shortfalls,
  args: { sentences: shortfalls },
} satisfies Meta<typeof Shortfalls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const sentence of shortfalls) await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByText(/^Methodology has/).closest('[role="alert"]')).toBeNull();
  },
};

export const One: Story = { args: { sentences: shortfalls.slice(0, 1) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
