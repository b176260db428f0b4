import { assign, emit, fromCallback, setup } from 'xstate';
import type { Values } from '../definition/field.ts';
import type { InputIssue, Tool } from '../definition/tool.ts';
import type { GenerationErrorKind } from '../generation/generation-error.ts';
import type { Notice } from '../notice.ts';
import type { Ports } from '../ports.ts';
import { wordsOf } from '../words.ts';
import { failureReason } from './failure-reason.ts';
import { type Result, successNotice } from './result.ts';
import { appendText, EMPTY_TRANSCRIPT, type Transcript } from './transcript.ts';
import { type Progress, type WriterEvent, type WriterInput, write } from './writer.ts';

export interface ToolRunInput {
  readonly tool: Tool;
  readonly ports: Pick<Ports, 'generator' | 'storage' | 'clock' | 'log'>;
}

export interface ToolRunContext extends ToolRunInput {
  /** What was submitted last, tidied. */
  readonly values: Values;
  /** What is being written, or was when it failed. */
  readonly transcript: Transcript;
  readonly progress: Progress | undefined;
  /** Whether the transcript is a failed run's, kept in view until the next run writes its first words. */
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
  /** Runs the last submitted values again after a failure. */
  | { readonly type: 'retry' }
  | WriterEvent;

export type ToolRunEmitted =
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'invalid'; readonly message: string; readonly issues: readonly InputIssue[] };

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
    halfTextWaits: ({ context }) => context.stale && context.transcript.words > 0,
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
    start: assign({ transcript: EMPTY_TRANSCRIPT, stale: false, progress: undefined, failure: undefined }),
    restart: assign({ stale: true, progress: undefined }),
    append: assign(({ context, event }) =>
      event.type === 'written'
        ? { transcript: appendText(context.stale ? EMPTY_TRANSCRIPT : context.transcript, event.text), stale: false }
        : {},
    ),
    showProgress: assign(({ event }) => (event.type === 'progress' ? { progress: event.progress } : {})),
    keepResult: assign(({ context, event }) => ({
      result: {
        transcript: context.transcript,
        values: context.values,
        source: context.ports.generator.source,
        complete: event.type === 'finished',
      },
      earlier: event.type === 'finished' ? undefined : context.result?.complete ? context.result : context.earlier,
    })),
    keepFailure: assign(({ event }) => (event.type === 'failed' ? { failure: event.error.kind } : {})),
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
      invoke: { src: 'writer', input: ({ context }) => ({ tool: context.tool, values: context.values, ports: context.ports }) },
      on: {
        submit: {},
        written: { actions: 'append' },
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
    result: {},
    error: { on: { retry: { target: 'busy', actions: 'restart' } } },
  },
});
