import { Button, EmptyState } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/** An empty list or page: a heading, one sentence that says what to do, and at most one action. */
const meta = {
  component: EmptyState,
  args: { heading: 'No plan yet', text: 'List your subjects and the hours you have. Exam dates make the plan sharper.' },
  argTypes: { level: { control: 'inline-radio', options: [2, 3] }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { icon: 'calendar', level: 2 } };
export const WithIcon: Story = { args: { icon: 'calendar' } };

const clear = fn();

export const NoMatch: Story = {
  args: {
    heading: 'No tool matches "notez"',
    text: 'Check the spelling or clear the search.',
    icon: 'search',
    action: <Button onClick={clear}>Clear search</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    clear.mockClear();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No tool matches "notez"' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};
