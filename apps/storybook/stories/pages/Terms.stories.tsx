import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFrame } from '../../fixtures/page-frame.tsx';
import { SampleLegalPage } from '../../fixtures/SampleLegalPage.tsx';

const meta = {
  title: 'Terms',
  component: SampleLegalPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/terms', controls: { disable: true } },
  args: { title: 'Terms of Service' },
} satisfies Meta<typeof SampleLegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
