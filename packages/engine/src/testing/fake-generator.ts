import { GenerationError, type GenerationErrorKind } from '../generation/generation-error.ts';
import type {
  FinishReason,
  GenerationEvent,
  GenerationRequest,
  GeneratorCapabilities,
  TextGenerator,
} from '../generation/text-generator.ts';
import { ON_DEVICE } from '../result/result.ts';

/** The answer of a fake model to one request. */
export interface FakeAnswer {
  /** A delta each. */
  readonly chunks?: readonly string[];
  /** Before the text. */
  readonly progress?: readonly Extract<GenerationEvent, { type: 'progress' }>[];
  /** The finish reason. Default: `stop`. */
  readonly reason?: FinishReason;
  readonly continuation?: string;
  /** Reports at the end that the prompt was truncated. */
  readonly readInPart?: true;
  /** Throws after the chunks instead of ending. */
  readonly fails?: GenerationErrorKind;
  /** Never ends after the chunks, until it is aborted. */
  readonly hangs?: boolean;
}

export interface FakeGeneratorOptions {
  /** The text, one delta for each entry. */
  readonly chunks?: readonly string[];
  /** Milliseconds before each delta. */
  readonly delay?: number;
  /** Throws after the deltas. */
  readonly fails?: GenerationErrorKind;
  /** Never ends after the deltas, until it is aborted. */
  readonly hangs?: boolean;
  readonly source?: string;
  /** Returns the answer to each request (`index` counts from 0). Replaces `chunks`, `fails` and `hangs`. */
  readonly answer?: (request: GenerationRequest, index: number) => FakeAnswer;
  readonly capabilities?: Partial<GeneratorCapabilities>;
}

export interface FakeGenerator extends TextGenerator {
  /** The requests so far, in order. */
  readonly requests: GenerationRequest[];
  /** The number of runs that were stopped before their end. */
  stopped: number;
}

/** A generator that writes the given text and records its requests. */
export function fakeGenerator(options: FakeGeneratorOptions = {}): FakeGenerator {
  const { chunks = ['Written by a fake.\n', 'Second line.'], delay = 0, source = options.answer ? 'fake-model' : ON_DEVICE } = options;
  const scripted: FakeAnswer = { chunks, ...(options.fails && { fails: options.fails }), ...(options.hangs && { hangs: true }) };
  const fake: FakeGenerator = {
    source,
    label: source === ON_DEVICE ? 'On this device' : source,
    capabilities: {
      streaming: true,
      ...(source === ON_DEVICE ? { location: 'device', reads: 'task' } : { location: 'network', reads: 'prompt' }),
      ...options.capabilities,
    },
    requests: [],
    stopped: 0,
    availability: async () => ({ state: 'ready' }),
    async *generate(request) {
      const answer = options.answer?.(request, fake.requests.length) ?? scripted;
      fake.requests.push(request);
      let ended = false;
      try {
        yield { type: 'start' };
        yield* answer.progress ?? [];
        for (const text of answer.chunks ?? []) {
          await pause(delay, request.signal);
          yield { type: 'delta', text };
        }
        if (answer.hangs) await pause(Number.POSITIVE_INFINITY, request.signal);
        ended = true;
        if (answer.fails) throw new GenerationError(answer.fails, 'The fake generator fails on purpose');
        const { reason = 'stop', continuation, readInPart } = answer;
        yield { type: 'finish', reason, ...(continuation !== undefined && { continuation }), ...(readInPart && { readInPart }) };
      } finally {
        if (!ended) fake.stopped += 1;
      }
    },
  };
  return fake;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new GenerationError('aborted', 'Stopped'));
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    if (milliseconds !== Number.POSITIVE_INFINITY) setTimeout(resolve, milliseconds);
  });
}
