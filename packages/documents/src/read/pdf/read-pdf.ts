import { FileRefused, type ReadDocument } from '@marginalia/engine';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Line, linesOf } from './page-lines.ts';
import { pagesText } from './pages-text.ts';

const MOST_PAGES = 2000;

/** The text of a PDF, one part a page, without running heads and page numbers. */
export async function readPdf(data: Uint8Array, onProgress: (done: number, of: number) => void): Promise<ReadDocument> {
  // With its code here, pdf.js starts no worker of its own.
  Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs') });
  const task = getDocument({ data, useWasm: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 });
  const pages = await pagesOf(task, onProgress).finally(() => task.destroy());
  const { parts, leftOut } = pagesText(pages);
  if (parts.length === 0) throw new FileRefused('scan');
  return { format: 'pdf', kind: 'document', parts, leftOut };
}

async function pagesOf(task: ReturnType<typeof getDocument>, onProgress: (done: number, of: number) => void): Promise<Line[][]> {
  try {
    const file = await task.promise;
    if (file.numPages > MOST_PAGES) throw new FileRefused('too-big');
    const pages: Line[][] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(linesOf(items));
      page.cleanup();
      onProgress(number, file.numPages);
    }
    return pages;
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new FileRefused(isLocked ? 'protected' : 'damaged', { cause });
  }
}
