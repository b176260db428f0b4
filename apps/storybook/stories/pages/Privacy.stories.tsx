import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFrame } from '../../fixtures/page-frame.tsx';
import { SampleLegalPage } from '../../fixtures/SampleLegalPage.tsx';

const meta = {
  title: 'Privacy',
  component: SampleLegalPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/privacy', controls: { disable: true } },
  args: { title: 'Privacy Policy' },
} satisfies Meta<typeof SampleLegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
