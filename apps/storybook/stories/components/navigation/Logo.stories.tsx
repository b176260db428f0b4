import { Logo } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** The sign: a margin line and a stroke of the highlighter. The name stands beside it in words. */
const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
