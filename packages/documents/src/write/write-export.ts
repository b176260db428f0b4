import type { ExportFormat, ExportSource, WrittenFile } from '@marginalia/engine';
import { WriterNotLoaded } from './writer-not-loaded.ts';

/** Writes a result as a file of this format. The code of each writer is loaded with its first file. */
export const writeExport = (format: ExportFormat, source: ExportSource): Promise<WrittenFile> => writeWith(WRITERS[format], source);

/** Throws `WriterNotLoaded` where `load` fails; an error of the writer itself is passed on. */
export async function writeWith(load: () => Promise<Writer>, source: ExportSource): Promise<WrittenFile> {
  const write = await load().catch((cause: unknown) => {
    throw new WriterNotLoaded(String(cause), { cause });
  });
  return write(source);
}

type Writer = (source: ExportSource) => Promise<WrittenFile>;

const WRITERS: Readonly<Record<ExportFormat, () => Promise<Writer>>> = {
  apkg: async () => bytesOf((await import('./anki/apkg.ts')).apkg),
  'anki-tsv': async () => textOf((await import('./anki/anki-tsv.ts')).ankiTsv),
  csv: async () => textOf((await import('./csv.ts')).csv),
  ics: async () => {
    const { calendar } = await import('./calendar.ts');
    return async (source) => {
      const { text, exported } = calendar(source);
      return { bytes: encoded(text), exported };
    };
  },
  bib: async () => textOf((await import('./references/bibtex.ts')).bibtex),
  ris: async () => textOf((await import('./references/ris.ts')).ris),
  csl: async () => textOf((await import('./references/csl-json.ts')).cslJson),
  html: async () => textOf((await import('./references/references-html.ts')).referencesHtml),
  svg: async () => textOf((await import('./chart.ts')).chart),
  md: async () => textOf((await import('./markdown.ts')).markdown),
  docx: async () => bytesOf((await import('./word/docx.ts')).docx),
};

type Bytes = WrittenFile['bytes'];

const bytesOf =
  (write: (source: ExportSource) => Bytes | Promise<Bytes>): Writer =>
  async (source) => ({ bytes: await write(source) });

const textOf =
  (write: (source: ExportSource) => string | Promise<string>): Writer =>
  async (source) => ({ bytes: encoded(await write(source)) });

/** Text from a person may end in the middle of a character, which no encoding can hold. */
const encoded = (text: string): Bytes => new TextEncoder().encode(text.toWellFormed());
