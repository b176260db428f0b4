import type { RawLine } from '../../../../lib/dates/lines.ts';
import { type Stretch, splitList, trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import type { Subject } from '../../subject.ts';
import { weighRemark } from '../remarks.ts';
import { CREDITS, NAME } from '../words/subject-words.ts';

const SEPARATOR = /\t|\s*\|\s*/g;

/** Whether a line is the heading of a table of subjects. */
export function isTableHeading(text: string): boolean {
  const cells = text.split(SEPARATOR).map((it) => it.trim());
  return cells.length > 1 && NAME.test(cells[0] ?? '');
}

/** Reads a table of subjects whose heading names the first column: "Module | Credits | Difficulty". Undefined if the lines are no such table. */
export function subjectTable(field: string, raw: string, lines: readonly RawLine[]): Subject[] | undefined {
  const [header, ...rows] = lines.map((line) => cellsOf(raw, line));
  const headings = (header ?? []).map((cell) => wordsIn(raw, cell));
  if (rows.length === 0 || headings.length < 2 || !NAME.test(headings[0] ?? '')) return undefined;
  if (rows.some((row) => row.length < 2 || row.length > headings.length || wordsIn(raw, row[0]) === '')) return undefined;
  const creditsAt = headings.findIndex((it, column) => column > 0 && CREDITS.test(it));
  const credits = rows.map((row) => Number(wordsIn(raw, row[creditsAt]).replace(',', '.')) || 0);
  const mean = credits.reduce((sum, it) => sum + it, 0) / rows.length;
  return rows.map((row, at): Subject => {
    const passage = (cell: Stretch): Passage => ({ field, raw, start: cell.start, end: cell.end });
    const share = mean > 0 && (credits[at] ?? 0) > 0 ? (credits[at] ?? 0) / mean : 1;
    const others = row.slice(1).filter((cell, column) => column + 1 !== creditsAt && wordsIn(raw, cell) !== '');
    const remarks = others.filter((cell) => weighRemark(wordsIn(raw, cell)) !== undefined);
    const remark = remarks.reduce((product, cell) => product * (weighRemark(wordsIn(raw, cell)) ?? 1), 1);
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
    };
  });
}

function cellsOf(raw: string, { start, end }: RawLine): Stretch[] {
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
