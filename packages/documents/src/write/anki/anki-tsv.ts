import type { ExportSource } from '@marginalia/engine';
import { notesOf } from './anki-notes.ts';

/** Cards as text with tabs and Anki's file headers (Anki manual, "Importing text files"). */
export function ankiTsv(source: ExportSource): string {
  const head = [
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    `#deck:${oneLine(source.title)}`,
    '#columns:GUID\tFront\tBack',
    '#guid column:1',
  ];
  return [...head, ...notesOf(source).map(({ guid, front, back }) => [guid, front, back].map(cell).join('\t')), ''].join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A cell that holds a quotation mark, or begins as a comment, is quoted. */
function cell(text: string): string {
  const line = text.replace(/\t/g, ' ');
  return /"|^#/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
