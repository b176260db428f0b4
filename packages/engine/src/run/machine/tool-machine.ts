import { and, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckedValues } from '../../definition/tool.ts';
import { wordsOf } from '../../format/format.ts';
import type { GenerationError } from '../../generation/generation-error.ts';
import { type Result, successNotice } from '../../result/result.ts';
import { appendText, EMPTY_TRANSCRIPT, transcriptAround } from '../../result/transcript.ts';
import type { DocumentPart, Outcome, Progress, Waiting, WriterEvent } from '../writer/writer-events.ts';
import { countUse } from './count-use.ts';
import { failureReason } from './failure-reason.ts';
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
  actions: [{ type: 'takeValues', params: ({ event }: SubmitArgs) => event }, 'start'],
} as const;
/** A cancel before the first words of a run: back to the result that there is. */
const BACK = [
  { guard: 'resultIsWhole', target: '#tool.result.whole' },
  { guard: 'hasResult', target: '#tool.result.stopped' },
  { target: '#tool.idle' },
] as const;
const GO_ON = { target: '#tool.busy.resumed', actions: 'restart' } as const;
const START_OVER = { target: '#tool.busy.resumed', actions: ['restart', 'dropParts'] } as const;
const FAILED = [
  { type: 'takeFailure', params: ({ event }: FailedArgs) => event },
  { type: 'log', params: ({ event }: FailedArgs) => event },
  { type: 'announceFailure', params: ({ event }: FailedArgs) => event },
] as const;
const COUNTED = { target: '#tool.result.whole', actions: 'announceSuccess' } as const;

interface FailedArgs {
  readonly event: { readonly error: GenerationError };
}

interface SubmitArgs {
  readonly event: { readonly values: CheckedValues };
}

