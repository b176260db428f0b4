import { NotFoundPage } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFrame } from '../../fixtures/page-frame.tsx';

const meta = {
  title: '404',
  component: NotFoundPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/no-such-page', controls: { disable: true } },
  args: { path: '/no-such-page' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
