import { GenerationError, type GenerationErrorKind } from '../generation/generation-error.ts';
import type { SourceSpan } from '../generation/source-span.ts';
import type {
  FinishReason,
  GenerationEvent,
  GenerationRequest,
  GeneratorCapabilities,
  TextGenerator,
} from '../generation/text-generator.ts';
import type { Verdict } from '../generation/verdict.ts';
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
  /** The words of each chunk that are quoted from the form, by the chunk's index. */
  readonly spans?: readonly (readonly SourceSpan[])[];
  readonly verdict?: Verdict;
  readonly language?: string;
  /** Throws after the chunks instead of ending. */
  readonly fails?: GenerationErrorKind;
  /** Never ends after the chunks, until it is aborted. */
  readonly hangs?: boolean;
}

export interface FakeGeneratorOptions extends Pick<FakeAnswer, 'chunks' | 'fails' | 'hangs' | 'spans' | 'verdict' | 'language'> {
  /** Milliseconds before each delta. */
  readonly delay?: number;
  /** The first delta waits for it. */
  readonly after?: Promise<void>;
  readonly source?: string;
  /** Returns the answer to each request (`index` counts from 0). Replaces the scripted answer. */
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
  const { answer: _answer, delay: _delay, after: _after, source: _source, capabilities: _capabilities, ...script } = options;
  const scripted: FakeAnswer = { ...script, chunks };
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
      const answer: FakeAnswer = options.answer?.(request, fake.requests.length) ?? scripted;
      fake.requests.push(request);
      let ended = false;
      try {
        yield { type: 'start' };
        yield* answer.progress ?? [];
        await options.after;
        for (const [index, text] of (answer.chunks ?? []).entries()) {
          await pause(delay, request.signal);
          const spans = answer.spans?.[index];
          yield { type: 'delta', text, ...(spans && { spans }) };
        }
        if (answer.hangs) await pause(Number.POSITIVE_INFINITY, request.signal);
        ended = true;
        if (answer.fails) throw new GenerationError(answer.fails, 'The fake generator fails on purpose');
        const { reason = 'stop', continuation, readInPart, verdict, language } = answer;
        yield {
          type: 'finish',
          reason,
          ...(continuation !== undefined && { continuation }),
          ...(readInPart && { readInPart }),
          ...(verdict && { verdict }),
          ...(language !== undefined && { language }),
        };
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
