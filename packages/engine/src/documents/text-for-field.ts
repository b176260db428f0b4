import type { FileKind } from '../definition/field.ts';
import { FileRefused, type ReadDocument } from './documents-port.ts';
import { referencesOf } from './references-of.ts';

/** A file as the text that a field takes of it. Throws `FileRefused`. */
export function textForField(document: ReadDocument, accepts: readonly FileKind[] | undefined): ReadDocument {
  const { kind, format } = document;
  if (!accepts || accepts.includes(kind)) return document;
  // A plain text may be a list, a table or a calendar that a person typed.
  if (format === 'text' || format === 'markdown') return document;
  if (accepts.includes('references') && (kind === 'document' || kind === 'slides')) return referencesOf(document);
  throw new FileRefused('other-kind');
}
