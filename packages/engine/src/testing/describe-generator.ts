import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GenerationError } from '../generation/generation-error.ts';
import type { GenerationEvent, GenerationRequest, TextGenerator } from '../generation/text-generator.ts';
import { generationRequest } from './generation-request.ts';

/** How the service behind a generator is to answer. */
export interface LawAnswer {
  readonly text: string;
  /** Sent as the service sends thinking, before the text. */
  readonly thinking?: string;
  /** Where the bytes, or the pieces, of the answer are cut: numbers of any size, taken modulo its length. */
  readonly cuts?: readonly number[];
  /** Never answers, or stops in the middle of the answer without an end. */
  readonly hangs?: 'before' | 'during';
  /** Refuses, with the text as what it says, beside whatever was sent to it. */
  readonly refuses?: boolean;
}

/** A generator and what its service sees. */
export interface LawWorld {
  readonly generator: TextGenerator;
  /** Resolves when the service has seen its client go away, or was never called. */
  readonly closed: Promise<void>;
  /** What must never be in an error. */
  readonly secrets: readonly string[];
}

export interface LawOptions {
  /** Takes the time of a real connection: fewer runs. */
  readonly runs?: number;
  /** Makes a world whose service answers so, every time it is asked. */
  readonly world: (answer: LawAnswer) => LawWorld | Promise<LawWorld>;
}

/** Long enough for any runner; an adapter that waits for its service instead would never come to an end. */
const SOON = 2000;

/** The laws of the port `TextGenerator`, which every generator keeps, whoever wrote it. */
export function describeGenerator(name: string, { world, runs = 60 }: LawOptions): void {
  describe(`${name} keeps the laws of generators:`, () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((value) => value.trim() !== '' && !/^\s*</.test(value));
    const cuts = fc.array(fc.nat(), { maxLength: 12 });

    it('deltas concatenate to the text, wherever the answer is cut, and one finish comes last', async () => {
      await fc.assert(
        fc.asyncProperty(text, cuts, async (written, at) => {
          const { events } = await run(await world({ text: written, cuts: at }));
          expect(textOf(events)).toBe(written);
          expect(events.filter(({ type }) => type === 'finish')).toEqual([events.at(-1)]);
          const starts = events.flatMap(({ type }, index) => (type === 'start' ? [index] : []));
          expect(starts).toHaveLength(1);
          expect(starts[0]).toBeLessThan(events.findIndex(({ type }) => type === 'delta'));
        }),
        { numRuns: runs },
      );
    });

    it('thinking is never in a delta', async () => {
      const { events } = await run(await world({ text: 'The answer.', thinking: 'Let me see what they want.' }));
      expect(textOf(events)).toBe('The answer.');
    });

    it.each(['before', 'during', 'between two pieces of'] as const)(
      'stopped %s the answer it throws at once, closes the connection and says no more',
      async (when) => {
        const made = await world({ text: 'Half an answer', hangs: when === 'before' ? 'before' : 'during' });
        const stop = new AbortController();
        const heard = run(made, { signal: stop.signal }, (event) => {
          if (event.type !== 'delta') return;
          if (when === 'during') setTimeout(() => stop.abort(), 5);
          else stop.abort();
        });
        if (when === 'before') setTimeout(() => stop.abort(), 20);
        const { error, after } = await within(heard);
        expect(error?.kind).toBe('aborted');
        await within(made.closed);
        expect(after).toEqual({ done: true, value: undefined });
      },
    );

    it('stopped before it began it asks nobody', async () => {
      const made = await world({ text: 'Nothing', hangs: 'before' });
      const { error, events } = await within(run(made, { signal: AbortSignal.abort() }));
      expect(error?.kind).toBe('aborted');
      expect(textOf(events)).toBe('');
    });

    it('leaving the loop closes the connection', async () => {
      const made = await world({ text: 'Half an answer', hangs: 'during' });
      for await (const event of made.generator.generate(generationRequest())) if (event.type === 'delta') break;
      await within(made.closed);
    });

    it('no error holds a key or what a person typed', async () => {
      const made = await world({ text: 'No.', refuses: true });
      const typed = 'My grandmother Edith was born in 1931 in Leeds.';
      const { error, after } = await run(made, { prompt: typed });
      expect(error).toBeInstanceOf(GenerationError);
      expect(after).toEqual({ done: true, value: undefined });
      for (const secret of [...made.secrets, 'Edith', 'grandmother']) expect(everythingIn(error)).not.toContain(secret);
    });
  });
}

interface Heard {
  readonly events: readonly GenerationEvent[];
  readonly error: GenerationError | undefined;
  /** What the iterator says when it is asked once more. */
  readonly after: unknown;
}

async function run(
  { generator }: LawWorld,
  request: Partial<GenerationRequest> = {},
  hear: (event: GenerationEvent) => void = () => {},
): Promise<Heard> {
  const events: GenerationEvent[] = [];
  const iterator = generator.generate({ ...generationRequest(), ...request })[Symbol.asyncIterator]();
  let error: GenerationError | undefined;
  try {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      events.push(next.value);
      hear(next.value);
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
    timer = setTimeout(() => reject(new Error(`Nothing happened for ${SOON} ms`)), SOON);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
