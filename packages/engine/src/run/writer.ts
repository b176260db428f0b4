import type { Values } from '../definition/field.ts';
import { isBlank } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { composeRequest } from '../generation/compose-request.ts';
import { GenerationError } from '../generation/generation-error.ts';
import { localDay } from '../local-day.ts';
import type { Ports } from '../ports.ts';
import { recordUse } from '../work/analytics.ts';

export interface WriterInput {
  readonly tool: Tool;
  readonly values: Values;
  readonly ports: Pick<Ports, 'generator' | 'storage' | 'clock' | 'log'>;
}

/** The section being written, counted from 1. */
export interface Progress {
  readonly title: string;
  readonly index: number;
  readonly count: number;
}

export type WriterEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'finished' }
  | { readonly type: 'failed'; readonly error: GenerationError };

// Twenty paints a second read as continuous, and leave time for zoom and screen readers.
const BATCH_MILLISECONDS = 50;

/** Runs one generation for the machine; the returned function stops it. */
export function write({ input, sendBack }: { input: WriterInput; sendBack: (event: WriterEvent) => void }): () => void {
  const abort = new AbortController();
  generate(input, abort.signal, sendBack).catch((thrown: unknown) => {
    if (!abort.signal.aborted) sendBack({ type: 'failed', error: GenerationError.from(thrown) });
  });
  return () => abort.abort();
}

async function generate({ tool, values, ports }: WriterInput, signal: AbortSignal, sendBack: (event: WriterEvent) => void): Promise<void> {
  const batch = new Batch((text) => sendBack({ type: 'written', text }));
  let wrote = false;
  let finished = false;
  try {
    const request = composeRequest(tool, values, localDay(ports.clock.now()));
    for await (const event of ports.generator.generate({ ...request, signal })) {
      if (signal.aborted) return;
      if (event.type === 'delta') {
        wrote ||= !isBlank(event.text);
        batch.add(event.text);
      } else if (event.type === 'progress' && event.phase === 'section') {
        batch.flush();
        sendBack({ type: 'progress', progress: { title: event.title ?? '', index: event.index ?? 1, count: event.count ?? 1 } });
      } else if (event.type === 'finish') {
        if (event.reason !== 'stop')
          throw new GenerationError(event.reason === 'blocked' ? 'blocked' : 'protocol', `Ended by ${event.reason}`);
        finished = true;
      }
    }
  } finally {
    batch.flush();
  }
  if (signal.aborted) return;
  if (!finished) throw new GenerationError('protocol', 'Ended without a finish');
  if (!wrote) throw new GenerationError('empty', 'No content was generated');
  sendBack({ type: 'finished' });
  // After the result: a full or blocked storage must not take it away.
  await recordUse(ports.storage, tool.counter, ports.clock.now()).catch(() => ports.log.warn(`${tool.slug}: the use could not be counted`));
}

/** Gathers text and hands it on at most once in a while, so that a screen paints no more often than a person can read. */
class Batch {
  #text = '';
  #begun = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #emit: (text: string) => void;

  constructor(emit: (text: string) => void) {
    this.#emit = emit;
  }

  add(text: string): void {
    this.#text += text;
    // The first words at once: who cancels right after them keeps them.
    if (this.#begun) this.#timer ??= setTimeout(() => this.flush(), BATCH_MILLISECONDS);
    else this.flush();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#text === '') return;
    const text = this.#text;
    this.#text = '';
    this.#begun = true;
    this.#emit(text);
  }
}
