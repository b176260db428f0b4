import type { DocumentParagraph } from './document.ts';

/** An HTML document for a file named .doc, which Word opens. It has no script and loads nothing. */
export function wordDocument(title: string, paragraphs: readonly DocumentParagraph[]): string {
  const body = paragraphs.map(({ kind, text }) =>
    kind === 'heading' ? `<h2>${escapeHtml(text)}</h2>` : `<p>${escapeHtml(text) || '&nbsp;'}</p>`,
  );
  return [
    '<!DOCTYPE html>',
    '<html><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    // A4, 12 pt, single spaced.
    '<style>@page{size:A4;margin:2.54cm}body{font:12pt "Times New Roman",serif;line-height:1}h2{font-size:14pt}p{margin:0 0 4pt;white-space:pre-wrap}</style>',
    '</head><body>',
    ...body,
    '</body></html>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// Characters that are not allowed in the text of XML and HTML.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
