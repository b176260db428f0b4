import { assign, emit, fromCallback, setup } from 'xstate';
import type { Values } from '../definition/field.ts';
import type { InputIssue, Tool } from '../definition/tool.ts';
import type { GenerationErrorKind } from '../generation/generation-error.ts';
import type { ResultSource } from '../generation/text-generator.ts';
import type { Notice } from '../notice.ts';
import type { Ports } from '../ports.ts';
import { wordsOf } from '../words.ts';
import type { ReportPart } from '../work/report-parts.ts';
import { failureReason } from './failure-reason.ts';
import { allOf, ON_DEVICE, type Result, successNotice } from './result.ts';
import { appendText, EMPTY_TRANSCRIPT, type Transcript, transcriptAround } from './transcript.ts';
import { write } from './writer.ts';
import type { Outcome, Progress, Waiting, WriterEvent } from './writer-events.ts';
import type { WriterInput } from './writer-input.ts';

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

const GO_ON = {
  resume: { guard: 'canContinue', target: 'busy', actions: 'restart' },
  startOver: { guard: 'canContinue', target: 'busy', actions: ['restart', 'beginAnew'] },
} as const;

/**
 * The one machine that runs every tool: idle → busy → result | error. Invalid input stays where it is and makes no call;
 * a second submit while busy is ignored; busy is always left; an earlier result outlives a failure.
 */
