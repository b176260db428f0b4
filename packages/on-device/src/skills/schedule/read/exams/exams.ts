import { labelDates } from '../../../../lib/dates/labelled-dates.ts';
import { readLines } from '../../../../lib/dates/lines.ts';
import type { FigureOrder } from '../../../../lib/dates/numeric-dates.ts';
import type { Passage } from '../../../../spans.ts';
import { daysAlone, findDates, monthAlone, without } from '../find-dates.ts';
import { MOST_CHARACTERS } from '../most-characters.ts';
import { familyOf, isGeneric, matchSubject } from '../subjects/match-subject.ts';
import { ALL_ARE, ALL_OF_THEM, HEADING, NUMBERED_EXAM, PART_ALONE } from '../words/exam-words.ts';
import { isDueWork } from './due-work.ts';
import type { ExamDate } from './exam-date.ts';
import { inOrder, onlyOne, weekdaysInOrder } from './exam-order.ts';
import { examPieces } from './exam-pieces.ts';
import { awayWords, isBreak } from './free-days.ts';

export interface ExamReading {
  readonly exams: readonly ExamDate[];
  /** Lines, and parts of lines that name a subject, in which no date could be read. */
  readonly unread: readonly Passage[];
}

export interface ExamOptions {
  /** Other words for each subject, such as its topics. */
  readonly aliases?: readonly (readonly string[])[];
  readonly figures?: FigureOrder;
  /** Also reads days without a month. Off where a "3rd" is more often something else. */
  readonly daysAlone?: boolean;
}

/** Reads exam dates. A date without a year means the next such day. */
export function readExams(
  field: string,
  raw: string,
  names: readonly string[],
  today: number,
  { aliases = [], figures = {}, daysAlone: readsDays = false }: ExamOptions = {},
): ExamReading {
  const exams: ExamDate[] = [];
  const unread: Passage[] = [];
  /** A line such as "Physics", which may belong to the date on the next line. */
  let heading: { start: number; end: number } | undefined;
  const dropHeading = (): void => {
    if (heading) unread.push({ field, raw, ...heading });
    heading = undefined;
  };
  const isSubject = (words: string): boolean => matchSubject(words, names) >= 0;
  const lines = readLines(raw.slice(0, MOST_CHARACTERS)).map((line) => {
    const named = findDates(withoutNumbers(withoutCounts(line.text), names), line.start, today, figures);
    return { ...line, whole: named.length > 0 ? named : monthAlone(line.text, line.start, today, isSubject) };
  });
  let near = lines.find(({ whole }) => whole.length > 0)?.whole[0]?.first;
  for (const line of lines) {
    const { whole } = line;
    near = whole[0]?.first ?? near;
    const alone = readsDays ? daysAlone(without(line.text, whole, line.start), line.start, whole, near, today) : [];
    near = whole.at(-1)?.first ?? near;
    const dates = weekdaysInOrder(
      [...whole, ...alone].sort((a, b) => a.start - b.start),
      raw,
    );
    if (dates.length === 0) {
      if (!/[\p{L}\p{N}]/u.test(line.text)) continue;
      dropHeading();
      if (matchSubject(line.text, names) >= 0) heading = { start: line.start, end: line.end };
      else if (!isHeading(line.text)) unread.push({ field, raw, start: line.start, end: line.end });
      continue;
    }
    const every = ALL_ARE.exec(line.text)?.groups?.['name'];
    let previous: ExamDate['subject'] = every === undefined ? undefined : subjectOf(every, names);
    const parts = examPieces(raw, line, dates, names);
    unread.push(...parts.unread.map((it) => ({ field, raw, ...it })));
    for (const part of parts.dated) {
      const inside = dates.filter(({ start }) => start >= part.start && start < part.end);
      for (const { date, label, after } of labelDates(raw, part, inside)) {
        const before = label.start === label.end && heading ? heading : label;
        if (before === heading) heading = undefined;
        // "Exam on 12 Dec: Physics" names the subject after the date.
        const ahead = raw.slice(before.start, before.end);
        const behind = isGeneric(ahead) && matchSubject(ahead, names) < 0 && matchSubject(raw.slice(after.start, after.end), names) >= 0;
        const own = behind ? after : before;
        const words = raw.slice(own.start, own.end);
        const found = isBreak(words) ? [undefined] : subjectsOf(words, names, aliases);
        // "Maths P1 - 9 Dec; P2 - 11 Dec"
        const subjects =
          typeof previous === 'number' && (isGeneric(words) || PART_ALONE.test(words)) && (found[0] === 'all' || found[0] === undefined)
            ? [previous]
            : found;
        const around = { start: Math.min(own.start, date.start), end: Math.max(own.end, date.end, inside.length === 1 ? after.end : 0) };
        const beside = raw.slice(around.start, around.end);
        const isMonthAssumed = !whole.some(({ start }) => start === date.start);
        const away = awayWords(raw, own, around, typeof found[0] === 'number');
        if (away) {
          const place = { label: { field, raw, ...own }, away: { field, raw, ...away } };
          exams.push({ date, ...place, subject: undefined, isMonthAssumed, isDue: false });
          continue;
        }
        for (const subject of subjects) {
          const isDue = isDueWork(beside, typeof subject === 'number' ? (names[subject] ?? '') : '');
          exams.push({ date, label: { field, raw, ...own }, subject, isMonthAssumed, isDue });
        }
        previous = subjects.at(-1);
      }
    }
    dropHeading();
  }
  dropHeading();
  return { exams: inOrder(onlyOne(exams, names.length), names.length), unread };
}

