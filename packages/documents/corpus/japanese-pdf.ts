import { execFileSync } from 'node:child_process';

/**
 * A PDF that names a Japanese font and does not hold it. Its bytes are Shift-JIS, which only the character maps of pdf.js turn into
 * letters.
 */
export function japanesePdf(paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((text) => text.match(/.{1,28}/gu) ?? []);
  const drawn = lines.map((line, at) => `BT /F1 14 Tf 60 ${760 - 24 * at} Td <${shiftJis(line)}> Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`, 'latin1');
}

function shiftJis(text: string): string {
  return execFileSync('iconv', ['-f', 'UTF-8', '-t', 'CP932'], { input: text }).toString('hex');
}