/**
 * The one machine that runs every tool: idle, busy, then result or error. A submit while busy is ignored, busy always ends, and a
 * failure leaves the earlier result where it is.
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
  // Another tab may hold the lock of the storage.
  delays: { storagePatience: 500 },
  guards: {
    hasWords: ({ context }) => context.transcript.words > 0,
    hasParts: ({ context }) => context.parts.length > 0,
    hasResult: ({ context }) => context.result !== undefined,
    resultIsWhole: ({ context }) => context.result?.complete === true,
    failedBefore: ({ context }) => context.failure !== undefined,
    isStored: ({ context }) => isStored(context),
    canContinue: ({ context }) => canContinue(context),
  },
  actions: {
    takeValues: assign((_, { values }: { values: CheckedValues }) => ({ values })),
    start: assign({ transcript: EMPTY_TRANSCRIPT, progress: undefined, waiting: undefined, failure: undefined }),
    restart: assign({ progress: undefined, waiting: undefined }),
    dropParts: assign({ parts: [] }),
    takeGenerator: assign((_, { source, reads }: Extract<WriterEvent, { type: 'begun' }>) => ({ source, reads })),
    replaceText: assign((_, { text }: { text: string }) => ({ transcript: appendText(EMPTY_TRANSCRIPT, text), waiting: undefined })),
    appendText: assign(({ context }, { text }: { text: string }) => ({
      transcript: appendText(context.transcript, text),
      waiting: undefined,
    })),
    arrange: assign((_, { before, after }: { before: string; after: string }) => ({
      transcript: transcriptAround(before, after),
      waiting: undefined,
    })),
    takeProgress: assign((_, { progress }: { progress: Progress }) => ({ progress })),
    takeWaiting: assign((_, { waiting }: { waiting: Waiting }) => ({ waiting })),
    takeParts: assign((_, { parts }: { parts: readonly DocumentPart[] }) => ({ parts })),
    takeWhole: assign(({ context }, { outcome }: { outcome: Outcome }) => ({
      result: wholeResult(context, outcome),
      earlier: begunByModel(context),
      waiting: undefined,
      failure: undefined,
    })),
    takeStopped: assign(({ context }) => ({
      result: stoppedResult(context),
      earlier: context.result?.complete ? context.result : context.earlier,
      waiting: undefined,
      failure: undefined,
    })),
    takeFailure: assign(({ context }, { error }: { error: GenerationError }) => ({
      failure: error.kind,
      waiting: undefined,
      ...(isBeginning(context) && { result: context.earlier, earlier: undefined }),
    })),
    announceSuccess: emit(({ context }) => ({ type: 'notice', notice: successNotice(context.tool, context.result as Result) }) as const),
    announceStop: emit(({ context }) => {
      return { type: 'notice', notice: { tone: 'info', title: 'Stopped.', text: `${wordsOf(context.transcript.words)} kept.` } } as const;
    }),
    announceFailure: emit(({ context: { tool, values } }, { error }: { error: GenerationError }) => {
      const text = tool.text(tool.definition.screen.failure, values);
      return { type: 'notice', notice: { tone: 'error', title: 'Error', text, reason: failureReason(error.kind) } } as const;
    }),
    // Kind and status only: a message can quote what a person typed.
    log: ({ context }, { error }: { error: GenerationError }) => {
      const status = error.status === undefined ? '' : `, status ${error.status}`;
      context.ports.log.warn(`${context.tool.slug}: generation failed (${error.kind}${status})`);
    },
  },
}).createMachine({
  id: 'tool',
  initial: 'idle',
  context: ({ input }) => ({
    ...input,
    values: {},
    transcript: EMPTY_TRANSCRIPT,
    progress: undefined,
    source: 'on-device',
    reads: 'task',
    waiting: undefined,
    parts: [],
    result: undefined,
    earlier: undefined,
    failure: undefined,
  }),
  states: {
    idle: { on: { submit: SUBMIT } },
    busy: {
      initial: 'fresh',
      invoke: {
        src: 'writer',
        input: ({ context: { tool, values, ports, parts }, event }) => ({ tool, values, ports, parts, anew: event.type === 'startOver' }),
      },
      on: {
        begun: { actions: { type: 'takeGenerator', params: ({ event }) => event } },
        waiting: { actions: { type: 'takeWaiting', params: ({ event }) => event } },
        parts: { actions: { type: 'takeParts', params: ({ event }) => event } },
        progress: { actions: { type: 'takeProgress', params: ({ event }) => event } },
        completed: { target: '.counting', actions: { type: 'takeWhole', params: ({ event }) => event } },
        failed: [
          { guard: 'hasWords', target: 'error.withText', actions: FAILED },
          { target: 'error.empty', actions: FAILED },
        ],
      },
      states: {
        /** Nothing is written yet, and nothing is in view. */
        fresh: {
          on: {
            written: { target: 'writing', actions: { type: 'replaceText', params: ({ event }) => event } },
            arranged: { target: 'writing', actions: { type: 'arrange', params: ({ event }) => event } },
            cancel: BACK,
          },
        },
        /** Nothing is written yet; the text of the run that failed or was stopped stays in view. */
        resumed: {
          on: {
            written: { target: 'writing', actions: { type: 'replaceText', params: ({ event }) => event } },
            arranged: { target: 'writing', actions: { type: 'arrange', params: ({ event }) => event } },
            cancel: [{ guard: and(['failedBefore', 'hasWords']), target: '#tool.error.withText' }, ...BACK],
          },
        },
        writing: {
          on: {
            written: { actions: { type: 'appendText', params: ({ event }) => event } },
            arranged: { actions: { type: 'arrange', params: ({ event }) => event } },
            cancel: [{ guard: 'hasWords', target: '#tool.result.stopped', actions: ['takeStopped', 'announceStop'] }, ...BACK],
          },
        },
        /** The text is whole. Whoever sees the result finds its use counted, unless the storage does not answer. */
        counting: {
          invoke: { src: 'countUse', input: ({ context: { tool, ports } }) => ({ tool, ports }), onDone: COUNTED },
          after: { storagePatience: COUNTED },
          on: { cancel: COUNTED },
        },
      },
    },
    result: {
      initial: 'whole',
      on: { submit: SUBMIT },
      states: {
        whole: {},
        stopped: {
          on: {
            resume: { guard: and(['isStored', 'canContinue']), ...GO_ON },
            startOver: { guard: and(['isStored', 'canContinue']), ...START_OVER },
          },
        },
      },
    },
    error: {
      initial: 'empty',
      on: {
        submit: SUBMIT,
        retry: GO_ON,
        resume: { guard: and(['hasParts', 'canContinue']), ...GO_ON },
        startOver: { guard: and(['hasParts', 'canContinue']), ...START_OVER },
      },
      states: {
        /** Nothing was written. */
        empty: {},
        /** The text so far stays in view. */
        withText: {},
      },
    },
  },
});
