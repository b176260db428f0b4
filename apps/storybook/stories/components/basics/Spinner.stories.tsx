import { Button, Spinner } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A wait without a known end. Text stands beside the spinner; with reduced motion only the text is left. */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <p className="sb-row">
      <Spinner /> Testing the connection
    </p>
  ),
};

export const FullMotion: Story = { ...Default, globals: { motion: 'full' } };

export const InAButton: Story = { render: () => <Button busy>Analyzing Notes...</Button> };
