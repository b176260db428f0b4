import { FileRefused, type ReadDocument } from '@marginalia/engine';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loaded } from '../loaded.ts';
import type { ReadSettings } from '../read-settings.ts';
import { chaptersOf } from './chapters.ts';
import { stretchesInOrder } from './columns.ts';
import { mapsWithoutFonts } from './maps-without-fonts.ts';
import { checkStreams } from './packed-streams.ts';
import { type PageLine, pageLines, stretchesOf } from './page-lines.ts';
import { pagesText } from './pages-text.ts';

const MOST_PAGES = 2000;

/** The text of a PDF, one part a page, without running heads and page numbers. */
export async function readPdf(data: Uint8Array, { onProgress, password, characterMap }: ReadSettings): Promise<ReadDocument> {
  checkStreams(data);
  // With its code here, pdf.js starts no worker of its own.
  Object.assign(globalThis, { pdfjsWorker: await loaded(import('pdfjs-dist/legacy/build/pdf.worker.mjs')) });
  const task = getDocument({
    data,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
    ...(password !== undefined && { password }),
    useWorkerFetch: false,
    BinaryDataFactory: mapsWithoutFonts(characterMap),
  });
  const { pages, chapters } = await task.promise
    .then(async (file) => ({ pages: await pagesOf(file, onProgress), chapters: await chaptersOf(file) }))
    .catch((cause: unknown) => {
      if (cause instanceof FileRefused) throw cause;
      const isLocked = cause instanceof Error && cause.name === 'PasswordException';
      throw new FileRefused(isLocked ? 'password' : 'damaged', { cause });
    })
    .finally(() => task.destroy());
  const { parts, partOf, leftOut } = pagesText(
    pages.map(({ lines }) => lines),
    areSlides(pages),
  );
  if (parts.length === 0) throw new FileRefused('scan');
  const inParts = chapters.map((chapter) => ({ ...chapter, part: partOf(chapter.part) }));
  return { format: 'pdf', kind: 'document', parts, ...(inParts.length > 1 && { chapters: inParts }), leftOut };
}

interface Page {
  readonly lines: readonly PageLine[];
  readonly isWide: boolean;
}

async function pagesOf(file: PDFDocumentProxy, onProgress: ReadSettings['onProgress']): Promise<readonly Page[]> {
  if (file.numPages > MOST_PAGES) throw new FileRefused('too-big');
  const pages: Page[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    pages.push(await pageOf(page));
    page.cleanup();
    onProgress?.(number, file.numPages);
  }
  return pages;
}

async function pageOf(page: PDFPageProxy): Promise<Page> {
  const { items } = await page.getTextContent();
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const columns = stretchesInOrder(stretchesOf(items, transform));
  return { lines: columns.flatMap((stretches, column) => pageLines(stretches, column)), isWide: width > 1.15 * height };
}

/** Slides are wide and have few words. */
function areSlides(pages: readonly Page[]): boolean {
  const letters = pages.reduce((sum, { lines }) => sum + lines.reduce((inPage, { text }) => inPage + text.length, 0), 0);
  return pages.length > 2 && pages.every(({ isWide }) => isWide) && letters / pages.length < 900;
}
