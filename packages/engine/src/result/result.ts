import type { Values } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { PASTED } from '../generation/handover.ts';
import type { ResultSource } from '../generation/text-generator.ts';
import type { ResultFacts } from '../generation/verdict.ts';
import type { Notice } from '../notice.ts';
import { type Transcript, textOfTranscript, transcriptOf } from './transcript.ts';

/** The text of a run, with the form values that it was generated from. */
export interface Result extends ResultFacts {
  readonly transcript: Transcript;
  /** The form values at the start of the run. The form may have changed since. */
  readonly values: Values;
  /** The generator's source; "model-a and model-b" if another model continued the text. */
  readonly source: ResultSource;
  /** False if the run was stopped or failed before the end of the text. */
  readonly complete: boolean;
}

export const ON_DEVICE = 'on-device';
const AND = ' and ';

// The success notice of a model's report under 95 % of its target shows the length instead.
const ENOUGH_OF_TARGET = 0.95;

/** Whether a document counts as long enough. */
export function reachesTarget(words: number, target: number): boolean {
  return words >= target * ENOUGH_OF_TARGET;
}

/** Joins the sources of a text without repetition: "model-a and model-b". */
export function joinSources(sources: readonly ResultSource[]): ResultSource {
  return [...new Set(sources)].join(AND);
}

/** The text as it is copied, saved and downloaded. */
export function resultText(result: Result): string {
  return textOfTranscript(result.transcript);
}

/** Whether the result holds nothing that the tool promises. */
export function needsMore({ verdict }: ResultFacts): boolean {
  return verdict?.grade === 'needs-more';
}

/** The badges over a result; none while it is incomplete or holds nothing that the tool promises. */
export function badgesOf(tool: Tool, result: Result): string[] {
  if (!result.complete || needsMore(result)) return [];
  const { badges, onDevice } = tool.definition.screen;
  const templates = (result.source === ON_DEVICE && onDevice?.badges) || badges;
  return templates.map((template) => tool.labelled(template, result.values, { words: wordsOf(tool, result) }));
}

/**
 * The length of a result in words. Of a draft of the device with a target, only the words that are the person's own: its prompts are no
 * text.
 */
function wordsOf(tool: Tool, result: Result): number {
  const { transcript, spans } = result;
  if (result.source !== ON_DEVICE || spans === undefined || tool.target(result.values) === undefined) return transcript.words;
  const text = textOfTranscript(transcript);
  return spans.reduce((sum, { at, length }) => sum + (isInPrompt(text, at) ? 0 : transcriptOf(text.slice(at, at + length)).words), 0);
}

/** Whether an offset stands in a line to tick off. A prompt may name the person's terms, as in a search to run. */
function isInPrompt(text: string, at: number): boolean {
  return text.startsWith('[ ] ', text.lastIndexOf('\n', at - 1) + 1);
}

const CHECK = 'Check every fact and citation before you submit.';

/** The line about the generator at the bottom of the result card. It is never part of the text itself. */
export function provenanceOf({ source }: Pick<Result, 'source'>): string {
  if (source === ON_DEVICE) return 'Drafted on this device from your own text. No AI model was used.';
  const models = source.split(AND).filter((model) => model !== PASTED);
  if (models.length === 0) return `AI draft pasted by you. ${CHECK}`;
  return `AI draft by ${joinSources(models)}${source.split(AND).includes(PASTED) ? ', in part pasted by you' : ''}. ${CHECK}`;
}

export function successNotice(tool: Tool, result: Result): Notice {
  const { screen } = tool.definition;
  const words = wordsOf(tool, result);
  const target = tool.target(result.values);
  const short = target !== undefined && !reachesTarget(words, target);
  const template =
    result.source === ON_DEVICE
      ? (screen.onDevice?.success ?? screen.success)
      : short
        ? `{words} of ${target.toLocaleString('en-US')} words`
        : screen.success;
  return { tone: 'success', title: 'Success!', text: tool.text(template, result.values, { words }) };
}

/** The notice of a result that holds nothing that the tool promises. It says why. */
export function needsMoreNotice({ verdict }: ResultFacts): Notice {
  return { tone: 'warning', title: 'Needs more', text: verdict?.lacks.find(({ grade }) => grade === 'needs-more')?.reason ?? '' };
}
