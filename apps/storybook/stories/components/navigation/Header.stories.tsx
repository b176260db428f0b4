import { Header } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../../../fixtures/page-frame.tsx';

/** The site's head. Below 1024 px the pages, Quick Access and the buttons fold into a menu under it. */
const meta = {
  component: Header,
  args: header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '4.5rem' } } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };

/** Tools is current on every page below it. */
export const OnAToolPage: Story = { parameters: { path: '/tools/mock-interview' }, globals: { viewport: { value: 'desktop' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Reflow: Story = { globals: { viewport: { value: 'reflow' } } };
