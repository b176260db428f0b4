import { GenerationError, type GenerationErrorKind } from '../generation/generation-error.ts';
import type { GenerationRequest, TextGenerator } from '../generation/text-generator.ts';
import { ON_DEVICE } from '../run/result.ts';

export interface FakeGeneratorOptions {
  /** What it writes, a delta each. */
  readonly chunks?: readonly string[];
  /** Milliseconds before each delta. */
  readonly delay?: number;
  /** Throws after the deltas. */
  readonly fails?: GenerationErrorKind;
  /** Never ends after the deltas, until it is stopped. */
  readonly hangs?: boolean;
  readonly source?: string;
}

export interface FakeGenerator extends TextGenerator {
  /** What it was asked, in order. */
  readonly requests: GenerationRequest[];
  /** Runs that were stopped before their end. */
  stopped: number;
}

/** A generator that writes what a test says, and remembers what it was asked. */
export function fakeGenerator(options: FakeGeneratorOptions = {}): FakeGenerator {
  const { chunks = ['Written by a fake.\n', 'Second line.'], delay = 0, fails, hangs, source = ON_DEVICE } = options;
  const fake: FakeGenerator = {
    source,
    label: source === ON_DEVICE ? 'On this device' : source,
    capabilities: { streaming: true, location: source === ON_DEVICE ? 'device' : 'network' },
    requests: [],
    stopped: 0,
    availability: async () => ({ state: 'ready' }),
    async *generate(request) {
      fake.requests.push(request);
      let ended = false;
      try {
        yield { type: 'start' };
        for (const text of chunks) {
          await pause(delay, request.signal);
          yield { type: 'delta', text };
        }
        if (hangs) await pause(Number.POSITIVE_INFINITY, request.signal);
        ended = true;
        if (fails) throw new GenerationError(fails, 'The fake was told to fail');
        yield { type: 'finish', reason: 'stop' };
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
