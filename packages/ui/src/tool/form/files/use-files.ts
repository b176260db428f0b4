import type { FileKind, Ports } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { belowText } from './below-text.ts';
import { LockedFiles } from './locked-files.ts';
import type { CountedFile } from './part-rows.ts';
import type { UnreadFiles } from './unread-files.ts';

/** The text that files have added to a field. */
export interface AddedText {
  readonly names: readonly string[];
  readonly text: string;
  readonly words: number;
  /** The content that the text leaves out, as words for people. */
  readonly leftOut: readonly string[];
}

export interface RefusedFile {
  readonly name: string;
  /** A sentence for people. */
  readonly why: string;
}

/** Asks for the password of a file, while others are read. */
export interface LockedFile {
  readonly name: string;
  /** The password that was given before is wrong. */
  readonly isWrong: boolean;
  /** Without a password the file is left out. */
  readonly answer: (password: string | undefined) => void;
}

/** Asks which parts go in, because the files are longer than the field. The answer `undefined` leaves them out. */
export interface PartsQuestion {
  readonly files: readonly CountedFile[];
  /** The number of characters that the field still takes. */
  readonly room: number;
  readonly answer: (parts: ReadonlySet<number> | undefined) => void;
}

/** The files of one field. */
export interface FieldFiles {
  /** The name of the file that is being read. */
  readonly reading?: string;
  /** The number of its pages that are read. */
  readonly progress?: { readonly done: number; readonly of: number };
  readonly question?: PartsQuestion;
  readonly locked?: LockedFile;
  readonly added?: AddedText;
  readonly refused: readonly RefusedFile[];
  /** The added text has been changed since, so that it cannot be removed. */
  readonly changed?: boolean;
}

interface Files {
  /** The files of each field that takes any, by field name. */
  readonly of: Readonly<Record<string, FieldFiles | undefined>>;
  add(field: string, files: readonly File[], accepts: readonly FileKind[] | undefined): Promise<void>;
  cancel(field: string): void;
  /** Removes the text that files have put into a field. */
  remove(field: string): void;
}

interface FilesOptions {
  readonly ports: Pick<Ports, 'documents' | 'log'>;
  readonly get: (field: string) => string;
  readonly put: (field: string, text: string) => void;
  readonly unread: UnreadFiles;
}

const LEFT = 'The form was left before it was read. Add it again.';

/**
 * Reads files into the fields of a form. The text of a file is added below what a field has. A locked file waits for its password, while
 * others are read. A form that is left stops reading, and says so afterwards.
 */
export function useFiles({ ports, get, put, unread }: FilesOptions): Files {
  const [of, setOf] = useState<Files['of']>({});
  const latest = useRef<Files['of']>({});
  const reads = useRef(new Map<string, { readonly files: readonly File[]; readonly abort: AbortController }>());
  const [waiting] = useState(() => new LockedFiles());
  const show = (field: string, state: FieldFiles | undefined): void => {
    latest.current = { ...latest.current, [field]: state };
    setOf(latest.current);
  };

  useEffect(() => {
    const running = reads.current;
    for (const [field, names] of unread.take()) {
      latest.current = { ...latest.current, [field]: { refused: names.map((name) => ({ name, why: LEFT })) } };
      setOf(latest.current);
    }
    return () => {
      for (const { abort } of running.values()) abort.abort();
    };
  }, [unread]);

  const noteUnread = (): void => {
    const filesOf = (field: string): File[] => [...waiting.of(field).map(({ file }) => file), ...(reads.current.get(field)?.files ?? [])];
    const fields = new Set([...reads.current.keys(), ...waiting.fields]);
    unread.note(new Map([...fields].map((field) => [field, { files: filesOf(field) }])));
  };
  const stopped = (field: string): void => {
    reads.current.delete(field);
    noteUnread();
  };

  /** The first of the locked files of a field, as a question. */
  const lockedIn = (field: string): Pick<FieldFiles, 'locked'> => {
    const [first] = waiting.of(field);
    if (!first) return {};
    const { file, accepts, isWrong } = first;
    const answer = (password: string | undefined): void => {
      waiting.answer(field, password);
      if (password !== undefined) {
        void read(field, [file], accepts, latest.current[field]?.refused);
        return;
      }
      noteUnread();
      const { locked: _answered, ...state } = latest.current[field] ?? { refused: [] };
      show(field, { ...state, ...lockedIn(field) });
    };
    return { locked: { name: file.name, isWrong, answer } };
  };

  const read = async (
    field: string,
    more: readonly File[],
    accepts: readonly FileKind[] | undefined,
    refused: readonly RefusedFile[] = [],
  ): Promise<void> => {
    const running = reads.current.get(field);
    running?.abort.abort();
    // Files that were still being read are read again, together with these.
    const files = [...(running?.files ?? []), ...more];
    const abort = new AbortController();
    const { signal } = abort;
    reads.current.set(field, { files, abort });
    noteUnread();
    const before = latest.current[field]?.added;
    const showMore = (now: FieldFiles): void =>
      show(field, { ...(before && { added: before }), ...lockedIn(field), ...now, refused: [...refused, ...now.refused] });
    const onChange = (now: FieldFiles): void => {
      if (!signal.aborted) showMore(now);
    };
    const [{ readFiles }, { addedTogether }] = await Promise.all([import('./read-files.ts'), import('./joined-files.ts')]);
    const { passwordOf } = waiting;
    const done = await readFiles(files, { ports, accepts, signal, onChange, passwordOf, get: () => get(field) });
    if (!done) return;
    waiting.add(field, done.locked, accepts);
    stopped(field);
    const { added } = done.state;
    const text = get(field);
    if (added) put(field, belowText(text, added.text));
    showMore(added ? { ...done.state, added: addedTogether(before, added, text) } : done.state);
  };

  const add: Files['add'] = (field, files, accepts) => read(field, files, accepts);

  const cancel = (field: string): void => {
    reads.current.get(field)?.abort.abort();
    stopped(field);
    const added = latest.current[field]?.added;
    const locked = lockedIn(field);
    show(field, added || locked.locked ? { ...(added && { added }), ...locked, refused: [] } : undefined);
  };

  const remove = (field: string): void => {
    const { added, ...state } = latest.current[field] ?? { refused: [] };
    if (!added) return;
    const text = get(field);
    const at = text.lastIndexOf(added.text);
    if (at < 0) {
      show(field, { added, ...lockedIn(field), refused: [], changed: true });
      return;
    }
    put(field, belowText(text.slice(0, at), text.slice(at + added.text.length).trimStart()));
    show(field, state.locked && { locked: state.locked, refused: [] });
  };

  return { of, add, cancel, remove };
}
