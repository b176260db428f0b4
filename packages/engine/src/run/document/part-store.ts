import { StorageError } from '../../storage/storage-error.ts';
import type { DocumentPart } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { deleteParts, readParts, storePart } from './report-parts.ts';

/** A storage that is slow to open is asked this many times, because without its parts a model would write finished sections again. */
const ATTEMPTS = 3;

/** Stores the finished parts of one document. If the browser refuses, the parts stay in memory until the page is closed. */
export class PartStore {
  readonly #input: WriterInput;
  readonly #key: string;

  constructor(input: WriterInput, key: string) {
    this.#input = input;
    this.#key = key;
  }

  /** Loads the parts of earlier runs. If the person starts over, removes them and returns none. */
  async restore(): Promise<readonly DocumentPart[]> {
    if (this.#input.startOver) {
      await this.delete();
      return [];
    }
    const stored = await patiently(() => readParts(this.#input.ports.archive, this.#key)).catch(() => {
      this.#warn('could not be read');
      return [];
    });
    return [...this.#input.parts.filter(({ key }) => key === this.#key), ...stored];
  }

  async store(part: Omit<DocumentPart, 'key'>): Promise<DocumentPart> {
    const { archive, clock } = this.#input.ports;
    const stored = { ...part, key: this.#key };
    await patiently(() => storePart(archive, stored, clock.now())).catch(() => this.#warn('could not be stored'));
    return stored;
  }

  async delete(): Promise<void> {
    const { archive, clock } = this.#input.ports;
    await deleteParts(archive, this.#key, clock.now()).catch(() => this.#warn('could not be removed'));
  }

  #warn(what: string): void {
    this.#input.ports.log.warn(`${this.#input.tool.slug}: finished parts ${what}`);
  }
}

/** Does the work again while the storage is slow. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof StorageError && cause.reason === 'slow') || attempt === ATTEMPTS) throw cause;
    }
  }
}
