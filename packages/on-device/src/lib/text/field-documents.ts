import type { Language } from '../language/language.ts';
import type { TextDocument } from './document.ts';
import { readDocument } from './read-document.ts';

/** The parsed texts of a form's fields. */
export interface FieldDocuments {
  /** The parsed text of a field. A blank field gives an empty document. */
  document(field: string): TextDocument;
  /** The same with all that its writer put there: in a draft of one's own, citations and captions are content. */
  wholeDocument(field: string): TextDocument;
}

/** Reads each text when it is first asked for, and once. */
export function fieldDocuments(
  values: Readonly<Record<string, string>>,
  languages: ReadonlyMap<string, Language> = new Map(),
): FieldDocuments {
  const documents = new Map<string, TextDocument>();
  const wholes = new Map<string, TextDocument>();
  const read = (field: string, whole: boolean) => readDocument(field, values[field] ?? '', languages.get(field), whole);
  return {
    document: (field) => {
      const document = documents.get(field) ?? read(field, false);
      documents.set(field, document);
      return document;
    },
    wholeDocument: (field) => {
      const known = documents.get(field);
      // If nothing is masked, both readings are the same.
      const whole = wholes.get(field) ?? (known !== undefined && known.raw === known.value ? known : read(field, true));
      wholes.set(field, whole);
      return whole;
    },
  };
}
