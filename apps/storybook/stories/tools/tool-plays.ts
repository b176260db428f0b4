import { badgesOf, ON_DEVICE, type Tool, transcriptOf, type Values } from '@marginalia/engine';
import { expect, waitFor, within } from 'storybook/test';
import { noKey } from '../../fixtures/generator-host.tsx';
import { fillIn, pressGenerate, resultCard, type ToolContext, toolOf } from '../../fixtures/tool-screen.tsx';

/** Options for `findBy…`: the first text appears after the generator's code is loaded, which takes seconds on a slow machine. */
export const WRITTEN = { timeout: 15_000 };

// Each function brings a tool into one state as a person would, and checks the screen. The expected texts come from the tool's
// definition.

export async function playInvalid(context: ToolContext): Promise<void> {
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

export async function playBusy(context: ToolContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  const button = await context.canvas.findByRole('button', { name: tool.definition.screen.busy });
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const card = await resultCard(context);
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await expect(await within(card).findByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(await within(card).findByText(halfwayText(tool, sample), {}, WRITTEN)).toBeVisible();
}

export async function playResult(context: ToolContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  await context.canvas.findByText('Success!', {}, WRITTEN);
  await checkResult(await resultCard(context), tool, sample);
  await expect(context.canvas.getByRole('button', { name: tool.definition.screen.button })).toHaveFocus();
}

export async function playStopped(context: ToolContext, sample: Values): Promise<void> {
  await runTool(context, sample);
  const card = within(await resultCard(context));
  await card.findByText(halfwayText(toolOf(context), sample), {}, WRITTEN);
  await context.userEvent.click(await card.findByRole('button', { name: 'Cancel' }));
  await expect(await card.findByText(/^Stopped\. [\d,]+ words? kept\.$/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Result' })).toHaveFocus();
}

export async function playFailed(context: ToolContext, sample: Values): Promise<void> {
  const reason = 'The service could not be reached. Check your connection. Still failing? Test the connection in Settings.';
  // The finished sections of a long document are kept, so it can be continued.
  const isLong = toolOf(context).definition.target !== undefined;
  await expectFailure(context, sample, reason, isLong ? ['Continue', 'Start over'] : ['Try again']);
  await expect(within(await resultCard(context)).getByRole('button', { name: 'Copy' })).toBeVisible();
}

/** A run starts although the key is missing; the service rejects it. */
export async function playNoKey(context: ToolContext, sample: Values): Promise<void> {
  await expect(await context.canvas.findByText(noKey.line)).toBeVisible();
  await expectFailure(context, sample, noKey.reason ?? '', ['Add a key', 'Use this device']);
}

export async function playPhone(context: ToolContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  await context.canvas.findByText('Success!', {}, WRITTEN);
  const card = await resultCard(context);
  await checkResult(card, tool, sample);
  await expect(within(card).getByRole('heading', { name: 'Result' })).toHaveFocus();
  // The form is folded to one line, which unfolds it.
  await expect(context.canvas.queryByRole('button', { name: tool.definition.screen.button })).toBeNull();
  await expect(context.canvas.getByText('Show the form:', { exact: false })).toBeVisible();
}

/** Fills in the form and presses the tool's button. */
export async function runTool(context: ToolContext, sample: Values): Promise<void> {
  const tool = toolOf(context);
  await fillIn(context, tool, sample);
  await pressGenerate(context, tool);
}

/** The card's text while the generator "halts" waits (fixtures/generator.ts). */
function halfwayText(tool: Tool, sample: Values): string {
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
  // The number of words depends on the device's text, so any number matches {words}.
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

async function expectFailure(context: ToolContext, sample: Values, reason: string, next: readonly string[]): Promise<void> {
  const tool = toolOf(context);
  await runTool(context, sample);
  const card = within(await resultCard(context));
  const sentence = await card.findByText(tool.definition.screen.failure, {}, WRITTEN);
  await waitFor(() => expect(sentence.closest('.m-notice')).toHaveFocus());
  await expect(card.getByText(reason)).toBeVisible();
  for (const name of next) await expect(card.getByRole('button', { name })).toBeVisible();
  // The form keeps the typed text.
  for (const { name } of tool.fields) if (sample[name]) await expect(controlOf(context.canvas, tool, name)).toHaveValue(sample[name]);
}

function controlOf(canvas: ToolContext['canvas'], tool: Tool, name: string): HTMLElement {
  const field = tool.fields.find((candidate) => candidate.name === name);
  return canvas.getByLabelText(field?.label ?? name);
}
