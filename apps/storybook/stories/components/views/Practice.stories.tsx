import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderView, viewLoader } from '../../../fixtures/view-samples.tsx';

/** The questions of a result, one at a time, with a timer and an answer that is kept. */
const meta = { parameters: { layout: 'padded' }, render: renderView } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const device = { view: 'practice', tool: 'mock-interview', sample: 'backend-with-resume' } as const;

const MODEL = `Before You Start
Bring water.

Questions
**Technical**

**Q1:** What happens between typing an address and seeing the page?
- A good answer shows: DNS, TLS, the request, rendering, and where time is lost.
- Follow-up question: What would you measure first?

**Q2:** ${'How would you test a form that has very many fields? '.repeat(12).trim()}
`;

export const Interview: Story = {
  loaders: [viewLoader(device)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next question' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), 'I measured before I changed anything.');
    await userEvent.click(canvas.getByText('Show what a good answer shows'));
    await expect(await canvas.findByText(/^1 of \d+ answered$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy answers' })).toBeVisible();
  },
};

/** The text of a model, with marks of its own and a very long question. */
export const FromAModel: Story = {
  loaders: [viewLoader({ ...device, text: MODEL })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /typing an address/ })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Next question' }));
    await expect(canvas.getByRole('button', { name: 'Next open question' })).toBeVisible();
  },
};

/** A kept state of another form counts as nothing done. */
export const StrangeState: Story = {
  loaders: [viewLoader({ ...device, state: { texts: [1], at: 7 } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^0 of \d+ answered$/)).toBeVisible();
  },
};

export const Phone: Story = {
  loaders: [viewLoader(device)],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^Question 1 of/, { selector: 'b' }));
    await expect(canvas.getByRole('navigation', { name: 'Questions' })).toBeVisible();
  },
};
