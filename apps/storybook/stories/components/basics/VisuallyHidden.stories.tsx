import { Button, VisuallyHidden } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Text for assistive technology only, where sighted people see the same from the layout. */
const meta = { component: VisuallyHidden, args: { children: 'Note Gap Finder AI' } } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Button>
      Use Tool <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use Tool Note Gap Finder AI' })).toBeVisible();
  },
};
