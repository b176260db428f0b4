import type { Values } from '../../definition/field.ts';
import type { CheckedValues, Tool } from '../../definition/tool.ts';
import type { GenerationErrorKind } from '../../generation/generation-error.ts';
import type { Handover } from '../../generation/handover.ts';
import type { GeneratorCapabilities, ResultSource } from '../../generation/text-generator.ts';
import type { KeptResult, PastedAnswer } from '../../kept/kept-result.ts';
import type { Notice } from '../../notice.ts';
import type { Ports } from '../../ports.ts';
import { joinSources, ON_DEVICE, type Result } from '../../result/result.ts';
import type { Transcript } from '../../result/transcript.ts';
import type { DocumentPart, RunProgress, WaitState, WriterEvent, WriterOutcome } from '../writer/writer-events.ts';
import type { PersonReply } from './handovers.ts';

/** The input of the state machine. */
export interface ToolRunInput {
  readonly tool: Tool;
  readonly ports: Pick<Ports, 'generators' | 'work' | 'archive' | 'clock' | 'log'>;
}

export interface ToolRunContext extends ToolRunInput {
  /** The values of the last submit; empty before the first. */
  readonly values: Values;
  /** The text of the last run. When a run continues an earlier text, that text stays until the first new words arrive. */
  readonly transcript: Transcript;
  readonly progress: RunProgress | undefined;
  /** Source and input kind of the generator: of the last run until this one has started, and of the device before the first run. */
  readonly source: ResultSource;
  readonly reads: NonNullable<GeneratorCapabilities['reads']>;
  /** The reason why no text arrives at the moment; undefined again when text arrives. */
  readonly waiting: WaitState | undefined;
  /** The prompt that a person carries to a chat; undefined again when they have replied. */
  readonly handover: Handover | undefined;
  /** The pasted answers that no finished part holds. A run that goes on after a reload takes them instead of asking again. */
  readonly pasted: readonly PastedAnswer[];
  /** Finished parts of the last submitted document. While there are any, the document can be continued. */
  readonly parts: readonly DocumentPart[];
  /** The last result, until another one replaces it. */
  readonly result: Result | undefined;
  /** The complete result that a stopped one has replaced. It is kept, so that Cancel never loses a finished text. */
  readonly earlier: Result | undefined;
  readonly failure: GenerationErrorKind | undefined;
  /** The kept text that `result` shows; undefined if a run of this page has made the result. */
  readonly kept: KeptMark | undefined;
}

/** The kept text that is shown. */
export type KeptMark = Pick<KeptResult, 'id' | 'at' | 'unfinished' | 'waits'>;

export type ToolRunEvent =
  | { readonly type: 'submit'; readonly values: CheckedValues }
  | { readonly type: 'cancel' }
  /** Uses a pasted answer, or skips a prompt whose answer is optional. */
  | PersonReply
  /** Runs the last submitted values again after a failure. The finished parts of a long document are kept. */
  | { readonly type: 'retry' }
  /** Continues a failed or stopped long document at its first missing part. */
  | { readonly type: 'resume' }
  /** Deletes the finished parts of such a document and writes it again from the beginning. */
  | { readonly type: 'startOver' }
  /** Shows a text that was kept. Parts and progress are those of an unfinished document. */
  | {
      readonly type: 'show';
      readonly kept: KeptMark;
      readonly result: Result;
      readonly parts: readonly DocumentPart[];
      readonly progress: RunProgress | undefined;
    }
  /** Removes the text in view, because it was discarded. */
  | { readonly type: 'clear' }
  | WriterEvent;

export interface ToolRunEmitted {
  readonly type: 'notice';
  readonly notice: Notice;
}

/** Whether a later run can continue a stopped text: parts of the document are stored, or its prompt waits for an answer. */
export function isStored({ tool, values, parts, reads, kept }: ToolRunContext): boolean {
  // If the document was stopped in its first part, that part is stored after the stop, when the run sends no more events.
  return parts.length > 0 || kept?.waits !== undefined || (reads === 'prompt' && tool.target(values) !== undefined);
}

/** The members of a machine snapshot that are read here. Screens load the machine itself only at the first run. */
interface RunSnapshot {
  readonly context: ToolRunContext;
  matches(state: 'error' | { readonly result: 'stopped' }): boolean;
}

/** Whether a long document was interrupted and has stored parts. */
export function isUnfinished(snapshot: RunSnapshot): boolean {
  if (snapshot.matches('error')) return snapshot.context.parts.length > 0;
  return snapshot.matches({ result: 'stopped' }) && isStored(snapshot.context);
}

/**
 * Whether the chosen generator can continue a stored document. A generator that reads the task always writes its own text from the start.
 */
export function canContinue({ ports }: ToolRunContext): boolean {
  return ports.generators.getSnapshot().reads === 'prompt';
}

/** The result of a completed run. */
export function wholeResult({ transcript, values, source }: ToolRunContext, outcome: WriterOutcome): Result {
  return { source, ...outcome, transcript, values, complete: true };
}

/** The result of a run that was stopped after its first words. */
export function stoppedResult({ transcript, values, source, reads, parts }: ToolRunContext): Result {
  const sources = reads === 'task' ? [source] : [...parts.map((part) => part.source), source];
  return { transcript, values, source: joinSources(sources), complete: false };
}

/** The unfinished document of a model that is kept beside a complete result of the device for the same form, if there is one. */
export function begunByModel({ result, source, reads }: ToolRunContext): Result | undefined {
  return reads === 'task' && result?.complete === false && result.source !== source ? result : undefined;
}

/** Whether the last result is an earlier, shorter state of the document in the transcript. */
export function isResultBeginning({ tool, values, transcript, reads, result }: ToolRunContext): boolean {
  if (!result || result.complete || transcript.words === 0) return false;
  const names = Object.keys({ ...values, ...result.values });
  const sameDocument = tool.target(values) !== undefined && names.every((name) => result.values[name] === values[name]);
  return sameDocument && reads === 'prompt' && result.source !== ON_DEVICE;
}
