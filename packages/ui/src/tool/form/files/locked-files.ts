import type { FileKind } from '@marginalia/engine';

/** A file that waits for its password. */
export interface WaitingFile {
  readonly file: File;
  readonly accepts: readonly FileKind[] | undefined;
  /** The password that was given before is wrong. */
  readonly isWrong: boolean;
}

/** The locked files of each field of a form, which wait for their passwords one after the other. */
export class LockedFiles {
  readonly #waiting = new Map<string, readonly WaitingFile[]>();
  readonly #passwords = new WeakMap<File, string>();

  get fields(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  of(field: string): readonly WaitingFile[] {
    return this.#waiting.get(field) ?? [];
  }

  readonly passwordOf = (file: File): string | undefined => this.#passwords.get(file);

  /** A file whose password is wrong is asked for again first. */
  add(field: string, files: readonly File[], accepts: readonly FileKind[] | undefined): void {
    const more = files.map((file) => ({ file, accepts, isWrong: this.#passwords.has(file) }));
    const all = [...more, ...this.of(field)];
    if (all.length > 0) this.#waiting.set(field, [...all.filter(({ isWrong }) => isWrong), ...all.filter(({ isWrong }) => !isWrong)]);
  }

  /** Takes the first file of a field off the list, with the password that was given for it. */
  answer(field: string, password: string | undefined): void {
    const [first, ...others] = this.of(field);
    if (first && password !== undefined) this.#passwords.set(first.file, password);
    if (others.length > 0) this.#waiting.set(field, others);
    else this.#waiting.delete(field);
  }
}
