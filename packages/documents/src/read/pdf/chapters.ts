import type { ReadChapter } from '@marginalia/engine';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** The most entries that help a person to choose. */
const MOST_CHAPTERS = 500;

/** The chapters and sections of a PDF, each with the number of its page from 0. An outline that is damaged is none. */
export async function chaptersOf(file: PDFDocumentProxy): Promise<readonly ReadChapter[]> {
  const chapters: ReadChapter[] = [];
  const add = async (entries: Outline, level: number): Promise<void> => {
    for (const { title, dest, items } of entries) {
      if (chapters.length >= MOST_CHAPTERS) return;
      const page = await pageOf(file, dest);
      if (page !== undefined && title.trim() !== '') chapters.push({ title: title.replace(/\s+/g, ' ').trim(), level, part: page });
      if (level < 2) await add(items, level + 1);
    }
  };
  try {
    await add((await file.getOutline()) ?? [], 1);
  } catch {
    return [];
  }
  return chapters.toSorted((one, other) => one.part - other.part);
}

async function pageOf(file: PDFDocumentProxy, dest: Outline[number]['dest']): Promise<number | undefined> {
  const explicit = typeof dest === 'string' ? await file.getDestination(dest) : dest;
  const page: unknown = explicit?.[0];
  if (typeof page === 'number') return page < file.numPages ? page : undefined;
  if (typeof page !== 'object' || page === null) return undefined;
  return file.getPageIndex(page as Parameters<PDFDocumentProxy['getPageIndex']>[0]);
}
