import type { Tool } from '../definition/tool.ts';
import { barCells } from '../items/lines.ts';
import { type Result, resultText } from '../result/result.ts';

/** The titles of the result's sections. A line of the text that equals one of them is a heading. */
export function headingsOf(tool: Tool, result: Result): ReadonlySet<string> {
  return new Set(tool.sections(result.values).map((section) => section.title));
}

/** The result as headings and text lines, for Word and for print. */
export function documentParagraphs(tool: Tool, result: Result): DocumentParagraph[] {
  const headings = headingsOf(tool, result);
  const paragraphs: DocumentParagraph[] = [];
  const lines = resultText(result).split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = endOfTable(lines, at);
    if (end > at) {
      const rows = [line, ...lines.slice(at + 2, end)].map((row) => barCells(row) ?? []);
      paragraphs.push({ kind: 'table', rows });
      at = end - 1;
    } else paragraphs.push({ kind: headings.has(line.trim()) ? 'heading' : 'text', text: line });
  }
  return paragraphs;
}

/** The index of the line after a table with bars and a rule under its first row; `at` where none begins there. */
function endOfTable(lines: readonly string[], at: number): number {
  let end = at;
  while (/^\| .*\|$/.test(lines[end] ?? '')) end += 1;
  return /^[-| ]+$/.test(lines[at + 1] ?? '') && end > at + 1 ? end : at;
}

/** One paragraph of a document for Word or for print. The first row of a table has the headings of its columns. */
export type DocumentParagraph =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };
