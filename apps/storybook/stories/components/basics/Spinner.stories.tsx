import { Button, Spinner } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** An unknown wait. It says nothing by itself: words stand beside it, and with reduced motion they carry the meaning alone. */
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
