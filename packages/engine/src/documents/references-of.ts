import { FileRefused, type ReadDocument } from './documents-port.ts';

const NAMES =
  'references(?: cited| list)?|reference list|bibliography|works cited|literature(?: cited)?|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|bibliographie|bibliograf[ií]a|referencias(?: bibliográficas)?|références';
/** The line above a list of references; a PDF may have its first entry in the same paragraph. */
const HEADING = new RegExp(`^(?:#{1,6}\\s*)?(?:Slide \\d+: )?(?:\\d{1,2}\\.?\\s+)?(?:${NAMES})\\s*:?\\s*(?:$|(?=\\[1\\]|1\\. ))`, 'gimu');
/** A line that ends the list. */
const END =
  /^(?:#{1,6}\s|(?:[A-Z]\.? )?(?:appendix|appendices|supplementary|supporting information|acknowledge?ments?|anhang|author contributions)\b)/imu;
/** "[2] Smith", or "Smith, A. (2019)" behind the end of an entry. */
const NEXT_NUMBER = /\s+(?=\[\d{1,3}\]\s)/gu;
const NEXT_AUTHOR =
  /(?<=[.\d/)]|https?:\/\/\S{1,120}|doi:\s?\S{1,80})\s+(?=\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?, \p{Lu}\.[^()\n]{0,200}?\((?:19|20)\d\d[a-z]?\))/gu;

/** The list of references of a document: one entry a paragraph. Throws `FileRefused` if it has none. */
export function referencesOf(document: ReadDocument): ReadDocument {
  const text = document.parts.map((part) => part.text).join('\n\n');
  const heading = [...text.matchAll(HEADING)].at(-1);
  if (!heading) throw new FileRefused('no-references');
  const below = text.slice(heading.index + heading[0].length).trim();
  const list = below.slice(0, END.exec(below)?.index ?? below.length).trim();
  if (list === '') throw new FileRefused('no-references');
  const entries = document.format === 'pdf' ? list.replace(NEXT_NUMBER, '\n\n').replace(NEXT_AUTHOR, '\n\n') : list;
  return { ...document, kind: 'references', parts: [{ text: entries }], leftOut: ['all text but the references'] };
}
