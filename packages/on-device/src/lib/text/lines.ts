import { headingOf, isAllCaps } from './line-kinds/headings.ts';
import { BULLET, LOWER_BULLET, NUMBER } from './line-kinds/item-marks.ts';
import { markRows } from './line-kinds/rows.ts';
import type { TextLine } from './line-kinds/text-line.ts';
import { areSpokenLines } from './speech/spoken-lines.ts';

const BREAK = /\r\n|[\n\r\u2028\u2029]/g;
/** Timestamps of a transcript: "[00:12:31]", "00:12", "00:00:01.000 --> 00:00:04.000". */
const CLOCK = /^(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{3})?[\])]?(?:\s*-->\s*\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{3})?)?)(?:\s+|$)/;
const CLOCK_ALONE = new RegExp(`${CLOCK.source.replace('(?:\\s+|$)', '')}$`);
const RULE = /^[-=_*~#.·–—\s]{3,}$/u;

/** The lines of a text, each with its kind and the offsets of its content without marker or markup. */
export function readLines(raw: string): TextLine[] {
  const lines: TextLine[] = [];
  let at = 0;
  for (const match of raw.matchAll(BREAK)) {
    lines.push(plainLine(raw, at, match.index));
    at = match.index + match[0].length;
  }
  lines.push(plainLine(raw, at, raw.length));
  return classify(
    raw,
    // A timestamp on its own line is often in the middle of a sentence, so it separates nothing.
    lines.filter((line) => line.from === line.end || !CLOCK_ALONE.test(raw.slice(line.from, Math.min(line.end, line.from + 60)))),
  );
}

function classify(raw: string, lines: TextLine[]): TextLine[] {
  markFences(raw, lines);
  markSetext(raw, lines);
  markRows(raw, lines);
  const shouted = lines.filter((line) => line.kind === 'text' && isAllCaps(raw.slice(line.start, line.end))).length;
  const capsAreHeadings = shouted * 2 <= lines.filter((line) => line.kind !== 'blank').length;
  const following = nextContent(lines);
  const opening = lines.findIndex(({ kind }) => kind !== 'blank');
  const spoken = areSpokenLines(lines.flatMap(({ kind, start, end }) => (kind === 'text' ? [raw.slice(start, end)] : [])));
  lines.forEach((line, index) => {
    if (line.kind !== 'text') return;
    if (!(spoken && raw[line.start] !== '#') && markHeading(raw, lines, index, following[index], capsAreHeadings, opening)) return;
    markItem(raw, lines, index);
  });
  return lines;
}

function plainLine(raw: string, at: number, to: number): TextLine {
  const text = raw.slice(at, to);
  const indent = text.length - text.trimStart().length;
  let start = at + indent;
  const end = Math.max(start, at + text.trimEnd().length);
  const from = start;
  // The ">" of a quotation in mail or markdown, then the timestamp of a transcript.
  const lead = /^(?:>\s*)+/.exec(raw.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
  start = Math.min(end, start + lead);
  const clock = CLOCK.exec(raw.slice(start, Math.min(end, start + 60)))?.[0].length ?? 0;
  // A timestamp alone is not content. One before words is skipped only if brackets or an arrow show that it is a timestamp.
  if (clock > 0 && (start + clock >= end || /[[(>]/.test(raw.slice(start, start + clock)))) start = Math.min(end, start + clock);
  const holdsWords = /[\p{L}\p{N}]/u.test(raw.slice(start, end));
  return { kind: holdsWords ? 'text' : 'blank', level: 1, from, start, end, indent };
}

/** Marks the lines of a fenced code block, which are not prose. A fence that is never closed is ignored. */
function markFences(raw: string, lines: TextLine[]): void {
  const fences = lines.flatMap((line, index) => (/^(?:```|~~~)/.test(raw.slice(line.from, line.from + 3)) ? [index] : []));
  for (let pair = 0; pair < fences.length; pair += 2) {
    const open = fences[pair] as number;
    const close = fences[pair + 1];
    for (let at = open; at <= (close ?? open); at += 1) {
      const line = lines[at] as TextLine;
      if (at === open || at === close) line.kind = 'blank';
      else if (line.kind !== 'blank') line.kind = 'row';
    }
  }
}

/** A line underlined with === or --- is a heading. */
function markSetext(raw: string, lines: TextLine[]): void {
  lines.forEach((line, index) => {
    if (index === 0 || line.kind !== 'blank' || line.end - line.from < 3) return;
    const rule = raw.slice(line.from, line.end);
    const above = lines[index - 1] as TextLine;
    const lone = index === 1 || lines[index - 2]?.kind !== 'text';
    if (above.kind !== 'text' || !lone || above.end - above.start > 90 || !RULE.test(rule) || !/^[=-]+$/.test(rule)) return;
    above.kind = 'heading';
    above.level = rule.startsWith('=') ? 1 : 2;
  });
}

function markHeading(
  raw: string,
  lines: TextLine[],
  index: number,
  next: number | undefined,
  capsAreHeadings: boolean,
  opening: number,
): boolean {
  const line = lines[index] as TextLine;
  const previous = lines[index - 1];
  const after = next === undefined ? undefined : (lines[next] as TextLine);
  const heading = headingOf({
    text: raw.slice(line.start, line.end),
    capsAreHeadings,
    previous:
      previous === undefined || previous.kind === 'blank'
        ? undefined
        : { kind: previous.kind, text: raw.slice(previous.start, previous.end) },
    first: index === opening,
    next:
      after === undefined
        ? undefined
        : { text: raw.slice(after.start, Math.min(after.end, after.start + 200)), touching: next === index + 1, row: after.kind === 'row' },
  });
  if (heading === undefined) return false;
  line.kind = 'heading';
  line.level = heading.level;
  line.end = line.start + heading.end;
  line.start += heading.start;
  return true;
}

function markItem(raw: string, lines: TextLine[], index: number): void {
  const line = lines[index] as TextLine;
  const text = raw.slice(line.start, Math.min(line.end, line.start + 60));
  const number = NUMBER.exec(text);
  const mark = BULLET.exec(text) ?? number;
  if (mark === null) return;
  const previous = lines[index - 1];
  // "… as shown in Fig.⏎3. The …": a number above 1 inside an unfinished paragraph does not begin a list.
  if (
    number !== null &&
    previous?.kind === 'text' &&
    !/^(?:1|a|i|A)$/.test(number[1] ?? '') &&
    !/[.!?:;]$/.test(raw.slice(previous.start, previous.end))
  )
    return;
  line.kind = 'item';
  line.level = 1 + Math.min(5, Math.floor(line.indent / 2) + (LOWER_BULLET.test(text) ? 1 : 0));
  line.start += mark[0].length;
}

/** For each line, the index of the next one that is not blank. */
function nextContent(lines: readonly TextLine[]): (number | undefined)[] {
  const next = new Array<number | undefined>(lines.length);
  let seen: number | undefined;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    next[at] = seen;
    if (lines[at]?.kind !== 'blank') seen = at;
  }
  return next;
}
