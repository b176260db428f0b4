import { FIELD_KINDS, type Field, type FileKind } from '@marginalia/engine';

const TEXTS = ['.txt', '.md'];

/** The extensions of each kind, which the browser's dialog offers. The reader goes by the bytes of a file. */
const EXTENSIONS: Readonly<Record<FileKind, readonly string[]>> = {
  document: ['.pdf', '.docx', '.html', '.htm', '.ipynb', ...TEXTS],
  slides: ['.pptx'],
  transcript: ['.vtt', '.srt'],
  table: ['.xlsx', '.csv', '.tsv'],
  references: ['.bib', '.ris', '.json', '.pdf', '.docx', ...TEXTS],
  calendar: ['.ics'],
};

/** Kinds that the type of a file shows before it is read. */
const TYPES: readonly (readonly [RegExp, FileKind])[] = [
  [/calendar/, 'calendar'],
  [/spreadsheet|csv|ms-excel/, 'table'],
  [/bibtex|research-info/, 'references'],
];

/** Whether files can be added to a field. */
export function takesFiles({ control, material, accepts }: Field): boolean {
  return FIELD_KINDS[control].hasLines === true && (material === true || accepts !== undefined);
}

/** For the browser's dialog: the extensions of the files that a field takes. */
export function extensionsFor({ accepts }: Field): string {
  const kinds = accepts ?? (Object.keys(EXTENSIONS) as FileKind[]);
  return [...new Set(kinds.flatMap((kind) => EXTENSIONS[kind]))].join(',');
}

/**
 * The field to which dropped files go: the one under them, unless they are of a kind that another field asks for and this one does not.
 * @param types the types of the files (MIME), which a browser gives before the drop
 */
export function fieldFor(under: Field, fields: readonly Field[], types: readonly string[]): Field {
  const kind = TYPES.find(([pattern]) => types.length > 0 && types.every((type) => pattern.test(type)))?.[1];
  if (kind === undefined || under.accepts?.includes(kind)) return under;
  return fields.find(({ accepts }) => accepts?.includes(kind)) ?? under;
}
