import { FileRefused } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { readStudentFile } from '../read-student-file.ts';

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
const read = (text: string, onProgress?: (done: number, of: number) => void) =>
  readStudentFile(new File([text], 'a.pdf'), onProgress && { onProgress });
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

  it('A PDF that is damaged, or whose pages form a circle, is refused', async () => {
    const circle =
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer << /Root 1 0 R >>';
    expect([await refusalOf('%PDF-1.4\nnothing'), await refusalOf(circle)]).toEqual(['damaged', 'damaged']);
  });
});
