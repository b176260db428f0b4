import { countWords, FileRefused, numberOf, type Ports, type ReadDocument } from '@marginalia/engine';
import { MAX_CHARACTERS } from '../most-characters.ts';
import { belowText } from './below-text.ts';
import type { AddedText, FieldFiles, RefusedFile } from './use-files.ts';

const FAILED = 'It could not be read. Try again, or copy its text by hand.';

export interface ReadFilesOptions {
  readonly ports: Pick<Ports, 'documents' | 'log'>;
  readonly signal: AbortSignal;
  readonly onChange: (files: FieldFiles) => void;
  /** What the field has. */
  readonly get: () => string;
}

/** Reads files for a field. Undefined after `signal`. */
export async function readFiles(
  files: readonly File[],
  { ports, signal, onChange, get }: ReadFilesOptions,
): Promise<FieldFiles | undefined> {
  const read: { readonly name: string; readonly document: ReadDocument }[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (signal.aborted) return undefined;
    const state: FieldFiles = { reading: file.name, refused: [...refused] };
    onChange(state);
    const onProgress = (done: number, of: number): void => onChange({ ...state, progress: { done, of } });
    try {
      read.push({ name: file.name, document: await ports.documents.read(file, { signal, onProgress }) });
    } catch (thrown) {
      if (signal.aborted) return undefined;
      if (!(thrown instanceof FileRefused)) ports.log.warn(`A file was not read: ${thrown}`);
      refused.push({ name: file.name, why: thrown instanceof FileRefused ? thrown.message : FAILED });
    }
  }
  if (signal.aborted) return undefined;
  if (read.length === 0) return { refused };
  const added = joined(read);
  const { length } = belowText(get(), added.text);
  if (length <= MAX_CHARACTERS) return { added, refused };
  const why = `The field would have ${numberOf(length)} characters, and it takes ${numberOf(MAX_CHARACTERS)}. Add a part of the file.`;
  return { refused: [...refused, { name: added.names.join(', '), why }] };
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
