import type { FileKind, Ports } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { belowText } from './below-text.ts';
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

/** A question to answer before files can be added. The answer `undefined` leaves them out. */
export type FileQuestion =
  | {
      readonly kind: 'password';
      readonly name: string;
      /** The password that was given before is wrong. */
      readonly isWrong: boolean;
      readonly answer: (password: string | undefined) => void;
    }
  | {
      /** The files are longer than the field. */
      readonly kind: 'parts';
      readonly files: readonly CountedFile[];
      /** The number of characters that the field still takes. */
      readonly room: number;
      readonly answer: (parts: ReadonlySet<number> | undefined) => void;
    };

/** The files of one field. */
export interface FieldFiles {
  /** The name of the file that is being read. */
  readonly reading?: string;
  /** The number of its pages that are read. */
  readonly progress?: { readonly done: number; readonly of: number };
  readonly question?: FileQuestion;
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
 * Reads files into the fields of a form. The text of a file is added below what a field has. A form that is left stops reading, and says
 * so afterwards.
 */
export function useFiles({ ports, get, put, unread }: FilesOptions): Files {
  const [of, setOf] = useState<Files['of']>({});
  const reads = useRef(new Map<string, { readonly files: readonly File[]; readonly abort: AbortController }>());
  const show = (field: string, state: FieldFiles | undefined): void => setOf((all) => ({ ...all, [field]: state }));

  useEffect(() => {
    const running = reads.current;
    for (const [field, names] of unread.take()) {
      setOf((all) => ({ ...all, [field]: { refused: names.map((name) => ({ name, why: LEFT })) } }));
    }
    return () => {
      for (const { abort } of running.values()) abort.abort();
    };
  }, [unread]);

  const stopped = (field: string): void => {
    reads.current.delete(field);
    unread.note(reads.current);
  };

  const add: Files['add'] = async (field, more, accepts) => {
    const running = reads.current.get(field);
    running?.abort.abort();
    // Files that were still being read are read again, together with these.
    const files = [...(running?.files ?? []), ...more];
    const abort = new AbortController();
    const { signal } = abort;
    reads.current.set(field, { files, abort });
    unread.note(reads.current);
    const before = of[field]?.added;
    const showMore = (now: FieldFiles): void => show(field, { ...(before && { added: before }), ...now });
    const onChange = (now: FieldFiles): void => {
      if (!signal.aborted) showMore(now);
    };
    const [{ readFiles }, { addedTogether }] = await Promise.all([import('./read-files.ts'), import('./joined-files.ts')]);
    const state = await readFiles(files, { ports, accepts, signal, onChange, get: () => get(field) });
    if (!state) return;
    stopped(field);
    const { added } = state;
    const text = get(field);
    if (added) put(field, belowText(text, added.text));
    showMore(added ? { ...state, added: addedTogether(before, added, text) } : state);
  };

  const cancel = (field: string): void => {
    reads.current.get(field)?.abort.abort();
    stopped(field);
    const added = of[field]?.added;
    show(field, added && { added, refused: [] });
  };

  const remove = (field: string): void => {
    const added = of[field]?.added;
    if (!added) return;
    const text = get(field);
    const at = text.lastIndexOf(added.text);
    if (at < 0) {
      show(field, { added, refused: [], changed: true });
      return;
    }
    put(field, belowText(text.slice(0, at), text.slice(at + added.text.length).trimStart()));
    show(field, undefined);
  };

  return { of, add, cancel, remove };
}
