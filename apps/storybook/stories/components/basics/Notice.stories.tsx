import { savedSentence } from '@marginalia/engine';
import { Button, Notice } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A message that stays on the page. An error is announced and can take focus. */
const meta = {
  component: Notice,
  args: { tone: 'info', heading: 'You are offline.', children: 'Tools still work with the on-device generator.' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['error', 'warning', 'info', 'ok'] },
    level: { control: 'inline-radio', options: [2, 3, 4] },
    children: { control: 'text' },
    actions: { control: false },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { tone: 'warning', heading: 'Gemini needs an API key.', children: 'Add one, or use this device.' },
};

export const ErrorTone: Story = {
  name: 'Error',
  args: { tone: 'error', heading: 'Error', children: 'Please provide sources to format' },
  play: async ({ canvas }) => {
    const alert = (await canvas.findByText('Please provide sources to format')).closest('[role="alert"]');
    const root = alert?.closest<HTMLElement>('[tabindex="-1"]');
    root?.focus();
    await expect(root).toHaveFocus();
    // The alert is inside the element that takes focus: some screen readers drop the text of an alert that takes focus itself.
    await expect(root).not.toBe(alert);
  },
};

export const Warning: Story = {
  args: { tone: 'warning', heading: 'This browser has no room left.', children: 'Download or delete something, then save again.' },
};
export const Info: Story = {};
export const Ok: Story = { args: { tone: 'ok', heading: 'Saved!', children: savedSentence('Report') } };

export const WithActions: Story = {
  args: {
    tone: 'error',
    heading: 'Error',
    children: 'Failed to generate flashcards. Please try again.',
    actions: (
      <Button size="sm" variant="primary">
        Try again
      </Button>
    ),
  },
};
