import type { Values } from '../../definition/field.ts';
import type { CheckedValues, Tool } from '../../definition/tool.ts';
import type { GenerationErrorKind } from '../../generation/generation-error.ts';
import type { GeneratorCapabilities, ResultSource } from '../../generation/text-generator.ts';
import type { Notice, Ports } from '../../ports.ts';
import { joinSources, ON_DEVICE, type Result } from '../../result/result.ts';
import type { Transcript } from '../../result/transcript.ts';
import type { DocumentPart, Outcome, Progress, Waiting, WriterEvent } from '../writer/writer-events.ts';

/** What a run needs from outside. */
export interface ToolRunInput {
  readonly tool: Tool;
  readonly ports: Pick<Ports, 'generators' | 'storage' | 'archive' | 'clock' | 'log'>;
}

export interface ToolRunContext extends ToolRunInput {
  /** What was submitted last; empty before. */
  readonly values: Values;
  /** The text of the last run. The text of the run before stays until a run that goes on with it has written its first words. */
  readonly transcript: Transcript;
  readonly progress: Progress | undefined;
  /** Who writes, and from what. Both are the last run's until this one has begun, and the device's before the first run. */
  readonly source: ResultSource;
  readonly reads: NonNullable<GeneratorCapabilities['reads']>;
  /** Why no text arrives; gone with the next text. */
  readonly waiting: Waiting | undefined;
  /** Finished parts of the document that was submitted last; while there are any, it can be continued. */
  readonly parts: readonly DocumentPart[];
  /** The last result; it stays until another one takes its place. */
  readonly result: Result | undefined;
  /** The whole result that a stopped one has replaced: a press on Cancel must not take a finished text away. */
  readonly earlier: Result | undefined;
  readonly failure: GenerationErrorKind | undefined;
}

export type ToolRunEvent =
  | { readonly type: 'submit'; readonly values: CheckedValues }
  | { readonly type: 'cancel' }
  /** Runs the last submitted values again after a failure; the finished parts of a long document stay. */
  | { readonly type: 'retry' }
  /** Goes on with a long document that failed or was stopped, at its first missing part. */
  | { readonly type: 'resume' }
  /** Forgets the finished parts of such a document and writes it again from its beginning. */
  | { readonly type: 'startOver' }
  | WriterEvent;

export interface ToolRunEmitted {
  readonly type: 'notice';
  readonly notice: Notice;
}

/** Whether a document that was stopped is stored, so that a later run can go on with it. */
export function isStored({ tool, values, parts, reads }: ToolRunContext): boolean {
  // One that was stopped in its first part is stored after the run was told to stop, and sends no event any more.
  return parts.length > 0 || (reads === 'prompt' && tool.target(values) !== undefined);
}

/** A snapshot of the machine, as far as it matters here: screens load the machine itself only with the first run. */
interface RunSnapshot {
  readonly context: ToolRunContext;
  matches(state: 'error' | { readonly result: 'stopped' }): boolean;
}

/** Whether a long document broke off, and its finished parts are stored. */
export function isUnfinished(snapshot: RunSnapshot): boolean {
  if (snapshot.matches('error')) return snapshot.context.parts.length > 0;
  return snapshot.matches({ result: 'stopped' }) && isStored(snapshot.context);
}

/** Whether the generator that is chosen now can go on with a stored document. One that reads the task writes its own from the beginning. */
export function canContinue({ ports }: ToolRunContext): boolean {
  return ports.generators.getSnapshot().reads === 'prompt';
}

/** The result of a run that came to its end. */
export function wholeResult({ transcript, values, source }: ToolRunContext, outcome: Outcome): Result {
  return {
    transcript,
    values,
    source: outcome.source ?? source,
    complete: true,
    ...(outcome.shortfalls && { shortfalls: outcome.shortfalls }),
  };
}

/** The result of a run that was stopped after its first words. */
export function stoppedResult({ transcript, values, source, reads, parts }: ToolRunContext): Result {
  const sources = reads === 'task' ? [source] : [...parts.map((part) => part.source), source];
  return { transcript, values, source: joinSources(sources), complete: false };
}

/** What stays beside a whole result: a document that a model has begun, where the device wrote its own text for the same form. */
export function begunByModel({ result, source, reads }: ToolRunContext): Result | undefined {
  return reads === 'task' && result?.complete === false && result.source !== source ? result : undefined;
}

/** Whether the last result is a beginning of the document that the transcript holds: the same text, only shorter. */
export function isBeginning({ tool, values, transcript, reads, result }: ToolRunContext): boolean {
  if (!result || result.complete || transcript.words === 0) return false;
  const names = Object.keys({ ...values, ...result.values });
  const sameDocument = tool.target(values) !== undefined && names.every((name) => result.values[name] === values[name]);
  return sameDocument && reads === 'prompt' && result.source !== ON_DEVICE;
}
