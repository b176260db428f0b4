import { FileRefused } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { linesOf } from './page-lines.ts';
import { pagesText } from './pages-text.ts';

/** A PDF with these lines on each page, 14 points apart, in letters of 12 points. */
function pdf(...pages: readonly (readonly string[])[]): string {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  const kids: string[] = [];
  for (const lines of pages) {
    const drawn = lines.map((line, at) => `BT /F1 12 Tf 72 ${720 - 14 * at} Td (${line}) Tj ET`).join('\n');
    objects.push(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
    const box = '/MediaBox [0 0 612 792]';
    objects.push(`<< /Type /Page /Parent 2 0 R ${box} /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`);
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`;
}
const read = (text: string, onProgress?: (done: number, of: number) => void) => readDocument(new File([text], 'a.pdf'), onProgress);
const refusalOf = (text: string): Promise<unknown> =>
  read(text).catch((thrown) => (thrown instanceof FileRefused ? thrown.reason : thrown));

describe('A PDF', () => {
  it('becomes paragraphs, page by page, and says how far it is', async () => {
    const steps: number[] = [];
    const document = await read(pdf(['The moon pulls', 'on the sea.'], ['Waves are an-', 'other matter.']), (done) => steps.push(done));
    expect(document.parts).toEqual([
      { title: 'Page 1', text: 'The moon pulls on the sea.' },
      { title: 'Page 2', text: 'Waves are another matter.' },
    ]);
    expect(steps).toEqual([1, 2]);
  });

  it('without text is a scan', async () => {
    expect(await refusalOf(pdf([]))).toBe('scan');
  });

  it('that is damaged, or whose pages form a circle, is refused', async () => {
    const circle =
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer << /Root 1 0 R >>';
    expect([await refusalOf('%PDF-1.4\nnothing'), await refusalOf(circle)]).toEqual(['damaged', 'damaged']);
  });
});

describe('The lines of a page', () => {
  const item = (str: string, x: number, y: number, hasEOL = false) => ({
    str,
    hasEOL,
    transform: [10, 0, 0, 10, x, y],
    width: 5 * str.length,
    height: 10,
    dir: 'ltr',
    fontName: 'a',
  });

  it('are items at one height, with spaces where they stand apart, and their bullets are bullets', () => {
    const lines = linesOf([item('\uF0B7', 10, 700), item('Mo', 30, 700), item('on', 40, 700), item('Sun', 30, 686, true)]);
    expect(lines.map(({ text }) => text)).toEqual(['• Moon', 'Sun']);
  });
});

describe('The text of pages', () => {
  const line = (text: string, y: number) => ({ text, y, size: 10 });

  it('has no running heads and page numbers, and says so', () => {
    const pages = Array.from({ length: 4 }, (_, at) => [
      line('Tides and waves', 700),
      line(`Body of part ${'abcd'[at]} is here.`, 600),
      line('It goes on below and', 588),
      line('ends here.', 576),
      line('Last words.', 500),
      line(`The end of ${'abcd'[at]}.`, 400),
      line(String(at + 7), 40),
    ]);
    const { parts, leftOut } = pagesText(pages);
    expect(leftOut).toEqual(['4 running heads', '4 page numbers']);
    expect(parts[0]?.text).toBe('Body of part a is here. It goes on below and ends here.\n\nLast words.\n\nThe end of a.');
  });
});
