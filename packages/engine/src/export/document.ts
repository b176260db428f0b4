import type { Tool } from '../definition/tool.ts';
import { type Result, resultText } from '../result/result.ts';

/** The titles of the result's sections. A line of the text that equals one of them is a heading. */
export function headingsOf(tool: Tool, result: Result): ReadonlySet<string> {
  return new Set(tool.sections(result.values).map((section) => section.title));
}

/** The result as headings and text lines, for Word and for print. */
export function paragraphsOf(tool: Tool, result: Result): DocumentParagraph[] {
  const headings = headingsOf(tool, result);
  return resultText(result)
    .split('\n')
    .map((line) => ({ kind: headings.has(line.trim()) ? 'heading' : 'text', text: line }));
}

/** One paragraph of a document for Word or for print. */
export interface DocumentParagraph {
  readonly kind: 'heading' | 'text';
  readonly text: string;
}
