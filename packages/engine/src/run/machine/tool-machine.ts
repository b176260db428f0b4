import { assign, emit, fromCallback, setup } from 'xstate';
import { wordsOf } from '../../format/format.ts';
import { type Result, successNotice } from '../../result/result.ts';
import { appendText, EMPTY_TRANSCRIPT, transcriptAround } from '../../result/transcript.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { failureReason } from './failure-reason.ts';
import { write } from './run-writer.ts';
import {
  canContinue,
  earlierOf,
  resultOf,
  type ToolRunContext,
  type ToolRunEmitted,
  type ToolRunEvent,
  type ToolRunInput,
} from './tool-run.ts';

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
      earlier: earlierOf(context, event.type === 'finished'),
      waiting: undefined,
      failure: undefined,
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
