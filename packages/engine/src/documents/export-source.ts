import type { Values } from '../definition/field.ts';
import type { ExportSection } from '../items/item-section.ts';

/** The files that a result can become besides its plain text. */
export type ExportFormat = 'apkg' | 'anki-tsv' | 'csv' | 'ics' | 'bib' | 'ris' | 'csl' | 'html' | 'svg' | 'md' | 'docx';

/** The extension and the MIME type of each. */
export const EXPORT_FILES: Readonly<Record<ExportFormat, { readonly extension: string; readonly type: string }>> = {
  apkg: { extension: '.apkg', type: 'application/octet-stream' },
  'anki-tsv': { extension: '.tsv', type: 'text/tab-separated-values;charset=utf-8' },
  csv: { extension: '.csv', type: 'text/csv;charset=utf-8' },
  ics: { extension: '.ics', type: 'text/calendar;charset=utf-8' },
  bib: { extension: '.bib', type: 'application/x-bibtex;charset=utf-8' },
  ris: { extension: '.ris', type: 'application/x-research-info-systems;charset=utf-8' },
  csl: { extension: '.json', type: 'application/vnd.citationstyles.csl+json' },
  html: { extension: '.html', type: 'text/html;charset=utf-8' },
  svg: { extension: '.svg', type: 'image/svg+xml;charset=utf-8' },
  md: { extension: '.md', type: 'text/markdown;charset=utf-8' },
  docx: { extension: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
};

/** An event that an earlier export has put into a calendar. */
export interface ExportedEvent {
  /** The number of its last change. */
  readonly sequence: number;
  readonly summary: string;
  /** Its first day, YYYY-MM-DD. */
  readonly date: string;
  /** Its last day, where it has more than one. */
  readonly end?: string;
  /** Its hours, where the text has them. */
  readonly hours?: string;
  /** A later export has cancelled it. Its number counts on when it returns. */
  readonly cancelled?: true;
}

/** The events that exports of one result have put into calendars, by UID. */
export type ExportedEvents = Readonly<Record<string, ExportedEvent>>;

/** A result as plain data for the writers of files. */
export interface ExportSource {
  /** The slug of its tool. */
  readonly tool: string;
  /** The name that a person knows: the title of the saved record, or the name of the tool. */
  readonly title: string;
  /** The public text. */
  readonly text: string;
  /** It is a long document: it opens with a title page and its contents. */
  readonly isReport?: boolean;
  /** Its file holds the text that is written, without what a draft leaves to the student. */
  readonly isWritten?: true;
  /** The titles of its sections, which are its headings, in the order of the text. */
  readonly headings: readonly string[];
  readonly sections: readonly ExportSection[];
  /** The form that made it, where that is known. A list holds less of a source than the form does. */
  readonly values?: Values;
  /** The local day, YYYY-MM-DD. */
  readonly today: string;
  /** The moment of the export as an ISO time. */
  readonly now: string;
  /** The events that earlier exports of the same result have put into calendars. */
  readonly exported?: ExportedEvents;
}

/** A written file. */
export interface WrittenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The events that calendars hold after this export. Only the export of a calendar has them. */
  readonly exported?: ExportedEvents;
}
