import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GenerationError } from '../generation/generation-error.ts';
import type { GenerationEvent, GenerationRequest, TextGenerator } from '../generation/text-generator.ts';
import { generationRequest } from './generation-request.ts';

/** The answer that the service behind a generator must give. */
export interface ContractAnswer {
  readonly text: string;
  /** Thinking before the text, in the form that the service uses. */
  readonly thinking?: string;
  /** The ends of the chunks of the answer, taken modulo its length. */
  readonly cuts?: readonly number[];
  /** Never answers, or sends half of the answer and nothing more. */
  readonly hangs?: 'before' | 'during';
  /** Refuses with a message that contains `text` and quotes the request. */
  readonly refuses?: boolean;
}

/** A generator and what its service notices. */
export interface ContractSetup {
  readonly generator: TextGenerator;
  /** Resolves when the client has closed the connection, or at once if the service was never called. */
  readonly closed: Promise<void>;
  /** Texts that an error must not contain. */
  readonly secrets: readonly string[];
}

interface ContractOptions {
  /** The number of random answers to try. Default: 60; give fewer for a real connection. */
  readonly runs?: number;
  /** Makes a generator whose service gives this answer to every request. */
  readonly setUp: (answer: ContractAnswer) => ContractSetup | Promise<ContractSetup>;
}

/** A stopped generator may take this many milliseconds to end. One that waits for its service would never end. */
const STOP_TIMEOUT = 2000;

/** The contract of `TextGenerator` as tests. Every generator must pass them. */
export function describeGenerator(name: string, { setUp, runs = 60 }: ContractOptions): void {
  describe(`${name} meets the contract of TextGenerator:`, () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((value) => value.trim() !== '' && !/^\s*</.test(value));
    const cuts = fc.array(fc.nat(), { maxLength: 12 });

    it('its deltas concatenate to the text, wherever chunks end, and one finish comes last', async () => {
      await fc.assert(
        fc.asyncProperty(text, cuts, async (written, at) => {
          const { events } = await run(await setUp({ text: written, cuts: at }));
          expect(textOf(events)).toBe(written);
          expect(events.filter(({ type }) => type === 'finish')).toEqual([events.at(-1)]);
          const starts = events.flatMap(({ type }, index) => (type === 'start' ? [index] : []));
          expect(starts).toHaveLength(1);
          expect(starts[0]).toBeLessThan(events.findIndex(({ type }) => type === 'delta'));
        }),
        { numRuns: runs },
      );
    });

    it('no delta contains thinking', async () => {
      const { events } = await run(await setUp({ text: 'The answer.', thinking: 'Let me see what they want.' }));
      expect(textOf(events)).toBe('The answer.');
    });

    it.each(['before', 'during', 'between two pieces of'] as const)(
      'it throws at once when it is stopped %s the answer, closes the connection and emits nothing more',
      async (when) => {
        const made = await setUp({ text: 'Half an answer', hangs: when === 'before' ? 'before' : 'during' });
        const stop = new AbortController();
        const outcome = run(made, { signal: stop.signal }, (event) => {
          if (event.type !== 'delta') return;
          if (when === 'during') setTimeout(() => stop.abort(), 5);
          else stop.abort();
        });
        if (when === 'before') setTimeout(() => stop.abort(), 20);
        const { error, after } = await within(outcome);
        expect(error?.kind).toBe('aborted');
        await within(made.closed);
        expect(after).toEqual({ done: true, value: undefined });
      },
    );

    it('it sends no request when it is stopped before it begins', async () => {
      const made = await setUp({ text: 'Nothing', hangs: 'before' });
      const { error, events } = await within(run(made, { signal: AbortSignal.abort() }));
      expect(error?.kind).toBe('aborted');
      expect(textOf(events)).toBe('');
    });

    it('it closes the connection when the loop is left', async () => {
      const made = await setUp({ text: 'Half an answer', hangs: 'during' });
      for await (const event of made.generator.generate(generationRequest())) if (event.type === 'delta') break;
      await within(made.closed);
    });

    it('no error contains a key or a typed text', async () => {
      const made = await setUp({ text: 'No.', refuses: true });
      const typed = 'My grandmother Edith was born in 1931 in Leeds.';
      const { error, after } = await run(made, { prompt: typed });
      expect(error).toBeInstanceOf(GenerationError);
      expect(after).toEqual({ done: true, value: undefined });
      for (const secret of [...made.secrets, 'Edith', 'grandmother']) expect(everythingIn(error)).not.toContain(secret);
    });
  });
}

interface Outcome {
  readonly events: readonly GenerationEvent[];
  readonly error: GenerationError | undefined;
  /** The result of one more call of the iterator's `next`. */
  readonly after: unknown;
}

async function run(
  { generator }: ContractSetup,
  request: Partial<GenerationRequest> = {},
  onEvent: (event: GenerationEvent) => void = () => {},
): Promise<Outcome> {
  const events: GenerationEvent[] = [];
  const iterator = generator.generate({ ...generationRequest(), ...request })[Symbol.asyncIterator]();
  let error: GenerationError | undefined;
  try {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      events.push(next.value);
      onEvent(next.value);
    }
  } catch (thrown) {
    if (!(thrown instanceof GenerationError)) throw thrown;
    error = thrown;
  }
  return { events, error, after: await iterator.next() };
}

function textOf(events: readonly GenerationEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
}

function everythingIn(error: unknown): string {
  const own = error instanceof Error ? [error.message, error.stack ?? '', everythingIn(error.cause)] : [];
  return [...own, JSON.stringify(error) ?? '', String(error)].join('\n');
}

async function within<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing happened for ${STOP_TIMEOUT} ms`)), STOP_TIMEOUT);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
