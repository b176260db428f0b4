import { type FileKind, FileRefused, numberText, type Ports, textForField } from '@marginalia/engine';
import { MOST_IN_FIELD } from '../most-in-field.ts';
import { belowText } from './below-text.ts';
import { withWordCounts } from './count-parts.ts';
import type { AddedText, FieldFiles, RefusedFile } from './field-files.ts';
import { joinedFiles } from './joined-files.ts';
import type { CountedFile } from './part-rows.ts';

const FAILED = 'It could not be read. Try again, or copy its text by hand.';

export interface ReadFilesOptions {
  readonly ports: Pick<Ports, 'documents' | 'log'>;
  /** The kinds of files that the field takes; undefined for all. */
  readonly accepts: readonly FileKind[] | undefined;
  readonly signal: AbortSignal;
  readonly onChange: (files: FieldFiles) => void;
  /** The password that the person has given for a file. */
  readonly passwordOf: (file: File) => string | undefined;
  /** The present text of the field. */
  readonly get: () => string;
}

/** What has come of files. */
interface FilesRead {
  readonly state: FieldFiles;
  /** The files that are locked, or whose password is wrong. */
  readonly locked: readonly File[];
}

/** Reads files for a field. Undefined after `signal`. */
export async function readFiles(files: readonly File[], options: ReadFilesOptions): Promise<FilesRead | undefined> {
  const { ports, signal, onChange, passwordOf } = options;
  const read: CountedFile[] = [];
  const refused: RefusedFile[] = [];
  const locked: File[] = [];
  for (const file of files) {
    if (signal.aborted) return undefined;
    const state: FieldFiles = { reading: file.name, refused: [...refused] };
    onChange(state);
    const onProgress = (done: number, of: number): void => onChange({ ...state, progress: { done, of } });
    const password = passwordOf(file);
    try {
      const document = await ports.documents.read(file, { signal, onProgress, ...(password !== undefined && { password }) });
      if (!document) throw new FileRefused('not-loaded');
      read.push(await withWordCounts(file.name, textForField(document, options.accepts)));
    } catch (thrown) {
      if (signal.aborted) return undefined;
      if (thrown instanceof FileRefused && thrown.reason === 'password') {
        locked.push(file);
        continue;
      }
      if (!(thrown instanceof FileRefused)) ports.log.warn(`A file was not read: ${thrown}`);
      refused.push({ name: file.name, why: thrown instanceof FileRefused ? thrown.message : FAILED });
    }
  }
  if (signal.aborted) return undefined;
  const state = read.length === 0 ? { refused } : await withAdded(read, refused, options);
  return state && { state, locked };
}

/** The text for the field, or the parts of it that the person chooses where the whole is too long. */
async function withAdded(
  read: readonly CountedFile[],
  refused: readonly RefusedFile[],
  { signal, onChange, get }: ReadFilesOptions,
): Promise<FieldFiles | undefined> {
  const whole = joinedFiles(read);
  if (fits(whole, get())) return { added: whole, refused };
  const parts = read.reduce((sum, { document }) => sum + document.parts.length, 0);
  if (parts === 1) return { refused: [...refused, { name: whole.names.join(', '), why: tooLong(whole, get()) }] };
  // Blank lines and a file's name come on top of a text.
  const room = MOST_IN_FIELD - belowText(get(), 'x').length;
  const chosen = await answered<ReadonlySet<number>>(signal, (answer) => onChange({ refused, question: { files: read, room, answer } }));
  if (signal.aborted) return undefined;
  if (!chosen) return { refused };
  const added = joinedFiles(read, chosen);
  if (fits(added, get())) return { added, refused };
  return { refused: [...refused, { name: added.names.join(', '), why: tooLong(added, get()) }] };
}

function fits({ text }: AddedText, field: string): boolean {
  return belowText(field, text).length <= MOST_IN_FIELD;
}

function tooLong({ text }: AddedText, field: string): string {
  const { length } = belowText(field, text);
  return `The field would have ${numberText(length)} characters, and it takes ${numberText(MOST_IN_FIELD)}. Add a part of the file.`;
}

/** The answer to a question, or undefined if the person gives none or cancels. */
function answered<Answer>(signal: AbortSignal, ask: (answer: (given: Answer | undefined) => void) => void): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    ask(resolve);
  });
}
