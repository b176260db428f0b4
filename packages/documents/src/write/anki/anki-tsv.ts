import type { ExportSource } from '@marginalia/engine';
import Papa from 'papaparse';
import { deckNameOf, pairsOf } from './anki-notes.ts';

/** Cards as text with tabs and Anki's file headers (Anki manual, "Importing text files"). */
export function ankiTsv(source: ExportSource): string {
  const head = ['#separator:tab', '#html:false', '#notetype:Basic', `#deck:${deckNameOf(source)}`, '#columns:Front\tBack'];
  const rows = pairsOf(source).map(({ front, back }) => [front, back]);
  // A line that begins with # would be a header.
  const cards = Papa.unparse(rows, { delimiter: '\t', newline: '\n', quotes: (value: unknown) => `${value}`.startsWith('#') });
  return `${head.join('\n')}\n${cards}\n`;
}
