import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventMeanings } from '../../blocks/engine/EventMeanings.tsx';
import { StateChart, TransitionTable } from '../../blocks/engine/StateChart.tsx';
import { StoredShapes } from '../../blocks/engine/StoredShapes.tsx';

/** The blocks of the pages of Engine, as stories that the sidebar does not list: only stories are tested, not pages. */
const meta = { tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  render: () => (
    <>
      <StateChart />
      <TransitionTable />
    </>
  ),
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: /States and transitions/ });
    for (const state of ['idle', 'busy', 'result', 'error']) await expect(picture).toHaveTextContent(state);
    await expect(canvas.getByRole('row', { name: 'busy done counting result announce success' })).toBeVisible();
    // The state busy ignores a second submit, which the root of the machine accepts.
    await expect(canvas.queryByRole('row', { name: /^busy submit/ })).toBeNull();
  },
};

export const Events: Story = {
  render: () => <EventMeanings />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('retry')).toBeVisible();
    await expect(canvas.queryByText(/has no description/)).toBeNull();
  },
};

export const Stored: Story = {
  render: () => <StoredShapes />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('saved_content')).toBeVisible();
    await expect(canvas.getByText(/"title": "Tides - Example"/)).toBeVisible();
  },
};
