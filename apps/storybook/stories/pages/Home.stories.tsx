import { announced, categories, featuredTools, showcase, toolCount, tools } from '@marginalia/tool-defs';
import { HomePage } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFrame } from '../../fixtures/page-frame.tsx';

const meta = {
  title: 'Home',
  component: HomePage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/', controls: { disable: true } },
  args: { announced, categories, featured: featuredTools, showcase, toolCount, tools },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Reflow: Story = { name: 'At 320 px', globals: { viewport: { value: 'reflow' } } };
