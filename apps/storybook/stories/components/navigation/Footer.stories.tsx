import { Footer } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerProps } from '../../../fixtures/page-frame.tsx';

/** The footer of every page. Contact is always the last link. */
const meta = { component: Footer, args: footerProps, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.at(-1)).toHaveAccessibleName('Contact');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
