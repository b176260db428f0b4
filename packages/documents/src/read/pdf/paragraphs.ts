import { BULLET_CLASS, type PageLine } from './page-lines.ts';
import { CJK } from './piece-order.ts';

const ITEM = new RegExp(`^(?:${BULLET_CLASS}|\\(?\\d{1,3}[.)]|\\[\\d+\\])\\s`, 'u');

/** Lines that follow closely and have one size of letters are one paragraph. The rows of a table stay lines. */
export function joinParagraphs(lines: readonly PageLine[]): string {
  const spacing = spacingOf(lines);
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1];
    return before ? text + breakBetween(before, line, lines[index - 2], spacing) + line.text : line.text;
  }, '');
}

/** The distance of most lines in heights of letters. A thesis may be double-spaced. */
function spacingOf(lines: readonly PageLine[]): number {
  const distances = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    return before && before.column === line.column && before.y > line.y ? [(before.y - line.y) / Math.max(before.size, line.size, 1)] : [];
  });
  const middle = distances.sort((one, other) => one - other)[Math.floor(distances.length / 2)] ?? 0;
  return distances.length < 4 ? 0 : middle;
}

function breakBetween(before: PageLine, line: PageLine, earlier: PageLine | undefined, spacing: number): string {
  const most = Math.max(1.7, Math.min(1.2 * spacing, 2.9));
  const isClose = before.y > line.y && before.y - line.y < most * Math.max(before.size, line.size);
  const isAlike = Math.abs(before.size - line.size) < 0.12 * Math.max(before.size, line.size);
  if (before.cells > 1 || line.cells > 1) return isRow(before, line) ? '\n' : '\n\n';
  if (ITEM.test(line.text)) return isClose || before.column !== line.column ? '\n' : '\n\n';
  const goesOn = /[\p{Ll},\p{Pd}\u00AD]$/u.test(before.text) && /^[\p{Ll}\d(]/u.test(line.text);
  if (before.column !== line.column || before.y <= line.y) return isAlike && goesOn ? joint(before, line) : '\n\n';
  if (!isClose || !isAlike || startsParagraph(before, line, earlier)) return '\n\n';
  return joint(before, line);
}

/** The rows of a table are close, whatever the height of its letters. */
function isRow(before: PageLine, line: PageLine): boolean {
  return before.y > line.y && before.y - line.y < 2.6 * Math.max(before.size, line.size);
}

/** A first line is moved in, and the line before it has ended a sentence. */
function startsParagraph(before: PageLine, line: PageLine, earlier: PageLine | undefined): boolean {
  if (earlier && Math.abs(earlier.y - before.y) < 1) return false;
  const moved = line.x - before.x;
  return moved > 0.8 * line.size && moved < 5 * line.size && /[.!?:;”"’)\]]$/.test(before.text);
}

/** Chinese and Japanese have no spaces between words. */
function joint(before: PageLine, line: PageLine): string {
  return CJK.test(before.text.at(-1) ?? '') && CJK.test(line.text[0] ?? '') ? '' : ' ';
}
