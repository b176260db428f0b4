import type { DocumentPart } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { forgetParts, keepPart, readParts } from './report-parts.ts';

/** Stores the finished parts of one document one by one. Where the browser stores nothing, they last as long as the page. */
export class PartShelf {
  readonly #input: WriterInput;
  readonly #key: string;

  constructor(input: WriterInput, key: string) {
    this.#input = input;
    this.#key = key;
  }

  /** The parts of earlier runs; none, and removes them, where the person starts over. */
  async restore(): Promise<readonly DocumentPart[]> {
    if (this.#input.anew) {
      await this.forget();
      return [];
    }
    const stored = await readParts(this.#input.ports.archive, this.#key).catch(() => {
      this.#warn('could not be read');
      return [];
    });
    return [...this.#input.parts.filter(({ key }) => key === this.#key), ...stored];
  }

  async keep(part: Omit<DocumentPart, 'key'>): Promise<DocumentPart> {
    const { archive, clock } = this.#input.ports;
    const kept = { ...part, key: this.#key };
    await keepPart(archive, kept, clock.now()).catch(() => this.#warn('could not be stored'));
    return kept;
  }

  async forget(): Promise<void> {
    const { archive, clock } = this.#input.ports;
    await forgetParts(archive, this.#key, clock.now()).catch(() => this.#warn('could not be removed'));
  }

  #warn(what: string): void {
    this.#input.ports.log.warn(`${this.#input.tool.slug}: finished parts ${what}`);
  }
}
