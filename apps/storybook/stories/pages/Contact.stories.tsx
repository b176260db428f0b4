import { ContactPage } from '@marginalia/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import '../../fixtures/keep-scroll-position.ts';
import { formServices } from '../../fixtures/form-services.ts';
import { withFrame } from '../../fixtures/page-frame.tsx';

const meta = {
  title: 'Contact',
  component: ContactPage,
  tags: ['!autodocs'],
  decorators: [withFrame],
  parameters: { layout: 'fullscreen', path: '/contact', controls: { disable: true } },
  args: { service: formServices.accepts, email: 'hello@example.com', repository: 'https://example.com/repository' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = {
  'First Name': 'Ada',
  'Last Name': 'Byron',
  Email: 'ada@example.com',
  Subject: 'A tool for timetables',
  Message: 'Could a tool read a timetable and find free hours?',
} as const;

async function send({ canvas, userEvent }: StoryContext): Promise<void> {
  for (const [label, text] of Object.entries(FILLED)) {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
}

export const Idle: Story = {};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByText('Enter your first name')).toBeVisible();
    await expect(canvas.getByText('Enter an email address in the format name@example.com')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('First Name')).toHaveFocus());
  },
};

export const Sending: Story = {
  args: { service: formServices.unresponsive },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Please wait...')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The confirmation disappears after 3 seconds. */
export const Sent: Story = {
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Form submitted successfully!')).toBeVisible();
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('');
  },
};

/** The form keeps its text. The error message disappears after 3 seconds. */
export const Failed: Story = {
  args: { service: formServices.unreachable },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Something went wrong!')).toBeVisible();
    await expect(context.canvas.getByLabelText('Message')).toHaveValue(FILLED.Message);
  },
};

/** The form service has given a reason. */
export const Refused: Story = {
  args: { service: formServices.rejects },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('This address has been blocked.')).toBeVisible();
  },
};

/** In a deployment without a form service, a note beside the button says so. */
export const NotSetUp: Story = {
  args: { service: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No form service is set up here, so this form cannot be sent\./)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
