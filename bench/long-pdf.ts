/** Lines of a page of an A4 manual in 10 points. */
const LINES = 44;
const WORDS = 'The valve opens when the pressure of the pump exceeds the limit that the engineer has set for this part of the plant'.split(
  ' ',
);

/** A manual of this many pages with a running head, a page number, and a chapter in the outline every 25 pages. Deterministic. */
export function longPdf(pages: number): Buffer {
  const chapters = Math.ceil(pages / 25);
  const pageAt = (page: number): number => 4 + 2 * page;
  const chapterAt = (chapter: number): number => 4 + 2 * pages + 1 + chapter;
  const outline = 4 + 2 * pages;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Outlines ${outline} 0 R >>`,
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, page) => `${pageAt(page)} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, (_, page) => pageObjects(page, pageAt(page) + 1)).flat(),
    `<< /Type /Outlines /First ${chapterAt(0)} 0 R /Last ${chapterAt(chapters - 1)} 0 R /Count ${chapters} >>`,
    ...Array.from({ length: chapters }, (_, chapter) => {
      const next = chapter + 1 < chapters ? ` /Next ${chapterAt(chapter + 1)} 0 R` : '';
      return `<< /Title (Chapter ${chapter + 1}) /Parent ${outline} 0 R /Dest [${pageAt(25 * chapter)} 0 R /Fit]${next} >>`;
    }),
  ];
  const all = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const starts = all.reduce<number[]>((list, object) => [...list.slice(-all.length), (list.at(-1) ?? 9) + object.length], [9]);
  const table = starts.slice(0, all.length).map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = all.length + 1;
  return Buffer.from(
    `%PDF-1.4\n${all.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer << /Root 1 0 R /Size ${size} >>\nstartxref\n${starts.at(-1)}\n%%EOF`,
    'latin1',
  );
}

function pageObjects(page: number, content: number): readonly string[] {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const from = (page * 7 + line * 3) % WORDS.length;
    const words = [...WORDS.slice(from), ...WORDS.slice(0, from)].slice(0, 14);
    return `(${words.join(' ')} ${page * LINES + line}) Tj T*`;
  });
  const drawn = `BT /F1 10 Tf 15 TL 60 800 Td (Manual of the plant) Tj 0 -40 Td ${lines.join('\n')} ET BT /F1 9 Tf 300 40 Td (${page + 1}) Tj ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
}
