import { Footer, PageFrame } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerProps, header } from '../../../fixtures/page-frame.tsx';

/** The frame of every page: skip links, header, main landmark and footer. */
const meta = {
  component: PageFrame,
  args: {
    header,
    footer: <Footer {...footerProps} />,
    children: (
      <div className="m-container">
        <h1>A page</h1>
        <p>What is on it.</p>
      </div>
    ),
  },
  argTypes: { header: { control: false }, footer: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The page of a tool has a second skip link, to the result. */
export const OnAToolPage: Story = {
  args: {
    skipToResult: true,
    children: (
      <div className="m-container">
        <h1>A tool</h1>
        <section aria-label="Result" id="result" tabIndex={-1}>
          The result.
        </section>
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to result' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
