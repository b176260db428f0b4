import type { Passage } from '../../../spans.ts';

export interface Separator {
  readonly name: 'bar' | 'ampersand' | 'tab' | 'semicolon' | 'comma and space' | 'gap' | 'comma' | 'space';
  readonly pattern: RegExp;
  /** Whether nothing but a table uses it, so that a line with it is a row whatever its cells hold. */
  readonly sure: boolean;
}

export const SEPARATORS: readonly Separator[] = [
  { name: 'bar', pattern: /\|/g, sure: true },
  { name: 'ampersand', pattern: /(?<!\\)&/g, sure: true },
  { name: 'tab', pattern: /\t/g, sure: true },
  { name: 'semicolon', pattern: /;/g, sure: true },
  // With a space after each comma, a comma without one may be a decimal comma: "0,40, 25,4".
  { name: 'comma and space', pattern: /,\s+/g, sure: false },
  { name: 'gap', pattern: /[ \u00a0]{2,}/g, sure: false },
  { name: 'comma', pattern: /,/g, sure: false },
  { name: 'space', pattern: /[ \u00a0]+/g, sure: false },
];

/** A line with its leading white space, which a table between tabs needs. */
export interface TableLine {
  readonly field: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly blank: boolean;
}

export function tableLines(field: string, raw: string): TableLine[] {
  let at = 0;
  return raw.split('\n').map((text) => {
    const start = at;
    at += text.length + 1;
    const kept = text.replace(/\r$/, '');
    return { field, raw, start, end: start + kept.length, text: kept, blank: kept.trim() === '' };
  });
}

/** The words of LaTeX that draw a table and hold no cell: "\hline", "\begin{tabular}{cc}". */
const LATEX_RULES =
  /\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\}|(?:begin|end)\{[^}]*\}(?:\[[^\]]*\])?(?:\{(?:[^{}]|\{[^}]*\})*\})?|centering|caption\{[^}]*\}|label\{[^}]*\})/g;
/** The end of a row in LaTeX. */
const LATEX_END = /\\\\(?:\[[^\]]*\])?\s*$/;

/** A line without LaTeX rules at its ends, with equal offsets. */
export function withoutRules({ text }: TableLine): string {
  const blanked = text.replace(LATEX_RULES, (rule) => ' '.repeat(rule.length));
  return blanked.replace(LATEX_END, (end) => ' '.repeat(end.length));
}

/** The cells of a line between a separator. */
export function cellsOf(line: TableLine, separator: Separator): Passage[] {
  const { field, raw, start: from } = line;
  const text = separator.name === 'tab' ? line.text : withoutRules(line);
  const end = separator.name === 'tab' ? text.length : text.trimEnd().length;
  const begin = separator.name === 'tab' ? 0 : text.length - text.trimStart().length;
  const quotes = separator.name.startsWith('comma') && text.includes('"');
  const cells: Passage[] = [];
  let at = begin;
  const add = (to: number): void => {
    const piece = text.slice(at, to);
    const lead = piece.length - piece.trimStart().length;
    cells.push({ field, raw, start: from + at + lead, end: from + at + Math.max(lead, piece.trimEnd().length) });
  };
  for (const match of text.slice(0, end).matchAll(separator.pattern)) {
    if (match.index < begin || (quotes && isQuoted(text, match.index))) continue;
    add(match.index);
    at = match.index + match[0].length;
  }
  add(end);
  if (separator.name === 'ampersand') return cells.flatMap(spread);
  if (separator.name !== 'bar') return separator.name === 'semicolon' && text.trimEnd().endsWith(';') ? cells.slice(0, -1) : cells;
  // "| a | b |" has an empty cell at each end.
  return cells.slice(isEmpty(cells[0]) ? 1 : 0, cells.length > 1 && isEmpty(cells.at(-1)) ? -1 : undefined);
}

/** "\\multicolumn{3}{c}{Time}" stands in three columns. */
function spread(cell: Passage): Passage[] {
  const text = cell.raw.slice(cell.start, cell.end);
  const match = /^\\multicolumn\{(\d)\}\{[^}]*\}\{(.*)\}$/.exec(text);
  const inner = match?.[2];
  if (!match || inner === undefined) return [cell];
  const start = cell.end - 1 - inner.length;
  return Array.from({ length: Number(match[1]) }, () => ({ ...cell, start, end: cell.end - 1 }));
}

/** Whether a comma stands inside quotation marks: "lambda, A",num */
function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;
}

export function isEmpty(cell: Passage | undefined): boolean {
  return cell === undefined || cell.end <= cell.start || /^[-–—\s]*$/.test(cell.raw.slice(cell.start, cell.end));
}
