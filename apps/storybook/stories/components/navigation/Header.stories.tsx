import { Header } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../../../fixtures/page-frame.tsx';

/** The header of every page. Below 1024 px its links and buttons are in a menu. */
const meta = {
  component: Header,
  args: header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '4.5rem' } } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };

/** "Tools" is the current link on the page of every tool. */
export const OnAToolPage: Story = { parameters: { path: '/tools/mock-interview' }, globals: { viewport: { value: 'desktop' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Reflow: Story = { globals: { viewport: { value: 'reflow' } } };
