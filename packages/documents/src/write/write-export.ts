import type { ExportFormat, ExportSource, WrittenFile } from '@marginalia/engine';

/** Writes a result as a file of this format. The code of each writer is loaded with its first file. */
export const writeExport = (format: ExportFormat, source: ExportSource): Promise<WrittenFile> => WRITERS[format](source);

type Writer = (source: ExportSource) => Promise<WrittenFile>;

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  apkg: async (source) => ({ bytes: (await import('./anki/apkg.ts')).apkg(source) }),
  'anki-tsv': async (source) => textFile((await import('./anki/anki-tsv.ts')).ankiTsv(source)),
  csv: async (source) => textFile((await import('./csv.ts')).csv(source)),
  ics: async (source) => {
    const { text, exported } = (await import('./calendar.ts')).calendar(source);
    return { ...textFile(text), exported };
  },
  bib: async (source) => textFile((await import('./references/bibtex.ts')).bibtex(source)),
  ris: async (source) => textFile((await import('./references/ris.ts')).ris(source)),
  csl: async (source) => textFile((await import('./references/csl-json.ts')).cslJson(source)),
  html: async (source) => textFile((await import('./references/references-html.ts')).referencesHtml(source)),
  svg: async (source) => textFile((await import('./chart.ts')).chart(source)),
  md: async (source) => textFile((await import('./markdown.ts')).markdown(source)),
  docx: async (source) => ({ bytes: await (await import('./word/docx.ts')).docx(source) }),
};

/** Text from a person may end in the middle of a character, which no encoding can hold. */
const textFile = (text: string): WrittenFile => ({ bytes: new TextEncoder().encode(text.toWellFormed()) });
