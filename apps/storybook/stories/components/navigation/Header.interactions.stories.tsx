import { Header } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { header } from '../../../fixtures/page-frame.tsx';

const meta = {
  title: 'Header/Interactions',
  component: Header,
  tags: ['!autodocs'],
  args: header,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuickAccessByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Quick Access' });
    await step('Focus opens it', async () => {
      button.focus();
      await expect(await canvas.findByRole('list', { name: 'Quick Access' })).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Tab moves through its links', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'NTCC Report Creator' })).toHaveFocus();
    });
    await step('Escape closes it and restores focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    });
  },
};

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const menu = await canvas.findByRole('button', { name: 'Menu' });
    await step('A click opens it', async () => {
      await userEvent.click(menu);
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    });
    await step('A link closes it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
    });
  },
};