export const toolMachine = setup({
  types: {
    context: {} as ToolRunContext,
    events: {} as ToolRunEvent,
    emitted: {} as ToolRunEmitted,
    input: {} as ToolRunInput,
  },
  actors: { writer: fromCallback<{ type: 'none' }, WriterInput>(write) },
  guards: {
    inputIsInvalid: ({ context, event }) => event.type === 'submit' && !context.tool.check(event.values).ok,
    somethingWritten: ({ context }) => context.transcript.words > 0 && !context.stale,
    // A retry that has written nothing yet: what the failed run wrote is still what there is.
    halfTextWaits: ({ context }) => context.stale && context.failure !== undefined && context.transcript.words > 0,
    canContinue: ({ context }) => canContinue(context),
    hasResult: ({ context }) => context.result !== undefined,
  },
  actions: {
    tellWhatIsMissing: emit(({ context, event }) => {
      const check = context.tool.check(event.type === 'submit' ? event.values : {});
      const issues = check.ok ? [] : check.issues;
      // The tool's sentence is about what is missing; where nothing is, the issue speaks for itself.
      const unfit = issues.every((issue) => issue.kind === 'unfit') ? issues[0]?.message : undefined;
      const message = unfit ?? context.tool.text(context.tool.definition.screen.invalid, check.values);
      return { type: 'invalid', message, issues } as const;
    }),
    takeValues: assign(({ context, event }) => (event.type === 'submit' ? { values: context.tool.check(event.values).values } : {})),
    start: assign(({ context }) => ({
      transcript: EMPTY_TRANSCRIPT,
      stale: false,
      progress: undefined,
      source: context.ports.generator.source,
      waiting: undefined,
      failure: undefined,
      parts: [],
      anew: false,
    })),
    restart: assign(({ context }) => ({
      stale: true,
      progress: undefined,
      source: context.ports.generator.source,
      waiting: undefined,
      anew: false,
    })),
    beginAnew: assign({ anew: true, parts: [] }),
    credit: assign(({ event }) => (event.type === 'begun' ? { source: event.source } : {})),
    append: assign(({ context, event }) =>
      event.type === 'written'
        ? {
            transcript: appendText(context.stale ? EMPTY_TRANSCRIPT : context.transcript, event.text),
            stale: false,
            waiting: undefined,
          }
        : {},
    ),
    arrange: assign(({ event }) =>
      event.type === 'arranged' ? { transcript: transcriptAround(event.before, event.after), stale: false, waiting: undefined } : {},
    ),
    showProgress: assign(({ event }) => (event.type === 'progress' ? { progress: event.progress } : {})),
    showWaiting: assign(({ event }) => (event.type === 'waiting' ? { waiting: event.waiting } : {})),
    keepParts: assign(({ event }) => (event.type === 'parts' ? { parts: event.parts } : {})),
    keepResult: assign(({ context, event }) => ({
      result: resultOf(context, event.type === 'finished' ? event.outcome : undefined),
      earlier: event.type === 'finished' ? undefined : context.result?.complete ? context.result : context.earlier,
      waiting: undefined,
    })),
    keepFailure: assign(({ context, event }) => {
      if (event.type !== 'failed') return {};
      // A stopped result that this run went on with is the same text, only shorter.
      const { result, earlier, values } = context;
      const outdated = result !== undefined && !result.complete && result.values === values;
      return { failure: event.error.kind, waiting: undefined, ...(outdated && { result: earlier, earlier: undefined }) };
    }),
    tellSuccess: emit(({ context }) => ({ type: 'notice', notice: successNotice(context.tool, context.result as Result) }) as const),
    tellStopped: emit(({ context }) => {
      return { type: 'notice', notice: { tone: 'info', title: 'Stopped.', text: `${wordsOf(context.transcript.words)} kept.` } } as const;
    }),
    tellFailure: emit(({ context }) => {
      const { tool, values, failure } = context;
      const text = tool.text(tool.definition.screen.failure, values);
      return { type: 'notice', notice: { tone: 'error', title: 'Error', text, reason: failureReason(failure ?? 'unknown') } } as const;
    }),
    // Kind and status only: a message can quote what a person typed.
    log: ({ context, event }) => {
      if (event.type !== 'failed') return;
      const status = event.error.status === undefined ? '' : `, status ${event.error.status}`;
      context.ports.log.warn(`${context.tool.slug}: generation failed (${event.error.kind}${status})`);
    },
  },
}).createMachine({
  id: 'tool',
  initial: 'idle',
  context: ({ input }) => ({
    ...input,
    values: {},
    transcript: EMPTY_TRANSCRIPT,
    stale: false,
    progress: undefined,
    source: input.ports.generator.source,
    waiting: undefined,
    parts: [],
    anew: false,
    result: undefined,
    earlier: undefined,
    failure: undefined,
  }),
  on: {
    submit: [
      { guard: 'inputIsInvalid', actions: 'tellWhatIsMissing' },
      { target: '.busy', actions: ['takeValues', 'start'] },
    ],
  },
  states: {
    idle: {},
    busy: {
      invoke: { src: 'writer', input: ({ context: { tool, values, ports, parts, anew } }) => ({ tool, values, ports, parts, anew }) },
      on: {
        submit: {},
        begun: { actions: 'credit' },
        written: { actions: 'append' },
        arranged: { actions: 'arrange' },
        waiting: { actions: 'showWaiting' },
        parts: { actions: 'keepParts' },
        progress: { actions: 'showProgress' },
        finished: { target: 'result', actions: ['keepResult', 'tellSuccess'] },
        failed: { target: 'error', actions: ['keepFailure', 'log', 'tellFailure'] },
        cancel: [
          { guard: 'somethingWritten', target: 'result', actions: ['keepResult', 'tellStopped'] },
          { guard: 'halfTextWaits', target: 'error' },
          { guard: 'hasResult', target: 'result' },
          { target: 'idle' },
        ],
      },
    },
    result: { on: GO_ON },
    error: { on: { ...GO_ON, retry: { target: 'busy', actions: 'restart' } } },
  },
});

/** Whether a long document stopped before its end and has parts to go on from. */
export function canContinue({ parts, result, failure }: ToolRunContext): boolean {
  return parts.length > 0 && (failure !== undefined || result?.complete === false);
}

function resultOf({ transcript, values, source, parts }: ToolRunContext, outcome: Outcome | undefined): Result {
  return {
    transcript,
    values,
    source: outcome ? (outcome.source ?? source) : source === ON_DEVICE ? source : allOf([...parts.map((part) => part.source), source]),
    complete: outcome !== undefined,
    ...(outcome?.shortfalls && { shortfalls: outcome.shortfalls }),
  };
}
