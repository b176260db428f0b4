import type { RawLine } from '../../../../lib/dates/lines.ts';
import { type Stretch, splitList, trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import type { Subject } from '../../subject.ts';
import { weighRemark } from '../remarks.ts';
import { SEPARATOR } from '../subjects/table-heading.ts';
import { CREDITS, NAME } from '../words/subject-words.ts';

/** The row of dashes below the heading of a table in Markdown. */
const RULE = /^[\s|:-]*-[\s|:-]*$/;
const CONFIDENCE = /confiden/i;

function withoutBorders({ start, end, text }: RawLine): Stretch {
  const lead = /^\s*\|\s*/.exec(text)?.[0].length ?? 0;
  const tail = /\s*\|\s*$/.exec(text.slice(lead))?.[0].length ?? 0;
  return { start: start + lead, end: end - tail };
}

/** Reads a table of subjects whose heading names the first column: "Module | Credits | Difficulty". Undefined if the lines are no such table. */
export function subjectTable(field: string, raw: string, lines: readonly RawLine[]): Subject[] | undefined {
  const [header, ...rows] = lines.filter(({ text }) => !RULE.test(text)).map((line) => cellsOf(raw, withoutBorders(line)));
  const headings = (header ?? []).map((cell) => wordsIn(raw, cell));
  if (rows.length === 0 || headings.length < 2 || !NAME.test(headings[0] ?? '')) return undefined;
  if (rows.some((row) => row.length < 2 || row.length > headings.length || wordsIn(raw, row[0]) === '')) return undefined;
  const creditsAt = headings.findIndex((it, column) => column > 0 && CREDITS.test(it));
  const credits = rows.map((row) => Number(wordsIn(raw, row[creditsAt]).replace(',', '.')) || 0);
  const mean = credits.reduce((sum, it) => sum + it, 0) / rows.length;
  return rows.map((row, at): Subject => {
    const passage = (cell: Stretch): Passage => ({ field, raw, start: cell.start, end: cell.end });
    const share = mean > 0 && (credits[at] ?? 0) > 0 ? (credits[at] ?? 0) / mean : 1;
    // "2/5" in the column "Confidence"
    const said = (cell: Stretch): string =>
      `${CONFIDENCE.test(headings[row.indexOf(cell)] ?? '') ? 'confidence ' : ''}${wordsIn(raw, cell)}`;
    const others = row.slice(1).filter((cell, column) => column + 1 !== creditsAt && wordsIn(raw, cell) !== '');
    const remarks = others.filter((cell) => weighRemark(said(cell)) !== undefined);
    const remark = remarks.reduce((product, cell) => product * (weighRemark(said(cell)) ?? 1), 1);
    const weight = Math.round(share * remark * 100) / 100;
    const weighing = [...(share === 1 ? [] : [row[creditsAt]]), ...remarks].flatMap((it) => it ?? []);
    const note =
      weighing.length === 0
        ? undefined
        : { start: Math.min(...weighing.map(({ start }) => start)), end: Math.max(...weighing.map(({ end }) => end)) };
    return {
      name: passage(row[0] as Stretch),
      topics: others.filter((cell) => !remarks.includes(cell)).flatMap((cell) => splitList(raw, cell.start, cell.end, true).map(passage)),
      weight,
      weightNote: weight === 1 || !note ? undefined : passage(note),
      // "3/5" is the usual share, and no day of May.
      notes: weight === 1 && note ? [passage(note)] : [],
    };
  });
}

function cellsOf(raw: string, { start, end }: Stretch): Stretch[] {
  const cells: Stretch[] = [];
  let from = start;
  for (const { index, 0: mark } of raw.slice(start, end).matchAll(SEPARATOR)) {
    cells.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  cells.push({ start: from, end });
  return cells.map((cell) => trimStretch(raw, cell)).filter((cell, at) => at > 0 || cell.end > cell.start);
}

function wordsIn(raw: string, cell: Stretch | undefined): string {
  return cell ? raw.slice(cell.start, cell.end).trim() : '';
}
