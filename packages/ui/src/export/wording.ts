import { type ExportFormat, type ExportGroup, type IconName, type ItemKindName, numberText } from '@marginalia/engine';

interface ExportWords {
  readonly name: string;
  /** The purpose of the file. */
  readonly note: string;
  readonly icon: IconName;
}

export const EXPORT_WORDS: Readonly<Record<ExportFormat, ExportWords>> = {
  apkg: { name: 'Anki deck', note: 'Import it again: your history stays', icon: 'layers' },
  'anki-tsv': { name: 'Anki text', note: 'For Anki’s import, Quizlet, RemNote', icon: 'file-text' },
  csv: { name: 'Spreadsheet', note: 'For Excel, Google Sheets, LibreOffice', icon: 'list-checks' },
  ics: { name: 'Calendar', note: 'For Google, Apple and Outlook; import it again to update', icon: 'calendar' },
  bib: { name: 'BibTeX', note: 'For LaTeX, Overleaf, JabRef', icon: 'book-open' },
  ris: { name: 'RIS', note: 'For Zotero, Mendeley, EndNote', icon: 'book-open' },
  csl: { name: 'CSL-JSON', note: 'For Zotero, pandoc', icon: 'book-open' },
  html: { name: 'Formatted list', note: 'Italics and hanging indents, to copy into a document', icon: 'file-text' },
  svg: { name: 'Chart', note: 'A picture for Word, LaTeX and slides', icon: 'presentation' },
  docx: { name: 'Word', note: 'Headings and tables as Word has them', icon: 'file-text' },
  md: { name: 'Markdown', note: 'For Obsidian, Notion, GitHub', icon: 'file-text' },
};

/** The words for a file of a report without what it leaves to write. */
export const WRITTEN: ExportWords = {
  name: 'Your text alone',
  note: 'Without prompts and empty sections',
  icon: 'file-text',
};

const NOUNS: Partial<Record<ItemKindName, readonly [one: string, many: string]>> = {
  card: ['card', 'cards'],
  term: ['term', 'terms'],
  event: ['date', 'dates'],
  block: ['entry', 'entries'],
  reference: ['reference', 'references'],
  row: ['row', 'rows'],
};

/** "15 cards, 12 terms"; "Whole result" where no items are counted. */
export function countsOf(counts: ExportGroup['counts']): string {
  if (counts.length === 0) return 'Whole result';
  return counts
    .map(({ kind, count }) => {
      const [one, many] = NOUNS[kind] ?? ['item', 'items'];
      return `${numberText(count)} ${count === 1 ? one : many}`;
    })
    .join(', ');
}
