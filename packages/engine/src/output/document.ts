import type { Tool } from '../definition/tool.ts';
import type { Result } from '../result/result.ts';
import { resultText } from '../result/result.ts';

/** A result as paragraphs, for Word and for print. */
export interface DocumentParagraph {
  readonly kind: 'heading' | 'text';
  readonly text: string;
}

/** Titles of the sections, by which a screen and an exporter know a heading line from a line of text. */
export function headingsOf(tool: Tool, result: Result): ReadonlySet<string> {
  return new Set(tool.sections(result.values).map((section) => section.title));
}

export function paragraphsOf(tool: Tool, result: Result): DocumentParagraph[] {
  const headings = headingsOf(tool, result);
  return resultText(result)
    .split('\n')
    .map((line) => ({ kind: headings.has(line.trim()) ? 'heading' : 'text', text: line }));
}
