import type { Values } from '../../definition/field.ts';
import type { InputIssue, Tool } from '../../definition/tool.ts';
import type { GenerationErrorKind } from '../../generation/generation-error.ts';
import type { ResultSource } from '../../generation/text-generator.ts';
import type { Notice, Ports } from '../../ports.ts';
import { allOf, ON_DEVICE, type Result } from '../../result/result.ts';
import type { Transcript } from '../../result/transcript.ts';
import type { ReportPart } from '../document/report-parts.ts';
import type { Outcome, Progress, Waiting, WriterEvent } from '../writer/writer-events.ts';

/** What a run needs from outside. */
export interface ToolRunInput {
  readonly tool: Tool;
  readonly ports: Pick<Ports, 'generator' | 'storage' | 'archive' | 'clock' | 'log'>;
}

export interface ToolRunContext extends ToolRunInput {
  /** What was submitted last, tidied. */
  readonly values: Values;
  /** What is being written, or was when it failed. */
  readonly transcript: Transcript;
  readonly progress: Progress | undefined;
  /** What this run writes with; a person may choose another generator meanwhile. */
  readonly source: ResultSource;
  /** Why no text arrives; gone with the next text. */
  readonly waiting: Waiting | undefined;
  /** Finished parts of the document that was submitted last; while there are any, it can be continued. */
  readonly parts: readonly ReportPart[];
  /** Whether this run forgets them and begins again. */
  readonly anew: boolean;
  /** Whether the transcript is an earlier run's, kept in view until this run writes its first words. */
  readonly stale: boolean;
  /** The last result; it stays until another one takes its place. */
  readonly result: Result | undefined;
  /** The whole result that a stopped one has replaced; one press must not take a finished text away. */
  readonly earlier: Result | undefined;
  readonly failure: GenerationErrorKind | undefined;
}

export type ToolRunEvent =
  | { readonly type: 'submit'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly type: 'cancel' }
  /** Runs the last submitted values again after a failure; what a long document has finished is kept. */
  | { readonly type: 'retry' }
  /** Goes on with a long document that failed or was stopped, at its first missing part. */
  | { readonly type: 'resume' }
  /** Writes such a document again from its beginning. */
  | { readonly type: 'startOver' }
  | WriterEvent;

export type ToolRunEmitted =
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'invalid'; readonly message: string; readonly issues: readonly InputIssue[] };

/** Whether a long document stopped before its end and can be gone on with. The device cannot: it writes a draft of its own. */
export function canContinue(context: ToolRunContext): boolean {
  return isUnfinished(context) && context.ports.generator.source !== ON_DEVICE;
}

/** Whether a long document stopped before its end, and what is written of it is kept. */
export function isUnfinished({ tool, values, parts, result, failure }: ToolRunContext): boolean {
  const stopped = result?.complete === false;
  if (parts.length > 0) return stopped || failure !== undefined;
  // Stopped in its first part: that is stored, but too late for the run to tell.
  return stopped && result.source !== ON_DEVICE && tool.target(values) !== undefined;
}

/** What stays beside the new result: a whole one that was stopped, or what a model had written before the device wrote a draft. */
export function earlierOf({ result, earlier, source }: ToolRunContext, finished: boolean): Result | undefined {
  if (!finished) return result?.complete ? result : earlier;
  return source === ON_DEVICE && result?.complete === false && result.source !== ON_DEVICE ? result : undefined;
}

/** @param outcome nothing where it was stopped */
export function resultOf({ transcript, values, source, parts }: ToolRunContext, outcome: Outcome | undefined): Result {
  return {
    transcript,
    values,
    source: outcome ? (outcome.source ?? source) : source === ON_DEVICE ? source : allOf([...parts.map((part) => part.source), source]),
    complete: outcome !== undefined,
    ...(outcome?.shortfalls && { shortfalls: outcome.shortfalls }),
  };
}
