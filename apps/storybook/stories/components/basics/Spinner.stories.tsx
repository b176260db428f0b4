import { Button, Spinner } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Progress of unknown length. Text beside the spinner says what happens; with reduced motion the spinner does not turn. */
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
