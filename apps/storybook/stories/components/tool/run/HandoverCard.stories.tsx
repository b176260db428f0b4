import { type KeptResult, pasteGenerator, type Tool } from '@marginalia/engine';
import { answerTo, exampleTool, longTool, proseOf } from '@marginalia/engine/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { keptResult } from '../../../../fixtures/kept-results.ts';
import { portsOf, type StoryPorts, storyPorts } from '../../../../fixtures/ports.ts';
import { ToolStage } from '../../../../fixtures/ToolStage.tsx';

interface StageProps {
  readonly tool: Tool;
  readonly ports: StoryPorts;
}

/** A screen whose texts a person carries to a chat and back. */
const stage = (tool: Tool, kept?: KeptResult) => ({
  args: { tool, ports: storyPorts() },
  loaders: [
    async () => {
      const ports = storyPorts({ generator: pasteGenerator() });
      if (kept) await ports.kept.put(kept);
      return { ports };
    },
  ],
});

const FIRST = `About Tides\n${proseOf(60, 'tide')}`;

type Person = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function begin({ canvas, userEvent }: Person) {
  await userEvent.type(await canvas.findByLabelText('Topic'), 'Tides');
  await userEvent.type(canvas.getByLabelText('Your notes'), 'The moon pulls on the sea.');
  await userEvent.click(canvas.getByRole('button', { name: 'Make Example' }));
  const card = within(await canvas.findByRole('region', { name: 'Result' }));
  await card.findByLabelText('Answer');
  return card;
}

async function pasteInto({ canvas, userEvent }: Person, text: string): Promise<void> {
  await userEvent.click(await canvas.findByLabelText('Answer'));
  await userEvent.paste(text);
}

/** A prompt that a person carries to any chat, and the box for its answer. The run waits as long as it takes. */
const meta = {
  tags: ['!autodocs'],
  argTypes: { ports: { control: false }, tool: { control: false } },
  render: ({ tool }: StageProps, context) => (
    <main className="m-main">
      <ToolStage ports={portsOf(context)} tool={tool} />
    </main>
  ),
} satisfies Meta<StageProps>;

export default meta;
type Story = StoryObj<StageProps>;

export const Waiting: Story = {
  ...stage(exampleTool()),
  play: async (context) => {
    const card = await begin(context);
    await context.userEvent.click(card.getByRole('button', { name: 'Copy prompt' }));
    await expect(await card.findByRole('button', { name: 'Copy prompt again' })).toBeVisible();
    await expect(portsOf(context).copied[0]).toContain('The moon pulls on the sea.');
  },
};

export const AnswerTyped: Story = {
  ...stage(exampleTool()),
  play: async (context) => {
    const card = await begin(context);
    await pasteInto(context, FIRST);
    await expect(await card.findByText('62 words')).toBeVisible();
    await context.userEvent.click(card.getByRole('button', { name: 'Use this answer' }));
    await expect(await card.findByText('AI draft pasted by you. Check every fact and citation before you submit.')).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Result' })).toHaveFocus();
  },
};

export const AnswerRefused: Story = {
  ...stage(exampleTool()),
  play: async (context) => {
    const card = await begin(context);
    await pasteInto(context, card.getByRole('region', { name: 'Prompt' }).textContent ?? '');
    await context.userEvent.click(card.getByRole('button', { name: 'Use this answer' }));
    await expect(await card.findByText(/^This is the prompt, not the answer\./)).toBeVisible();
    await expect(card.getByLabelText('Answer')).toHaveFocus();
  },
};

export const SecondPrompt: Story = {
  ...stage(exampleTool()),
  play: async (context) => {
    const card = await begin(context);
    await pasteInto(context, `About Tides\n${proseOf(20, 'tide')}`);
    await context.userEvent.click(card.getByRole('button', { name: 'Use this answer' }));
    await expect(await card.findByText(/A second prompt asks your chat for it\./)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Skip this part' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Copy prompt' })).toHaveFocus();
  },
};

export const SecondPart: Story = {
  ...stage(longTool()),
  play: async (context) => {
    const card = await begin(context);
    const prompt = card.getByRole('region', { name: 'Prompt' }).textContent ?? '';
    await pasteInto(context, answerTo({ prompt } as Parameters<typeof answerTo>[0]));
    await context.userEvent.click(card.getByRole('button', { name: 'Use this answer' }));
    await expect(await card.findByText(/^Part 2 of \d$/)).toBeVisible();
    await expect(card.getByRole('heading', { name: /^Copy prompt 2 of \d into your chat$/ })).toBeVisible();
    await expect(within(card.getByRole('list', { name: 'Parts' })).getByText(/^Part 1$/)).toBeVisible();
  },
};

export const Dark: Story = { ...SecondPart, globals: { theme: 'dark' } };
export const SecondPartOnAPhone: Story = { ...SecondPart, globals: { viewport: { value: 'phone' } } };

const waiting = { source: 'pasted', complete: false, unfinished: true, tool: longTool().slug } as const;

export const AfterAReload: Story = {
  ...stage(longTool(), keptResult({ ...waiting, waits: { part: 3, of: 6, pasted: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 6 parts are pasted.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
