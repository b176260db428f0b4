import { countWords, FileRefused, numberOf, type Ports, type ReadDocument } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { MAX_CHARACTERS } from '../most-characters.ts';

/** What files have put into a field. */
export interface AddedText {
  readonly names: readonly string[];
  readonly text: string;
  readonly words: number;
  /** What the text leaves out, as words for people. */
  readonly leftOut: readonly string[];
}

/** The files of one field. */
export interface FieldFiles {
  /** The name of the file that is being read. */
  readonly reading?: string;
  readonly added?: AddedText;
  /** The files that were not read, and why. */
  readonly refused: readonly { readonly name: string; readonly why: string }[];
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
}

const FAILED = 'It could not be read. Try again, or copy its text by hand.';

/** Reads files into the fields of a form. The text of a file is added below what a field has. */
export function useFiles({ ports, get, put }: FilesOptions): Files {
  const [of, setOf] = useState<Files['of']>({});
  const reads = useRef(new Map<string, AbortController>());
  const show = (field: string, state: FieldFiles | undefined): void => setOf((all) => ({ ...all, [field]: state }));

  useEffect(() => {
    const running = reads.current;
    return () => {
      for (const read of running.values()) read.abort();
    };
  }, []);

  const add = async (field: string, files: readonly File[]): Promise<void> => {
    reads.current.get(field)?.abort();
    const abort = new AbortController();
    reads.current.set(field, abort);
    const read: { readonly name: string; readonly document: ReadDocument }[] = [];
    const refused: { readonly name: string; readonly why: string }[] = [];
    for (const file of files) {
      show(field, { reading: file.name, refused });
      try {
        read.push({ name: file.name, document: await ports.documents.read(file, { signal: abort.signal }) });
      } catch (thrown) {
        if (abort.signal.aborted) return;
        if (!(thrown instanceof FileRefused)) ports.log.warn(`A file was not read: ${thrown}`);
        refused.push({ name: file.name, why: thrown instanceof FileRefused ? thrown.message : FAILED });
      }
    }
    reads.current.delete(field);
    const added = read.length > 0 ? joined(read) : undefined;
    const text = added && withAdded(get(field), added.text);
    if (added && text !== undefined && text.length <= MAX_CHARACTERS) {
      put(field, text);
      show(field, { added, refused });
    } else if (added && text !== undefined) {
      const why = `The field would have ${numberOf(text.length)} characters, and it takes ${numberOf(MAX_CHARACTERS)}. Add a part of the file.`;
      show(field, { refused: [...refused, { name: added.names.join(', '), why }] });
    } else show(field, { refused });
  };

  const cancel = (field: string): void => {
    reads.current.get(field)?.abort();
    reads.current.delete(field);
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
    put(field, withAdded(text.slice(0, at), text.slice(at + added.text.length).trimStart()));
    show(field, undefined);
  };

  return { of, add, cancel, remove };
}

/** Several files stand under their names. */
function joined(read: readonly { readonly name: string; readonly document: ReadDocument }[]): AddedText {
  const texts = read.map(({ name, document }) => {
    const text = document.parts.map((part) => part.text).join('\n\n');
    return read.length === 1 ? text : `${name.replace(/\.\w+$/, '')}\n\n${text}`;
  });
  const text = texts.join('\n\n').trim();
  const leftOut = read.flatMap(({ document }) => document.leftOut);
  return { names: read.map(({ name }) => name), text, words: countWords(text), leftOut };
}

function withAdded(before: string, added: string): string {
  const kept = before.trimEnd();
  return kept === '' || added === '' ? kept + added : `${kept}\n\n${added}`;
}
