import type { AnnouncedTool } from '@marginalia/engine';
import { announced } from '@marginalia/tool-defs';
import { ComingSoonPage } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFrame } from '../../fixtures/page-frame.tsx';

const tool = announced.find(({ slug }) => slug !== undefined) as AnnouncedTool;

const meta = {
  title: 'Coming soon',
  component: ComingSoonPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: `/tools/${tool.slug}`, controls: { disable: true } },
  args: { tool },
} satisfies Meta<typeof ComingSoonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
