import { countWords, type FileKind, FileRefused, numberOf, type Ports, type ReadDocument, textForField } from '@marginalia/engine';
import { MAX_CHARACTERS } from '../most-characters.ts';
import { belowText } from './below-text.ts';
import type { AddedText, FieldFiles, RefusedFile } from './use-files.ts';

const FAILED = 'It could not be read. Try again, or copy its text by hand.';

export interface ReadFilesOptions {
  readonly ports: Pick<Ports, 'documents' | 'log'>;
  /** The kinds of files that the field takes; undefined for all. */
  readonly accepts: readonly FileKind[] | undefined;
  readonly signal: AbortSignal;
  readonly onChange: (files: FieldFiles) => void;
  /** What the field has. */
  readonly get: () => string;
}

/** Reads files for a field. Undefined after `signal`. */
export async function readFiles(
  files: readonly File[],
  { ports, accepts, signal, onChange, get }: ReadFilesOptions,
): Promise<FieldFiles | undefined> {
  const read: { readonly name: string; readonly document: ReadDocument }[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (signal.aborted) return undefined;
    const state: FieldFiles = { reading: file.name, refused: [...refused] };
    onChange(state);
    const onProgress = (done: number, of: number): void => onChange({ ...state, progress: { done, of } });
    try {
      const document = await ports.documents.read(file, { signal, onProgress });
      read.push({ name: file.name, document: textForField(document, accepts) });
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

/** Kinds that are lists, in which a name would be read as one more entry. */
const LISTS: readonly FileKind[] = ['references', 'calendar'];

/** Several files stand under their names. */
function joined(read: readonly { readonly name: string; readonly document: ReadDocument }[]): AddedText {
  const isAlone = read.length === 1;
  const texts = read.map(({ name, document }) => {
    const text = document.parts.map((part) => part.text).join('\n\n');
    return isAlone || LISTS.includes(document.kind) ? text : `${name.replace(/\.\w+$/, '')}\n\n${text}`;
  });
  const text = texts.join('\n\n').trim();
  const leftOut = read.flatMap(({ name, document }) =>
    isAlone || document.leftOut.length === 0 ? document.leftOut : [`${document.leftOut.join(', ')} of ${name}`],
  );
  return { names: read.map(({ name }) => name), text, words: countWords(text), leftOut };
}

/** What two reads have added one after the other; only the later one if something else stands between them. */
export function addedTogether(before: AddedText | undefined, added: AddedText, field: string): AddedText {
  if (!before || !field.trimEnd().endsWith(before.text)) return added;
  return {
    names: [...before.names, ...added.names],
    text: belowText(before.text, added.text),
    words: before.words + added.words,
    leftOut: [...before.leftOut, ...added.leftOut],
  };
}
