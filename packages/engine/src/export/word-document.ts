import { escapeMarkup, withoutForbiddenCharacters } from '../format/markup.ts';
import type { DocumentParagraph } from './document.ts';

/** An HTML document for a file named .doc, which Word opens. It has no script and loads nothing. */
export function wordDocument(title: string, paragraphs: readonly DocumentParagraph[]): string {
  const body = paragraphs.map((part) => {
    if (part.kind === 'table') return table(part.rows);
    return part.kind === 'heading' ? `<h2>${html(part.text)}</h2>` : `<p>${html(part.text) || '&nbsp;'}</p>`;
  });
  return [
    '<!DOCTYPE html>',
    '<html><head><meta charset="utf-8">',
    `<title>${html(title)}</title>`,
    // A4, 12 pt, single spaced.
    '<style>@page{size:A4;margin:2.54cm}body{font:12pt "Times New Roman",serif;line-height:1}h2{font-size:14pt}p{margin:0 0 4pt;white-space:pre-wrap}</style>',
    '</head><body>',
    ...body,
    '</body></html>',
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
  return `<table border="1">${rows.map((cells, index) => line(cells, index === 0 ? 'th' : 'td')).join('')}</table>`;
}

function html(text: string): string {
  return escapeMarkup(withoutForbiddenCharacters(text));
}
