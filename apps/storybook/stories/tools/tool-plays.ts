import { badgesOf, ON_DEVICE, type Tool, transcriptOf, type Values } from '@marginalia/engine';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { noKey } from '../../fixtures/no-key.tsx';
import { fillIn, pressGenerate, resultCard, toolOf } from '../../fixtures/tool-screen.tsx';

/** The first text waits for the generator's own code to arrive; a slow computer is no failure. */
export const WRITTEN = { timeout: 15_000 };

/** How a person brings a tool into a state, and what is to be seen then; every word is the definition's own. */

export async function playInvalid(context: StoryContext): Promise<void> {
  const { canvas } = context;
  const tool = toolOf(context);
  await pressGenerate(context, tool);
  const sentence = await canvas.findByText(tool.definition.screen.invalid);
  await waitFor(() => expect(sentence.closest('.m-error-summary')).toHaveFocus());
  const check = tool.check({});
  for (const { message, path } of check.ok ? [] : check.issues) {
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
    await expect(controlOf(canvas, tool, path[0])).toHaveAccessibleDescription(expect.stringContaining(message));
  }
}

export async function playBusy(context: StoryContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  const button = await context.canvas.findByRole('button', { name: tool.definition.screen.busy });
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const card = await resultCard(context);
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await expect(await within(card).findByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(await within(card).findByText(writingHalf(tool, sample), {}, WRITTEN)).toBeVisible();
}

export async function playResult(context: StoryContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  await context.canvas.findByText('Success!', {}, WRITTEN);
  await checkResult(await resultCard(context), tool, sample);
  await expect(context.canvas.getByRole('button', { name: tool.definition.screen.button })).toHaveFocus();
}

export async function playStopped(context: StoryContext, sample: Values): Promise<void> {
  await runTool(context, sample);
  const card = within(await resultCard(context));
  await card.findByText(writingHalf(toolOf(context), sample), {}, WRITTEN);
  await context.userEvent.click(await card.findByRole('button', { name: 'Cancel' }));
  await expect(await card.findByText(/^Stopped\. [\d,]+ words? kept\.$/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Result' })).toHaveFocus();
}

export async function playFailed(context: StoryContext, sample: Values): Promise<void> {
  const reason =
    'The service could not be reached. Check your connection. If that is well, "Test connection" in Settings says what is wrong.';
  // The finished sections of a long document are kept: it goes on where it broke off.
  const isLong = toolOf(context).definition.target !== undefined;
  await failWith(context, sample, reason, isLong ? ['Continue', 'Start over'] : ['Try again']);
  await expect(within(await resultCard(context)).getByRole('button', { name: 'Copy' })).toBeVisible();
}

/** The screen does not ask a generator whether it has a key before it runs: what there is today is what the service says. */
export async function playNoKey(context: StoryContext, sample: Values): Promise<void> {
  await expect(await context.canvas.findByText(noKey.line)).toBeVisible();
  await failWith(context, sample, noKey.reason ?? '', ['Add a key', 'Use this device']);
}

export async function playPhone(context: StoryContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  await context.canvas.findByText('Success!', {}, WRITTEN);
  const card = await resultCard(context);
  await checkResult(card, tool, sample);
  await expect(within(card).getByRole('heading', { name: 'Result' })).toHaveFocus();
  // The form has folded to a line that opens it.
  await expect(context.canvas.queryByRole('button', { name: tool.definition.screen.button })).toBeNull();
  await expect(context.canvas.getByText('Show the form:', { exact: false })).toBeVisible();
}

/** Fills in the form and presses the tool's button. */
export async function runTool(context: StoryContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await fillIn(context, tool, sample);
  await pressGenerate(context, tool);
}

/** What the card says when the halting generator waits (fixtures/halting-generator.ts). */
function writingHalf(tool: Tool, sample: Values): string {
  const { length } = tool.sections(tool.check(sample).values);
  return `Writing section ${Math.floor(length / 2) + 1} of ${length}`;
}

const withoutNumbers = (text: string): string => text.replaceAll(/\d[\d,]*/g, '#');

async function checkResult(card: HTMLElement, tool: Tool, sample: Values): Promise<void> {
  const { values } = tool.check(sample);
  const { output, screen } = tool.definition;
  const { findByRole, getByRole, getByText, queryByRole } = within(card);
  const sheet = await findByRole('region', { name: `${screen.noun} text` });
  for (const section of tool.sections(values)) await expect(sheet).toHaveTextContent(section.title);
  // How many words the result has is the device's affair: any number stands for {words}.
  const templates = screen.onDevice?.badges ?? screen.badges;
  const badges = badgesOf(tool, { transcript: transcriptOf(''), values, source: ON_DEVICE, complete: true });
  for (const [index, badge] of badges.entries()) {
    const matches = (text: string): boolean => withoutNumbers(text) === withoutNumbers(badge);
    const wanted = templates[index]?.includes('{words}') ? matches : badge;
    await expect(getByText(wanted, { selector: '.m-result__badges *' })).toBeVisible();
  }
  for (const action of ['Copy', 'Download']) await expect(getByRole('button', { name: action })).toBeVisible();
  await expect(queryByRole('button', { name: 'Save' }) !== null).toBe(output.save !== undefined);
  await expect(getByText('Drafted on this device from your own text. No AI model was used.')).toBeVisible();
}

async function failWith(context: StoryContext, sample: Values, reason: string, next: readonly string[]): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  const card = within(await resultCard(context));
  const sentence = await card.findByText(tool.definition.screen.failure, {}, WRITTEN);
  await waitFor(() => expect(sentence.closest('.m-notice')).toHaveFocus());
  await expect(card.getByText(reason)).toBeVisible();
  for (const name of next) await expect(card.getByRole('button', { name })).toBeVisible();
  // What was typed is still there.
  for (const { name } of tool.fields) if (sample[name]) await expect(controlOf(context.canvas, tool, name)).toHaveValue(sample[name]);
}

function controlOf(canvas: StoryContext['canvas'], tool: Tool, name: string): HTMLElement {
  const field = tool.fields.find((candidate) => candidate.name === name);
  return canvas.getByLabelText(field?.label ?? name);
}
