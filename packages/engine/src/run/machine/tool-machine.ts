import { and, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckedValues } from '../../definition/tool.ts';
import { wordsOf } from '../../format/format.ts';
import type { GenerationError } from '../../generation/generation-error.ts';
import { needsMore, needsMoreNotice, ON_DEVICE, type Result, successNotice } from '../../result/result.ts';
import { appendText, EMPTY_TRANSCRIPT, transcriptAround } from '../../result/transcript.ts';
import type { DocumentPart, Outcome, Progress, Waiting, WriterEvent } from '../writer/writer-events.ts';
import { countUse } from './count-use.ts';
import { failureNotice } from './failure-reason.ts';
import { type WriteInput, write } from './run-writer.ts';
import {
  begunByModel,
  canContinue,
  isBeginning,
  isStored,
  stoppedResult,
  type ToolRunContext,
  type ToolRunEmitted,
  type ToolRunEvent,
  type ToolRunInput,
  wholeResult,
} from './tool-run.ts';

const SUBMIT = {
  target: '#tool.busy.fresh',
  actions: [{ type: 'setValues', params: ({ event }: SubmitArgs) => event }, 'start'],
} as const;
/** A cancel before the first words of a run returns to the last result, if there is one. */
const CANCEL_BEFORE_TEXT = [
  { guard: 'resultIsWhole', target: '#tool.result.whole' },
  { guard: 'hasResult', target: '#tool.result.stopped' },
  { target: '#tool.idle' },
] as const;
const SHOWN = [{ type: 'show', params: ({ event }: ShowArgs) => event }] as const;
const RESUME = { target: '#tool.busy.resumed', actions: 'restart' } as const;
const START_OVER = { target: '#tool.busy.resumed', actions: ['restart', 'dropParts'] } as const;
const SHOW = [
  { guard: ({ event }: ShowArgs) => event.result.complete, target: '#tool.result.whole', actions: SHOWN },
  { target: '#tool.result.stopped', actions: SHOWN },
] as const;
const CLEAR = { target: '#tool.idle', actions: 'clear' } as const;
const FAILED = [
  { type: 'setFailure', params: ({ event }: FailedArgs) => event },
  { type: 'log', params: ({ event }: FailedArgs) => event },
  { type: 'announceFailure', params: ({ event }: FailedArgs) => event },
] as const;
const COUNTED = { target: '#tool.result.whole', actions: 'announceSuccess' } as const;

interface FailedArgs {
  readonly event: { readonly error: GenerationError };
}

interface ShowArgs {
  readonly event: Extract<ToolRunEvent, { type: 'show' }>;
}

interface SubmitArgs {
  readonly event: { readonly values: CheckedValues };
}

/** The context without any text. */
const NOTHING: Omit<ToolRunContext, keyof ToolRunInput> = {
  values: {},
  transcript: EMPTY_TRANSCRIPT,
  progress: undefined,
  source: ON_DEVICE,
  reads: 'task',
  waiting: undefined,
  parts: [],
  result: undefined,
  earlier: undefined,
  failure: undefined,
  kept: undefined,
};

/**
 * The state machine that runs every tool: idle, busy, then result or error. It ignores a submit while busy, always leaves busy, and
 * keeps the earlier result after a failure.
 */
