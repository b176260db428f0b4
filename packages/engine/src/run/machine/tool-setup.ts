import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { CheckedValues } from '../../definition/tool.ts';
import { wordsOf } from '../../format/format.ts';
import type { GenerationError } from '../../generation/generation-error.ts';
import type { Handover } from '../../generation/handover.ts';
import { needsMore, needsMoreNotice, ON_DEVICE, type Result, successNotice } from '../../result/result.ts';
import { appendText, EMPTY_TRANSCRIPT, transcriptAround } from '../../result/transcript.ts';
import type { DocumentPart, RunProgress, WaitState, WriterEvent, WriterOutcome } from '../writer/writer-events.ts';
import { countUse } from './count-use.ts';
import { failureNotice } from './failure-reason.ts';
import type { PersonReply } from './handovers.ts';
import { type WriteInput, write } from './run-writer.ts';
import {
  begunByModel,
  canContinue,
  isResultBeginning,
  isStored,
  stoppedResult,
  type ToolRunContext,
  type ToolRunEmitted,
  type ToolRunEvent,
  type ToolRunInput,
  wholeResult,
} from './tool-run.ts';

/** The context without any text. */
export const EMPTY_CONTEXT: Omit<ToolRunContext, keyof ToolRunInput> = {
  values: {},
  transcript: EMPTY_TRANSCRIPT,
  progress: undefined,
  source: ON_DEVICE,
  reads: 'task',
  waiting: undefined,
  handover: undefined,
  pasted: [],
  parts: [],
  result: undefined,
  earlier: undefined,
  failure: undefined,
  kept: undefined,
};

/** The types, actors, guards and actions of a tool's machine. The states are in `tool-machine.ts`. */
export const toolSetup = setup({
  types: {
    context: {} as ToolRunContext,
    events: {} as ToolRunEvent,
    emitted: {} as ToolRunEmitted,
    input: {} as ToolRunInput,
  },
  actors: {
    writer: fromCallback<PersonReply, WriteInput>(write),
    countUse: fromPromise<void, ToolRunInput>(({ input }) => countUse(input)),
  },
  // Milliseconds. Another tab may hold the storage lock for longer, and the result must not wait for it.
  delays: { storagePatience: 500 },
  guards: {
    hasWords: ({ context }) => context.transcript.words > 0,
    hasParts: ({ context }) => context.parts.length > 0,
    hasResult: ({ context }) => context.result !== undefined,
    resultIsWhole: ({ context }) => context.result?.complete === true,
    failedBefore: ({ context }) => context.failure !== undefined,
    isStored: ({ context }) => isStored(context),
    canContinue: ({ context }) => canContinue(context),
    isHandedOver: ({ context }) => context.handover !== undefined,
    canSkip: ({ context }) => context.handover?.reason !== undefined,
    needsMore: (_, { outcome }: { outcome: WriterOutcome }) => needsMore(outcome),
  },
  actions: {
    setValues: assign((_, { values }: { values: CheckedValues }) => ({ values })),
    start: assign({ transcript: EMPTY_TRANSCRIPT, progress: undefined, waiting: undefined, failure: undefined, pasted: [] }),
    restart: assign({ progress: undefined, waiting: undefined }),
    dropParts: assign({ parts: [], pasted: [] }),
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
    setProgress: assign((_, { progress }: { progress: RunProgress }) => ({ progress })),
    setWaiting: assign((_, { waiting }: { waiting: WaitState }) => ({ waiting })),
    setParts: assign((_, { parts }: { parts: readonly DocumentPart[] }) => ({ parts, pasted: [] })),
    setHandover: assign((_, { handover }: { handover: Handover }) => ({ handover, waiting: undefined })),
    keepAnswer: assign(({ context: { handover, pasted } }, { text }: { text: string }) => ({
      pasted: handover ? [...pasted, { id: handover.id, text }] : pasted,
    })),
    endHandover: assign({ handover: undefined }),
    passOn: sendTo('writer', (_, reply: PersonReply) => reply),
    setWholeResult: assign(({ context }, { outcome }: { outcome: WriterOutcome }) => ({
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
      pasted: kept.waits?.pasted ?? [],
      values: result.values,
      transcript: result.transcript,
      source: result.source,
      reads: result.source === ON_DEVICE ? ('task' as const) : ('prompt' as const),
      earlier: undefined,
      failure: undefined,
    })),
    clear: assign({ ...EMPTY_CONTEXT }),
    setFailure: assign(({ context }, { error }: { error: GenerationError }) => ({
      failure: error.kind,
      waiting: undefined,
      ...(isResultBeginning(context) && { result: context.earlier, earlier: undefined, kept: undefined }),
    })),
    announceSuccess: emit(({ context }) => ({ type: 'notice', notice: successNotice(context.tool, context.result as Result) }) as const),
    announceNeedsMore: emit(({ context }) => ({ type: 'notice', notice: needsMoreNotice(context.result as Result) }) as const),
    announceStop: emit(({ context }) => {
      return { type: 'notice', notice: { tone: 'info', title: 'Stopped.', text: `${wordsOf(context.transcript.words)} kept.` } } as const;
    }),
    announceFailure: emit(({ context: { tool, values, transcript } }, { error }: { error: GenerationError }) => {
      return { type: 'notice', notice: failureNotice(tool, values, error.kind, transcript.words > 0) } as const;
    }),
    // Only kind and status are logged, because a message can quote typed text.
    log: ({ context }, { error }: { error: GenerationError }) => {
      const status = error.status === undefined ? '' : `, status ${error.status}`;
      context.ports.log.warn(`${context.tool.slug}: generation failed (${error.kind}${status})`);
    },
  },
});
