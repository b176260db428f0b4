/** A piece of a line of a grid. The pieces of a line, joined, are the line. */
export interface GridPiece {
  readonly text: string;
  /** The role for screen readers; absent for the space and the bars between cells. */
  readonly cell?: 'head' | 'cell';
  /** The value of a bar of a timeline, in words: "3 of 16". */
  readonly label?: string;
}

interface GridRow {
  readonly pieces: readonly GridPiece[];
  /** A line of hyphens, which only people see. */
  readonly isRule?: true;
}

const RULE = /^[-\s:|]+$/;
const DAYS = /^\s*\p{L}{2,4}(?: {2}\p{L}{2,4}){6}$/u;
const BAR = /^\|[#.]+\|$/;

type ColumnCut = (line: string) => number[];

/** Reads the lines of a grid as rows with cells. Without a rule or a row of weekdays, two spaces separate columns. */
export function gridRows(text: string): GridRow[] {
  const lines = text.split('\n');
  let cut: ColumnCut = atGaps;
  return lines.map((line, index): GridRow => {
    const next = lines[index + 1] ?? '';
    const isHead = isRule(next) && line.trim() !== '' && !isRule(line);
    if (isRule(line)) return { pieces: [{ text: line }], isRule: true };
    if (isHead) cut = next.includes('|') ? atPipes : atStarts([...next.matchAll(/-+/g)].map((run) => run.index));
    else if (DAYS.test(line)) cut = atStarts(slots(line));
    else if (line.trim() === '') cut = atGaps;
    return { pieces: piecesOf(line, cut(line), isHead || DAYS.test(line)) };
  });
}

function isRule(line: string): boolean {
  return RULE.test(line) && line.includes('-');
}

/** The slot of each weekday begins one character before its name, where a bracket may stand. */
function slots(line: string): number[] {
  return [...line.matchAll(/\p{L}+/gu)].map(({ index }) => Math.max(0, index - 1));
}

/** Cuts at the columns of a head. A word that crosses the beginning of a column stays whole. */
function atStarts(starts: readonly number[]): ColumnCut {
  return (line) => {
    const cuts = starts.filter((start) => start > 0 && start < line.length);
    return cuts.some((start) => line[start - 1] !== ' ' && line[start] !== ' ') ? atGaps(line) : cuts;
  };
}

function atPipes(line: string): number[] {
  return [...line.matchAll(/\|/g)].flatMap(({ index }) => [index, index + 1]);
}

function atGaps(line: string): number[] {
  return [...line.matchAll(/(?<= {2})(?=\S)/g)].map(({ index }) => index).filter((at) => line.slice(0, at).trim() !== '');
}

function piecesOf(line: string, cuts: readonly number[], isHead: boolean): GridPiece[] {
  const ends = [...cuts, line.length];
  return ends.flatMap((end, index) => cellIn(line.slice(cuts[index - 1] ?? 0, end), isHead));
}

/** The words of a column as a cell, and the space around them. A column without words is an empty cell. */
function cellIn(text: string, isHead: boolean): GridPiece[] {
  const words = text.trim();
  if (text === '' || words === '|') return text === '' ? [] : [{ text }];
  const at = text.indexOf(words);
  const cell = isHead ? 'head' : 'cell';
  return [
    ...(at > 0 || words === '' ? [{ text: words === '' ? text : text.slice(0, at) }] : []),
    { text: words, cell, ...(BAR.test(words) && { label: barLabel(words) }) },
    ...(words !== '' && at + words.length < text.length ? [{ text: text.slice(at + words.length) }] : []),
  ];
}

function barLabel(bar: string): string {
  const first = bar.indexOf('#');
  const last = bar.lastIndexOf('#');
  const count = bar.length - 2;
  if (first < 0) return `0 of ${count}`;
  return first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`;
}
