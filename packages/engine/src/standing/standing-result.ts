import type { Values } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import type { SourceSpan } from '../generation/source-span.ts';
import type { ExportSection } from '../items/item-section.ts';
import { type Result, resultText } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { everySection, itemsOf } from '../run/brief/items-of.ts';
import { isCheckable } from '../run/text/is-checkable.ts';
import type { ResultWork } from './result-work.ts';
import type { StandingSection } from './standing-section.ts';
import { exportSections, standingSections } from './standing-sections.ts';
import { textEdits } from './standing-text.ts';
import { type TextEdit, withEdits } from './text-edit.ts';

/** A text with the form that made it, where that is known. */
export interface MadeText {
  readonly tool: Tool;
  /** The public text. What a student did is kept beside it. */
  readonly text: string;
  readonly values?: Values | undefined;
}

/** A result as the student has left it. */
export interface StandingResult {
  readonly text: string;
  readonly sections: readonly ExportSection[];
}

/**
 * The text and the items of a result with what the student did in its views.
 * @param today the local day, YYYY-MM-DD
 */
export function standingOf(made: MadeText, work: ResultWork, today: string): StandingResult {
  const { sections, edits } = readStanding(made, work, today);
  return { text: withEdits(made.text, edits), sections: exportSections(sections) };
}

/** The edits that make the text of a result as the student has left it. */
export function standingEdits(made: MadeText, work: ResultWork, today: string): readonly TextEdit[] {
  return readStanding(made, work, today).edits;
}

/** A result with edits of its text; the same result without any. */
export function editedResult(result: Result, edits: readonly TextEdit[]): Result {
  if (edits.length === 0) return result;
  const transcript = transcriptOf(withEdits(resultText(result), edits));
  return { ...result, transcript, ...(result.spans && { spans: movedSpans(result.spans, edits) }) };
}

function readStanding({ tool, text, values }: MadeText, work: ResultWork, today: string) {
  const items = isCheckable(text) ? itemsOf(tool, text, values) : [];
  const sections: readonly StandingSection[] = standingSections(items, tool.slug, work, today);
  const titles = new Set((values === undefined ? everySection(tool) : tool.sections(values)).map(({ title }) => title));
  return { sections, edits: textEdits(text, titles, sections) };
}

/** The quoted words at their new places, without those that the student has changed. */
function movedSpans(spans: readonly SourceSpan[], edits: readonly TextEdit[]): readonly SourceSpan[] {
  return spans.flatMap((span) => {
    const end = span.at + span.length;
    let by = 0;
    for (const edit of edits) {
      if (edit.start >= end) break;
      if (edit.end > span.at) return [];
      by += edit.words.length - (edit.end - edit.start);
    }
    return [{ ...span, at: span.at + by }];
  });
}