/** The text with other characters for the numbers of exams: "Exam 2 Feb 10" is no second of February. */
function withoutCounts(text: string): string {
  return text.replace(NUMBERED_EXAM, (it) => it.replace(/\d/g, '_'));
}

/** The text with other characters for what a name has of a date: "Calc 3 Dec 17" is no third of December, and "SAT" no Saturday. */
function withoutNumbers(raw: string, names: readonly string[]): string {
  const text = names.some((name) => SAT_TEST.test(name)) ? raw.replace(new RegExp(SAT_TEST, 'gu'), '___') : raw;
  const numbered = names
    // "3 dec, SST 5 dec": a name in capitals is no time zone.
    .filter((name) => /\p{L}.*\d/u.test(name) || /^\p{Lu}{2,5}$/u.test(name))
    .map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}\n]{1,3}'));
  if (numbered.length === 0) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${numbered.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), (it) =>
    it.replace(/^\p{L}+$|\d/gu, (part) => '_'.repeat(part.length)),
  );
}

const SAT_TEST = /(?<![\p{L}\p{N}])SAT(?![\p{L}\p{N}])/u;

function isHeading(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((it) => HEADING.test(it));
}

/** The subjects that a label names: "Biology and History" names two. */
function subjectsOf(label: string, names: readonly string[], aliases: readonly (readonly string[])[]): ExamDate['subject'][] {
  const parts = label.split(/,|\s(?:and|&|\+)\s|\//).map((it) => matchSubject(it, names));
  if (parts.length > 1 && parts.every((it) => it >= 0) && new Set(parts).size === parts.length && matchSubject(label, names) < 0)
    return parts;
  const known = subjectOf(label, names);
  // "SAT" for "SAT Math" and "SAT Reading and Writing", of which one is only shorter
  const family = typeof known === 'number' && names[known]?.toLowerCase() === label.trim().toLowerCase() ? [] : familyOf(label, names);
  if (family.length > 1 && known !== 'all') return family;
  // "orgo" for "Organic chemistry (orgo)"
  const alias =
    known === undefined ? aliases.findIndex((of) => of.some((it) => isShortFor(label.trim().toLowerCase(), it.toLowerCase()))) : -1;
  return [alias >= 0 ? alias : known];
}

/** "patho" for "pathophysiology". */
function isShortFor(label: string, topic: string): boolean {
  return topic === label || (label.length >= 4 && topic.startsWith(label));
}

/** "Theory test" stands in "Driving theory test". */
function namesWith(label: string, names: readonly string[]): number[] {
  const words = label.trim().toLowerCase();
  return /\p{L}\s+\p{L}/u.test(words) ? names.flatMap((name, at) => (name.toLowerCase().includes(words) ? [at] : [])) : [];
}

function subjectOf(label: string, names: readonly string[]): ExamDate['subject'] {
  const found = matchSubject(label, names);
  if (found >= 0) return found;
  const inside = namesWith(label, names);
  if (inside.length === 1) return inside[0];
  if (!isGeneric(label) && !ALL_OF_THEM.test(label)) return undefined;
  return names.length === 1 ? 0 : 'all';
}
