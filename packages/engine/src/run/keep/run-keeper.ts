import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { answerNumber } from '../../generation/handover.ts';
import type { KeptPort } from '../../kept/kept-port.ts';
import { type KeptResult, newKeptId, sameForm } from '../../kept/kept-result.ts';
import type { Ports } from '../../ports.ts';
import { resultText } from '../../result/result.ts';
import { StorageError } from '../../storage/storage-error.ts';
import type { toolMachine } from '../machine/tool-machine.ts';
import { stoppedResult, type ToolRunContext } from '../machine/tool-run.ts';
import { forgetSections, isDocument } from './kept-document.ts';
import { beginningsOf, expiredRecords } from './which-to-keep.ts';

/** Milliseconds between two writes of a growing text. A crash loses at most the words of this time. */
export const CHECKPOINT = 2_000;

export interface RunKeeperOptions {
  readonly ports: Pick<Ports, 'kept' | 'archive' | 'clock' | 'log'>;
  /** Called when the list of kept texts has changed. */
  readonly onChange?: () => void;
  /** Called with each complete result, before the list of kept texts is said to have changed. */
  readonly onComplete?: (record: KeptResult) => Promise<void>;
  /** Called when the device cannot keep a text. */
  readonly onUnkept?: (reason: StorageError) => void;
}

type ToolSnapshot = SnapshotFrom<typeof toolMachine>;
/** The text that is being written. */
interface Writing {
  readonly id: string;
  /** Ends the claim on it. */
  readonly release: () => void;
}

type KeptState = Pick<KeptResult, 'complete' | 'unfinished' | 'waits'>;

/** Keeps what a tool's machine writes: the growing text every two seconds, then the result. No text replaces that of another run. */
export class RunKeeper {
  readonly #kept: KeptPort;
  readonly #options: RunKeeperOptions;
  #writing: Writing | undefined;
  /** The last written or shown text, which a document may continue. */
  #last: Pick<KeptResult, 'id' | 'values' | 'complete' | 'text'> | undefined;
  #context: ToolRunContext | undefined;
  /** The answer that the run waits for. */
  #place: ReturnType<typeof answerNumber> | undefined;
  /** Whether the text that is being written was kept without a word, because its prompt waits. */
  #isEmpty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(actor: ActorRefFrom<typeof toolMachine>, options: RunKeeperOptions) {
    this.#kept = options.ports.kept;
    this.#options = options;
    actor.subscribe((snapshot) => this.#follow(snapshot));
  }

  /** Writes the growing text now, because the page may be closed. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#checkpoint();
  }

  /** The id of the text that was last written or shown. */
  get lastId(): string | undefined {
    return this.#last?.id;
  }

  /** Resolves when everything so far is kept, or cannot be kept. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #follow(snapshot: ToolSnapshot): void {
    const { context } = snapshot;
    if (snapshot.matches({ busy: 'writing' })) this.#write(context);
    else if (snapshot.matches({ busy: 'handover' })) this.#wait(context);
    else if (this.#writing) this.#end(context, this.#writing);
    else if (context.kept && context.result && context.kept.id !== this.#last?.id) {
      const { values, complete } = context.result;
      this.#last = { id: context.kept.id, values, complete, text: resultText(context.result) };
    }
  }

  #write(context: ToolRunContext): void {
    if (context.transcript === this.#context?.transcript) return;
    this.#place = undefined;
    this.#context = context;
    if (this.#writing) {
      this.#timer ??= setTimeout(() => this.flush(), CHECKPOINT);
    } else if (context.transcript.words > 0) {
      this.#begin(context);
      this.#checkpoint();
    }
  }

  /** The run waits for a person, who may close the page. It can go on after that, even if it has no text yet. */
  #wait(context: ToolRunContext): void {
    const { handover, pasted } = context;
    // An answer that was given is not in the text yet.
    if (handover) this.#place = answerNumber(handover);
    if (this.#writing && handover === this.#context?.handover && pasted === this.#context?.pasted) return;
    this.#context = context;
    if (!this.#writing) this.#begin(context);
    this.#checkpoint();
  }

  #begin(context: ToolRunContext): void {
    const id = this.#continues(context) ?? newKeptId(this.#options.ports.clock.now());
    this.#writing = { id, release: this.#kept.claim(id) };
  }

  /** The id of the beginning of a document that this run continues, or of the prompt that waited for its answer. */
  #continues({ tool, values, source, pasted }: ToolRunContext): string | undefined {
    const last = this.#last;
    if (!last || last.complete || !sameForm(last.values, values)) return undefined;
    return isDocument(tool, values, source) || last.text === '' || pasted.length > 0 ? last.id : undefined;
  }

  #checkpoint(): void {
    const context = this.#context;
    if (!this.#writing || !context) return;
    const waits = this.#place && { ...this.#place, pasted: context.pasted };
    const record = this.#recordOf(context, this.#writing.id, { complete: false, unfinished: true, waits });
    this.#isEmpty = record.text === '';
    this.#put(record);
  }

  /** The run is over, or was cancelled before new words. */
  #end(context: ToolRunContext, { id, release }: Writing): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = undefined;
    this.#context = undefined;
    this.#place = undefined;
    // The run was cancelled without a word in view. The text stays as it was last kept.
    if (context.transcript.words === 0) {
      release();
      if (this.#isEmpty) this.#forget(id);
      return;
    }
    const complete = context.failure === undefined && context.result?.complete === true;
    const record = this.#recordOf(context, id, { complete, unfinished: context.failure !== undefined, waits: undefined });
    this.#last = record;
    this.#put(record, async (isKept) => {
      const { ports, onChange } = this.#options;
      const { tool, values } = context;
      release();
      if (complete) await this.#options.onComplete?.(record);
      if (isKept && complete) {
        const isLong = isDocument(tool, values, record.source);
        if (isLong) await forgetSections(tool, values, ports);
        const beginnings = beginningsOf(record, await this.#kept.list(tool.slug));
        await this.#remove(isLong ? beginnings : beginnings.filter(({ waits }) => waits));
      }
      await this.#remove(expiredRecords(await this.#kept.list(tool.slug), ports.clock.now()));
      onChange?.();
    });
  }

  /** Removes the record of a prompt that waits no longer and has no text. */
  #forget(id: string): void {
    this.#last = undefined;
    this.#queue = this.#queue.then(() => this.#kept.remove([id])).then(() => this.#options.onChange?.());
  }

  #recordOf(context: ToolRunContext, id: string, state: KeptState): KeptResult {
    const result = state.complete && context.result ? context.result : stoppedResult(context);
    const { transcript: _text, shortfalls = [], ...facts } = result;
    const at = this.#options.ports.clock.now().toISOString();
    return { ...facts, id, tool: context.tool.slug, at, text: resultText(result), shortfalls, ...state };
  }

  #put(record: KeptResult, then: (isKept: boolean) => Promise<void> = async () => undefined): void {
    const put = this.#kept.put(record).then(
      () => true,
      (cause: unknown) => {
        const reason = cause instanceof StorageError ? cause : new StorageError('blocked', { cause });
        this.#options.onUnkept?.(reason);
        return false;
      },
    );
    this.#queue = Promise.all([this.#queue, put.then(then)]).then(() => undefined);
  }

  async #remove(records: readonly KeptResult[]): Promise<void> {
    if (records.length > 0) await this.#kept.remove(records.map(({ id }) => id));
  }
}
