import type { FileKind, Ports } from '@marginalia/engine';
import { belowText } from './below-text.ts';
import type { FieldFiles, RefusedFile } from './field-files.ts';
import { addedTogether } from './joined-files.ts';
import { LockedFiles } from './locked-files.ts';
import { readFiles } from './read-files.ts';
import type { UnreadFiles } from './unread-files.ts';

interface FileReadsOptions {
  readonly ports: Pick<Ports, 'documents' | 'log'>;
  readonly get: (field: string) => string;
  readonly put: (field: string, text: string) => void;
  readonly unread: UnreadFiles;
  readonly show: (field: string, state: FieldFiles | undefined) => void;
  readonly stateOf: (field: string) => FieldFiles | undefined;
}

interface RunningRead {
  readonly files: readonly File[];
  readonly abort: AbortController;
}

/**
 * Reads files into the fields of a form. The text of a file is added below what a field has. A locked file waits for its password, while
 * others are read.
 */
export class FileReads {
  readonly #options: FileReadsOptions;
  readonly #running = new Map<string, RunningRead>();
  readonly #locked = new LockedFiles();

  constructor(options: FileReadsOptions) {
    this.#options = options;
  }

  /** @param refused the files that were refused before, which stay listed */
  async add(
    field: string,
    more: readonly File[],
    accepts: readonly FileKind[] | undefined,
    refused: readonly RefusedFile[] = [],
  ): Promise<void> {
    const { ports, get, put, show, stateOf } = this.#options;
    const running = this.#running.get(field);
    running?.abort.abort();
    // Files that were still being read are read again, together with these.
    const files = [...(running?.files ?? []), ...more];
    const abort = new AbortController();
    const { signal } = abort;
    this.#running.set(field, { files, abort });
    this.#noteUnread();
    const before = stateOf(field)?.added;
    const showMore = (now: FieldFiles): void =>
      show(field, { ...(before && { added: before }), ...this.#lockedIn(field), ...now, refused: [...refused, ...now.refused] });
    const onChange = (now: FieldFiles): void => {
      if (!signal.aborted) showMore(now);
    };
    const { passwordOf } = this.#locked;
    const done = await readFiles(files, { ports, accepts, signal, onChange, passwordOf, get: () => get(field) });
    if (!done) return;
    this.#locked.add(field, done.locked, accepts);
    this.#ended(field);
    const { added } = done.state;
    const text = get(field);
    if (added) put(field, belowText(text, added.text));
    showMore(added ? { ...done.state, added: addedTogether(before, added, text) } : done.state);
  }

  cancel(field: string): void {
    const { show, stateOf } = this.#options;
    this.#running.get(field)?.abort.abort();
    this.#ended(field);
    const added = stateOf(field)?.added;
    const locked = this.#lockedIn(field);
    show(field, added || locked.locked ? { ...(added && { added }), ...locked, refused: [] } : undefined);
  }

  /** Removes the text that files have put into a field. */
  remove(field: string): void {
    const { get, put, show, stateOf } = this.#options;
    const added = stateOf(field)?.added;
    if (!added) return;
    const text = get(field);
    const at = text.lastIndexOf(added.text);
    const locked = this.#lockedIn(field);
    if (at < 0) {
      show(field, { added, ...locked, refused: [], changed: true });
      return;
    }
    put(field, belowText(text.slice(0, at), text.slice(at + added.text.length).trimStart()));
    show(field, locked.locked && { ...locked, refused: [] });
  }

  stop(): void {
    for (const { abort } of this.#running.values()) abort.abort();
  }

  #ended(field: string): void {
    this.#running.delete(field);
    this.#noteUnread();
  }

  #noteUnread(): void {
    const fields = new Set([...this.#running.keys(), ...this.#locked.fields]);
    const filesOf = (field: string): File[] => [
      ...this.#locked.of(field).map(({ file }) => file),
      ...(this.#running.get(field)?.files ?? []),
    ];
    this.#options.unread.note(new Map([...fields].map((field) => [field, { files: filesOf(field) }])));
  }

  /** The first of the locked files of a field, as a question. */
  #lockedIn(field: string): Pick<FieldFiles, 'locked'> {
    const [first] = this.#locked.of(field);
    if (!first) return {};
    const { file, accepts, isWrong } = first;
    const { show, stateOf } = this.#options;
    const answer = (password: string | undefined): void => {
      this.#locked.answer(field, password);
      if (password !== undefined) {
        void this.add(field, [file], accepts, stateOf(field)?.refused);
        return;
      }
      this.#noteUnread();
      const { locked: _answered, ...state } = stateOf(field) ?? { refused: [] };
      show(field, { ...state, ...this.#lockedIn(field) });
    };
    return { locked: { name: file.name, isWrong, answer } };
  }
}
