import { isBlank } from '../../definition/field.ts';
import type { Holds } from '../../definition/holds.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { row } from '../../items/row.ts';
import { type TableTreatment, withoutMarks } from '../text/clean-text.ts';
import { withoutFrame } from '../text/frame.ts';
import { joinSections, type SectionText, splitSections } from '../text/split-sections.ts';
import { unwrapAnswer } from '../text/unwrapped.ts';
import { withoutRepeats } from './unique-items.ts';

/** An answer as a result holds it. Every word of the answer stands in `text` or in `leftOut`. */
export interface ParsedAnswer {
  readonly text: string;
  /** The text before the first title. */
  readonly lead: string;
  readonly found: readonly SectionText[];
  readonly leftOut: readonly LeftOut[];
}

/** "Okay, the user wants …" before the first title. */
const THINKS = new RegExp(
  [
    String.raw`^(?:(?:okay|ok|alright|hmm|right|well|so|first|now|wait)[,.]?\s+(?:the user|i\b|let|we\b|so\b|this)|the user\b`,
    String.raw`let me\b|let's\b|i (?:need|should|will|must|have) to\b|i(?:'|\u2019)ll\b|we need to\b|my task\b|thinking\b)`,
  ].join('|'),
  'i',
);

/** Reads an answer to a whole outline: the words around it go, its sections are found, cleaned as what they hold, and joined. */
export function parseAnswer(answer: string, sections: readonly ResolvedSection[]): ParsedAnswer {
  const framed = withoutFrame(unwrapAnswer(answer));
  const split = splitSections(framed.text, sections);
  const leftOut: LeftOut[] = [...framed.leftOut, ...split.leftOut];
  const [first] = sections;
  // The first section may stand without its title.
  const untitled = split.found.some(({ section }) => section === first) ? undefined : first;
  const clean = (text: string, section: ResolvedSection | undefined): string => {
    const unique = withoutRepeats(section ?? {}, withoutMarks(text, tablesFor(section?.holds)));
    leftOut.push(...unique.leftOut);
    return unique.text;
  };
  let lead = clean(split.lead, untitled);
  if (!untitled && THINKS.test(lead)) {
    leftOut.push({ reason: 'thinking', text: lead });
    lead = '';
  }
  const found = split.found.map((part) => ({ ...part, text: clean(part.text, part.section) }));
  const text = joinSections({ lead, found }, sections);
  return { text: isBlank(text) ? answer.trim() : text, lead, found, leftOut };
}

/** Items are read from a table before its marks go: its rows stay columns, and cells of another kind stay apart. */
function tablesFor(holds: Holds | undefined): TableTreatment {
  if (holds?.kind === 'row') return printedRows;
  return holds ? 'cells' : 'sentences';
}

/** A Markdown table in aligned columns, unless some of it is no table. */
function printedRows(table: string): string | undefined {
  const rows = row.parse(table);
  return rows.length === table.split('\n').length - 1 ? row.print(rows) : undefined;
}
