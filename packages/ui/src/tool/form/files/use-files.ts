import type { Ports } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { belowText } from './below-text.ts';
import type { UnreadFiles } from './unread-files.ts';

/** What files have put into a field. */
export interface AddedText {
  readonly names: readonly string[];
  readonly text: string;
  readonly words: number;
  /** What the text leaves out, as words for people. */
  readonly leftOut: readonly string[];
}

export interface RefusedFile {
  readonly name: string;
  /** A sentence for people. */
  readonly why: string;
}

/** The files of one field. */
export interface FieldFiles {
  /** The name of the file that is being read. */
  readonly reading?: string;
  /** How many of its pages are read. */
  readonly progress?: { readonly done: number; readonly of: number };
  readonly added?: AddedText;
  readonly refused: readonly RefusedFile[];
  /** The added text has been changed since, so that it cannot be removed. */
  readonly changed?: boolean;
}

export interface Files {
  /** The files of each field that takes any, by field name. */
  readonly of: Readonly<Record<string, FieldFiles | undefined>>;
  add(field: string, files: readonly File[]): Promise<void>;
  cancel(field: string): void;
  /** Removes the text that files have put into a field. */
  remove(field: string): void;
}

export interface FilesOptions {
  readonly ports: Pick<Ports, 'documents' | 'log'>;
  readonly get: (field: string) => string;
  readonly put: (field: string, text: string) => void;
  readonly unread: UnreadFiles;
}

const LEFT = 'The form was left before it was read. Add it again.';

/** Reads files into the fields of a form. The text of a file is added below what a field has. A form that is left stops reading, and says so afterwards. */
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

  const add = async (field: string, more: readonly File[]): Promise<void> => {
    const before = reads.current.get(field);
    before?.abort.abort();
    // Files that were still being read are read again, together with these.
    const files = [...(before?.files ?? []), ...more];
    const abort = new AbortController();
    const { signal } = abort;
    reads.current.set(field, { files, abort });
    unread.note(reads.current);
    const { readFiles } = await import('./read-files.ts');
    const state = await readFiles(files, { ports, signal, onChange: (now) => show(field, now), get: () => get(field) });
    if (!state) return;
    stopped(field);
    if (state.added) put(field, belowText(get(field), state.added.text));
    show(field, state);
  };

  const cancel = (field: string): void => {
    reads.current.get(field)?.abort.abort();
    stopped(field);
    show(field, undefined);
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
