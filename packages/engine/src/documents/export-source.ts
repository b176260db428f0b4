import type { Items } from '../items/kinds.ts';

/** The files that a result can become besides its plain text. */
export type ExportFormat = 'apkg' | 'anki-tsv' | 'csv' | 'ics' | 'bib' | 'ris' | 'csl' | 'svg' | 'html' | 'md' | 'docx';

/** The items of one section of a result. */
export type ExportSection = {
  readonly [Kind in keyof Items]: {
    readonly kind: Kind;
    readonly items: readonly Items[Kind][];
    /** The id of the section in the outline. */
    readonly section: string;
    readonly title: string;
  };
}[keyof Items];

/** A result as plain data for the writers of files. */
export interface ExportSource {
  /** The slug of its tool. */
  readonly tool: string;
  /** What a person calls it: the title of the saved record, or the name of the tool. */
  readonly title: string;
  /** The public text. */
  readonly text: string;
  /** The titles of its sections, which are its headings. */
  readonly headings: readonly string[];
  readonly sections: readonly ExportSection[];
  /** YYYY-MM-DD. */
  readonly today: string;
}
