import { hasBold, withoutBold } from './bold-marks.ts';

/**
 * Removes what a model adds to plain text although the prompt forbids it: code fences, heading marks, bold and italics, tables,
 * "Sure! Here is …" and "Let me know if …". Words of the text itself never change.
 */
export function cleanText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !FENCE.test(line) && !RULE.test(line));
  const plain = withoutTables(withoutBold(lines.join('\n')).split('\n'))
    .map(cleanLine)
    .join('\n');
  return withoutOffer(withoutPreamble(plain))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether the text contains marks of formatting. */
export function hasMarks(text: string): boolean {
  return hasBold(text) || text.split('\n').some((line) => FENCE.test(line) || /^\s{0,3}#{1,6}\s/.test(line) || TABLE_RULE.test(line));
}

const FENCE = /^\s*(?:```|~~~)[\w+-]*\s*$/;
const RULE = /^\s{0,3}(?:-{3,}|\*{3,}|_{3})\s*$/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/;
// A mark touches a word on its inner side and none on its outer side, so "5 * 3" stays. The bounds keep long lines fast.
const ITALIC_ALL = /(^|[^\w*])\*(?=[^\s*])([^*\n]{0,200}?[^\s*])\*(?![\w*])/g;
const CODE_ALL = /`([^`\n]{1,200})`/g;
const LINK_ALL = /\[([^[\]\n]{1,300})\]\((https?:[^()\s]{1,500})\)/g;

function cleanLine(line: string): string {
  const heading = HEADING.exec(line);
  return (heading ? (heading[1] ?? '') : line)
    .replace(ITALIC_ALL, '$1$2')
    .replace(CODE_ALL, '$1')
    .replace(LINK_ALL, '$1 ($2)')
    .replace(/^(\s*)\* (?=\S)/, '$1- ');
}

const TABLE_RULE = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;

/** Turns table rows into lines with commas between the cells. Rows count as a table only beside a delimiter row ("|---|"). */
function withoutTables(lines: readonly string[]): string[] {
  const rows = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (!TABLE_RULE.test(line)) continue;
    for (let row = at; row >= 0 && TABLE_ROW.test(lines[row] ?? ''); row -= 1) rows.add(row);
    for (let row = at; row < lines.length && TABLE_ROW.test(lines[row] ?? ''); row += 1) rows.add(row);
  }
  return lines.flatMap((line, at) => {
    if (!rows.has(at)) return [line];
    return TABLE_RULE.test(line) ? [] : [cellsOf(line).filter(Boolean).join(', ')];
  });
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

// "Sure! Here is …", "Certainly, I can …"; not "Great Britain …" or "Certainly the most cited work …".
const OPENER =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|gladly)(?:[!.:]?$|!\s|[.:,]?\s+(?:here|below|the following|let me|i(?:'|\u2019)(?:ll|ve|d|m)|i (?:can|will|have|would|am))\b)/i;
// "Here is the report you asked for."; not "Here are the results of three runs."
const ANNOUNCEMENT =
  /^(?:here(?:'|\u2019)?s|here (?:is|are)|below (?:is|are)|i(?:'|\u2019)ve (?:written|prepared|created)|i have (?:written|prepared|created))\b.*(?:[:!]|\b(?:you|your|requested|asked)\b.*\.)$/i;
const OFFER =
  /^(?:(?:please )?(?:let me know|feel free)\b|i hope this (?:helps?|is (?:helpful|useful|what)|meets|works|gives you|answers)\b|(?:would|do) you (?:like|want) (?:me|help)\b|if you(?:'d| would|\u2019d)? (?:like|want|need)\b[^\n]{0,200}\b(?:i can|i could|i(?:'|\u2019)ll|me to|let me know|just ask|happy to|glad to))[^\n]{0,400}$/i;
const LONGEST_PREAMBLE = 240;

/** Removes a first line that introduces the text, if more text follows. */
function withoutPreamble(text: string): string {
  const trimmed = text.trimStart();
  const end = trimmed.indexOf('\n');
  if (end < 1 || end > LONGEST_PREAMBLE) return text;
  const line = trimmed.slice(0, end).trim();
  return OPENER.test(line) || ANNOUNCEMENT.test(line) ? trimmed.slice(end + 1) : text;
}

/** Removes a last paragraph that offers help, if there is text before it. */
function withoutOffer(text: string): string {
  const trimmed = text.trimEnd();
  const start = trimmed.lastIndexOf('\n');
  return start > 0 && OFFER.test(trimmed.slice(start + 1).trim()) ? trimmed.slice(0, start) : text;
}
