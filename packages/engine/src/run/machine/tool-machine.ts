import { and } from 'xstate';
import type { CheckedValues } from '../../definition/tool.ts';
import type { GenerationError } from '../../generation/generation-error.ts';
import type { ToolRunEvent } from './tool-run.ts';
import { NOTHING, toolSetup } from './tool-setup.ts';

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

/**
 * The state machine that runs every tool: idle, busy, then result or error. It ignores a submit while busy, always leaves busy, and
 * keeps the earlier result after a failure.
 */
export const toolMachine = toolSetup.createMachine({
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