export const toolMachine = setup({
  types: {
    context: {} as ToolRunContext,
    events: {} as ToolRunEvent,
    emitted: {} as ToolRunEmitted,
    input: {} as ToolRunInput,
  },
  actors: {
    writer: fromCallback<{ type: 'none' }, WriteInput>(write),
    countUse: fromPromise<void, ToolRunInput>(({ input }) => countUse(input)),
  },
  // In milliseconds. Another tab may hold the storage lock for longer.
  delays: { storagePatience: 500 },
  guards: {
    hasWords: ({ context }) => context.transcript.words > 0,
    hasParts: ({ context }) => context.parts.length > 0,
    hasResult: ({ context }) => context.result !== undefined,
    resultIsWhole: ({ context }) => context.result?.complete === true,
    failedBefore: ({ context }) => context.failure !== undefined,
    isStored: ({ context }) => isStored(context),
    canContinue: ({ context }) => canContinue(context),
    needsMore: (_, { outcome }: { outcome: Outcome }) => needsMore(outcome),
  },
  actions: {
    setValues: assign((_, { values }: { values: CheckedValues }) => ({ values })),
    start: assign({ transcript: EMPTY_TRANSCRIPT, progress: undefined, waiting: undefined, failure: undefined }),
    restart: assign({ progress: undefined, waiting: undefined }),
    dropParts: assign({ parts: [] }),
    setGenerator: assign((_, { source, reads }: Extract<WriterEvent, { type: 'begun' }>) => ({ source, reads })),
    replaceText: assign((_, { text }: { text: string }) => ({ transcript: appendText(EMPTY_TRANSCRIPT, text), waiting: undefined })),
    appendText: assign(({ context }, { text }: { text: string }) => ({
      transcript: appendText(context.transcript, text),
      waiting: undefined,
    })),
    arrange: assign((_, { before, after }: { before: string; after: string }) => ({
      transcript: transcriptAround(before, after),
      waiting: undefined,
    })),
    setProgress: assign((_, { progress }: { progress: Progress }) => ({ progress })),
    setWaiting: assign((_, { waiting }: { waiting: Waiting }) => ({ waiting })),
    setParts: assign((_, { parts }: { parts: readonly DocumentPart[] }) => ({ parts })),
    setWholeResult: assign(({ context }, { outcome }: { outcome: Outcome }) => ({
      result: wholeResult(context, outcome),
      earlier: begunByModel(context),
      waiting: undefined,
      failure: undefined,
      kept: undefined,
    })),
    setStoppedResult: assign(({ context }) => ({
      result: stoppedResult(context),
      earlier: context.result?.complete ? context.result : context.earlier,
      waiting: undefined,
      failure: undefined,
      kept: undefined,
    })),
    show: assign((_, { kept, result, parts, progress }: Extract<ToolRunEvent, { type: 'show' }>) => ({
      kept,
      result,
      parts,
      progress,
      values: result.values,
      transcript: result.transcript,
      source: result.source,
      reads: result.source === ON_DEVICE ? ('task' as const) : ('prompt' as const),
      earlier: undefined,
      failure: undefined,
    })),
    clear: assign({ ...NOTHING }),
    setFailure: assign(({ context }, { error }: { error: GenerationError }) => ({
      failure: error.kind,
      waiting: undefined,
      ...(isBeginning(context) && { result: context.earlier, earlier: undefined, kept: undefined }),
    })),
    announceSuccess: emit(({ context }) => ({ type: 'notice', notice: successNotice(context.tool, context.result as Result) }) as const),
    announceNeedsMore: emit(({ context }) => ({ type: 'notice', notice: needsMoreNotice(context.result as Result) }) as const),
    announceStop: emit(({ context }) => {
      return { type: 'notice', notice: { tone: 'info', title: 'Stopped.', text: `${wordsOf(context.transcript.words)} kept.` } } as const;
    }),
    announceFailure: emit(({ context: { tool, values } }, { error }: { error: GenerationError }) => {
      return { type: 'notice', notice: failureNotice(tool, values, error.kind) } as const;
    }),
    // Only kind and status are logged, because a message can quote typed text.
    log: ({ context }, { error }: { error: GenerationError }) => {
      const status = error.status === undefined ? '' : `, status ${error.status}`;
      context.ports.log.warn(`${context.tool.slug}: generation failed (${error.kind}${status})`);
    },
  },
}).createMachine({
  id: 'tool',
  initial: 'idle',
  context: ({ input }) => ({ ...input, ...NOTHING }),
  states: {
    idle: { on: { submit: SUBMIT, show: SHOW } },
    busy: {
      initial: 'fresh',
      invoke: {
        src: 'writer',
        input: ({ context: { tool, values, ports, parts }, event }) => ({
          tool,
          values,
          ports,
          parts,
          startOver: event.type === 'startOver',
        }),
      },
      on: {
        begun: { actions: { type: 'setGenerator', params: ({ event }) => event } },
        waiting: { actions: { type: 'setWaiting', params: ({ event }) => event } },
        parts: { actions: { type: 'setParts', params: ({ event }) => event } },
        progress: { actions: { type: 'setProgress', params: ({ event }) => event } },
        completed: [
          // A result that holds nothing counts as no use and is no success.
          {
            guard: { type: 'needsMore', params: ({ event }) => event },
            target: '#tool.result.whole',
            actions: [{ type: 'setWholeResult', params: ({ event }) => event }, 'announceNeedsMore'],
          },
          { target: '.counting', actions: { type: 'setWholeResult', params: ({ event }) => event } },
        ],
        failed: [
          { guard: 'hasWords', target: 'error.withText', actions: FAILED },
          { target: 'error.empty', actions: FAILED },
        ],
      },
      states: {
        /** No text has arrived, and none is shown. */
        fresh: {
          on: {
            written: { target: 'writing', actions: { type: 'replaceText', params: ({ event }) => event } },
            arranged: { target: 'writing', actions: { type: 'arrange', params: ({ event }) => event } },
            cancel: CANCEL_BEFORE_TEXT,
          },
        },
        /** No text has arrived. The text of the failed or stopped run before stays visible. */
        resumed: {
          on: {
            written: { target: 'writing', actions: { type: 'replaceText', params: ({ event }) => event } },
            arranged: { target: 'writing', actions: { type: 'arrange', params: ({ event }) => event } },
            cancel: [{ guard: and(['failedBefore', 'hasWords']), target: '#tool.error.withText' }, ...CANCEL_BEFORE_TEXT],
          },
        },
        writing: {
          on: {
            written: { actions: { type: 'appendText', params: ({ event }) => event } },
            arranged: { actions: { type: 'arrange', params: ({ event }) => event } },
            cancel: [
              { guard: 'hasWords', target: '#tool.result.stopped', actions: ['setStoppedResult', 'announceStop'] },
              ...CANCEL_BEFORE_TEXT,
            ],
          },
        },
        /** The text is complete. The result is shown after its use is counted, or after a timeout if storage does not respond. */
        counting: {
          invoke: { src: 'countUse', input: ({ context: { tool, ports } }) => ({ tool, ports }), onDone: COUNTED },
          after: { storagePatience: COUNTED },
          on: { cancel: COUNTED },
        },
      },
    },
    result: {
      initial: 'whole',
      on: { submit: SUBMIT, show: SHOW, clear: CLEAR },
      states: {
        whole: {},
        stopped: {
          on: {
            resume: { guard: and(['isStored', 'canContinue']), ...RESUME },
            startOver: { guard: and(['isStored', 'canContinue']), ...START_OVER },
          },
        },
      },
    },
    error: {
      initial: 'empty',
      on: {
        submit: SUBMIT,
        show: SHOW,
        clear: CLEAR,
        retry: RESUME,
        resume: { guard: and(['hasParts', 'canContinue']), ...RESUME },
        startOver: { guard: and(['hasParts', 'canContinue']), ...START_OVER },
      },
      states: {
        /** No text had arrived. */
        empty: {},
        /** The text so far stays visible. */
        withText: {},
      },
    },
  },
});
