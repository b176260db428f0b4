import { escapeMarkup } from '@marginalia/engine';
import { entryText, type ListEntry } from './fixes.ts';
import { referencePieces } from './reference-pieces.ts';

/** References for the clipboard, with italics and hanging indents in the form that word processors keep. */
export function entriesHtml(entries: readonly ListEntry[]): string {
  const paragraphs = entries.map((entry) => {
    const parts = referencePieces(entryText(entry)).map(({ text, italic }) =>
      italic ? `<i>${escapeMarkup(text)}</i>` : escapeMarkup(text),
    );
    return `<p style="margin:0 0 0 36pt;text-indent:-36pt">${parts.join('')}</p>`;
  });
  return `<meta charset="utf-8">${paragraphs.join('')}`;
}
