import { escapeMarkup, withoutForbiddenCharacters } from '../format/markup.ts';
import type { DocumentParagraph } from './document.ts';

/** An HTML document for a file named .doc, which Word opens. It has no script and loads nothing. */
export function wordDocument(title: string, paragraphs: readonly DocumentParagraph[]): string {
  const body = paragraphs.map(({ kind, text }) => (kind === 'heading' ? `<h2>${html(text)}</h2>` : `<p>${html(text) || '&nbsp;'}</p>`));
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

function html(text: string): string {
  return escapeMarkup(withoutForbiddenCharacters(text));
}
