import { everyKindDefinition, toolForTest } from '@marginalia/engine/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portsOf, storyPorts } from '../../../../fixtures/ports.ts';
import { ToolStage } from '../../../../fixtures/ToolStage.tsx';

const tool = toolForTest(everyKindDefinition);

/** Numbers, dates, check boxes, lists of rows, and a field that is shown only while another one is filled in. */
const meta = {
  component: ToolStage,
  args: { tool, ports: storyPorts() },
  argTypes: { tool: { control: false }, ports: { control: false } },
  render: (_, context) => <ToolStage ports={portsOf(context)} tool={tool} />,
} satisfies Meta<typeof ToolStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try an example' }));
    await expect(canvas.getByLabelText('Hours')).toHaveValue('3');
    await expect(canvas.getByLabelText('I know the rules')).toBeChecked();
    await expect(canvas.getByLabelText('Place')).toBeVisible();
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-12-14');
    await expect(canvas.getByRole('button', { name: 'Make Example' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make Example' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Add exams' }));
    await expect(canvas.getByLabelText('Subject')).toHaveFocus();
  },
};

export const Phone: Story = { ...Example, globals: { viewport: { value: 'phone' } } };
