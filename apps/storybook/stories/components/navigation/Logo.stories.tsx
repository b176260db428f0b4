import { Logo } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** The logo: a margin line and a stroke of a highlighter. The name of the product is text beside it. */
const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
