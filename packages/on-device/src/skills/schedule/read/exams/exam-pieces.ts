import { looksLikeDate } from '../../../../lib/dates/date-like.ts';
import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import { type Stretch, trimStretch } from '../../../../lib/text/split-list.ts';
import { matchSubject } from '../subjects/match-subject.ts';
import { BESIDE, VAGUE } from '../words/exam-words.ts';

export interface ExamPieces {
  /** Parts of the line, each with at least one of the dates and the words that belong to it. */
  readonly dated: readonly Stretch[];
  /** Parts that name a subject and no day that can be read. */
  readonly unread: readonly Stretch[];
}

/** Cuts a line such as "12/10 Algebra, Physics 12/14, Chemistry TBA" at its commas and semicolons, where each part has words of its own. */
export function examPieces(raw: string, line: Stretch, dates: readonly FoundDate[], names: readonly string[]): ExamPieces {
  const text = (it: Stretch): string => raw.slice(it.start, it.end);
  const pieces = cut(raw, line, dates);
  const isDated = (it: Stretch): boolean => dates.some(({ start }) => start >= it.start && start < it.end);
  const subject = (it: Stretch): number => matchSubject(text(it), names);
  const lastDated = pieces.findLastIndex(isDated);
  const firstDate = dates[0]?.start ?? line.end;
  const labelsFirst = matchSubject(raw.slice(line.start, firstDate), names) >= 0;
  const unread = pieces.filter(
    (it, at) => !isDated(it) && subject(it) >= 0 && (VAGUE.test(text(it)) || looksLikeDate(text(it)) || (labelsFirst && at > lastDated)),
  );
  const left = pieces.filter((it) => !unread.includes(it));
  const dated = left.filter(isDated);
  const own = (it: Stretch): string =>
    dates
      .filter(({ start }) => start >= it.start && start < it.end)
      .reduce((words, date) => words.replace(raw.slice(date.start, date.end), ' '), text(it))
      .replace(BESIDE, ' ');
  const dateFirst = (it: Stretch): boolean => dates.some(({ start }) => start === it.start);
  if (dated.length > 1 && dated.every((it) => /\p{L}{2}/u.test(own(it))) && !dated.every(dateFirst))
    return { dated: dated.map((it) => ({ start: startOf(left, it, isDated, subject), end: it.end })), unread };
  if (unread.length === 0) return { dated: [line], unread };
  // The rest of the line stays whole, without the unread parts at its ends and between its dates.
  const runs: { start: number; end: number }[] = [];
  pieces.forEach((it, at) => {
    const before = pieces[at - 1];
    if (unread.includes(it)) return;
    const run = before && !unread.includes(before) ? runs.at(-1) : undefined;
    if (run) run.end = it.end;
    else runs.push({ ...it });
  });
  return { dated: runs.filter(isDated), unread };
}

/** A part begins with the subjects before it that have no day of their own: "Biology, History 12 Dec". */
function startOf(pieces: readonly Stretch[], piece: Stretch, isDated: (it: Stretch) => boolean, subject: (it: Stretch) => number): number {
  let at = pieces.indexOf(piece);
  while (at > 0) {
    const before = pieces[at - 1] as Stretch;
    if (isDated(before) || subject(before) < 0) break;
    at--;
  }
  return pieces[at]?.start ?? piece.start;
}

/** The parts between commas and semicolons that stand outside brackets and dates. */
function cut(raw: string, line: Stretch, dates: readonly FoundDate[]): Stretch[] {
  const pieces: Stretch[] = [];
  let from = line.start;
  let depth = 0;
  let next = 0;
  for (let at = line.start; at <= line.end; at++) {
    while ((dates[next]?.end ?? Infinity) <= at) next++;
    const character = raw[at] ?? '';
    if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    const isInDate = at >= (dates[next]?.start ?? Infinity);
    if (at === line.end || (!isInDate && depth === 0 && (character === ',' || character === ';'))) {
      const piece = trimStretch(raw, { start: from, end: at });
      if (piece.start < piece.end) pieces.push(piece);
      from = at + 1;
    }
  }
  return pieces;
}
