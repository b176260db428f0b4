import { and } from 'xstate';
import type { CheckedValues } from '../../definition/tool.ts';
import type { GenerationError } from '../../generation/generation-error.ts';
import type { ToolRunEvent } from './tool-run.ts';
import { EMPTY_CONTEXT, toolSetup } from './tool-setup.ts';

const ON_SUBMIT = {
  target: '#tool.busy.fresh',
  actions: [{ type: 'setValues', params: ({ event }: SubmitArgs) => event }, 'start'],
} as const;
/** A cancel before the first words of a run returns to the last result, if there is one. */
const ON_CANCEL_BEFORE_TEXT = [
  { guard: 'resultIsWhole', target: '#tool.result.whole' },
  { guard: 'hasResult', target: '#tool.result.stopped' },
  { target: '#tool.idle' },
] as const;
const SHOW_ACTIONS = [{ type: 'show', params: ({ event }: ShowArgs) => event }] as const;
/** A cancel before the first words of a run that continues an earlier text. A failed text stays in view. */
const ON_CANCEL_WITH_EARLIER_TEXT = [
  { guard: and(['failedBefore', 'hasWords']), target: '#tool.error.withText' },
  ...ON_CANCEL_BEFORE_TEXT,
] as const;
const ON_CANCEL_AFTER_TEXT = [
  { guard: 'hasWords', target: '#tool.result.stopped', actions: ['setStoppedResult', 'announceStop'] },
  ...ON_CANCEL_BEFORE_TEXT,
] as const;
const HANDOVER_ACTIONS = [{ type: 'setHandover', params: ({ event }: HandoverArgs) => event }] as const;
const ON_FIRST_TEXT = {
  written: { target: '#tool.busy.writing', actions: { type: 'replaceText', params: ({ event }: WrittenArgs) => event } },
  arranged: { target: '#tool.busy.writing', actions: { type: 'arrange', params: ({ event }: ArrangedArgs) => event } },
} as const;
const ON_RESUME = { target: '#tool.busy.resumed', actions: 'restart' } as const;
const ON_START_OVER = { target: '#tool.busy.resumed', actions: ['restart', 'dropParts'] } as const;
const ON_SHOW = [
  { guard: ({ event }: ShowArgs) => event.result.complete, target: '#tool.result.whole', actions: SHOW_ACTIONS },
  { target: '#tool.result.stopped', actions: SHOW_ACTIONS },
] as const;
const ON_CLEAR = { target: '#tool.idle', actions: 'clear' } as const;
const FAILURE_ACTIONS = [
  { type: 'setFailure', params: ({ event }: FailedArgs) => event },
  { type: 'log', params: ({ event }: FailedArgs) => event },
  { type: 'announceFailure', params: ({ event }: FailedArgs) => event },
] as const;
const WHEN_COUNTED = { target: '#tool.result.whole', actions: 'announceSuccess' } as const;

interface HandoverArgs {
  readonly event: Extract<ToolRunEvent, { type: 'handover' }>;
}

interface WrittenArgs {
  readonly event: Extract<ToolRunEvent, { type: 'written' }>;
}

interface ArrangedArgs {
  readonly event: Extract<ToolRunEvent, { type: 'arranged' }>;
}

interface FailedArgs {
  readonly event: { readonly error: GenerationError };
}

interface ShowArgs {
  readonly event: Extract<ToolRunEvent, { type: 'show' }>;
}

interface SubmitArgs {
  readonly event: { readonly values: CheckedValues };
}

/**
 * The state machine that runs every tool: idle, busy, then result or error. It ignores a submit while busy, always leaves busy, and
 * keeps the earlier result after a failure.
 */
export const toolMachine = toolSetup.createMachine({
  id: 'tool',
  initial: 'idle',
  context: ({ input }) => ({ ...input, ...EMPTY_CONTEXT }),
  states: {
    idle: { on: { submit: ON_SUBMIT, show: ON_SHOW } },
    busy: {
      initial: 'fresh',
      invoke: {
        id: 'writer',
        src: 'writer',
        input: ({ context: { tool, values, ports, parts, pasted }, event }) => ({
          tool,
          values,
          ports,
          parts,
          pasted,
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
          { guard: 'hasWords', target: 'error.withText', actions: FAILURE_ACTIONS },
          { target: 'error.empty', actions: FAILURE_ACTIONS },
        ],
      },
      states: {
        /** No text has arrived, and none is shown. */
        fresh: {
          on: { ...ON_FIRST_TEXT, handover: { target: 'handover.first', actions: HANDOVER_ACTIONS }, cancel: ON_CANCEL_BEFORE_TEXT },
        },
        /** No text has arrived. The text of the failed or stopped run before stays visible. */
        resumed: {
          on: { ...ON_FIRST_TEXT, handover: { target: 'handover.first', actions: HANDOVER_ACTIONS }, cancel: ON_CANCEL_WITH_EARLIER_TEXT },
        },
        writing: {
          on: {
            written: { actions: { type: 'appendText', params: ({ event }) => event } },
            arranged: { actions: { type: 'arrange', params: ({ event }) => event } },
            handover: { target: 'handover.next', actions: HANDOVER_ACTIONS },
            cancel: ON_CANCEL_AFTER_TEXT,
          },
        },
        /** A person carries a prompt to a chat. The run waits for the answer as long as it takes. */
        handover: {
          initial: 'first',
          exit: 'endHandover',
          on: {
            handover: { actions: HANDOVER_ACTIONS },
            answer: {
              guard: 'isHandedOver',
              actions: [
                { type: 'keepAnswer', params: ({ event }) => event },
                'endHandover',
                { type: 'passOn', params: ({ event }) => event },
              ],
            },
            skip: { guard: 'canSkip', actions: ['endHandover', { type: 'passOn', params: ({ event }) => event }] },
          },
          states: {
            /** No text of this run has arrived. */
            first: { on: { ...ON_FIRST_TEXT, cancel: ON_CANCEL_WITH_EARLIER_TEXT } },
            /** The text so far stays visible. */
            next: {
              on: {
                written: { target: '#tool.busy.writing', actions: { type: 'appendText', params: ({ event }) => event } },
                arranged: ON_FIRST_TEXT.arranged,
                cancel: ON_CANCEL_AFTER_TEXT,
              },
            },
          },
        },
        /** The text is complete. The result is shown after its use is counted, or after a timeout if storage does not respond. */
        counting: {
          invoke: { src: 'countUse', input: ({ context: { tool, ports } }) => ({ tool, ports }), onDone: WHEN_COUNTED },
          after: { storagePatience: WHEN_COUNTED },
          on: { cancel: WHEN_COUNTED },
        },
      },
    },
    result: {
      initial: 'whole',
      on: { submit: ON_SUBMIT, show: ON_SHOW, clear: ON_CLEAR },
      states: {
        whole: {},
        stopped: {
          on: {
            resume: { guard: and(['isStored', 'canContinue']), ...ON_RESUME },
            startOver: { guard: and(['isStored', 'canContinue']), ...ON_START_OVER },
          },
        },
      },
    },
    error: {
      initial: 'empty',
      on: {
        submit: ON_SUBMIT,
        show: ON_SHOW,
        clear: ON_CLEAR,
        retry: ON_RESUME,
        resume: { guard: and(['hasParts', 'canContinue']), ...ON_RESUME },
        startOver: { guard: and(['hasParts', 'canContinue']), ...ON_START_OVER },
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
