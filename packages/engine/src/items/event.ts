import { DAY_GROUPS, DAY_PATTERN, dayOf, type PrintedDay, printDay, yearsIn } from './days.ts';
import type { ItemKind } from './item-kind.ts';
import { afterMark, barCells, collapsed, fillLine, plainLines, unquoted, withoutBullet } from './lines.ts';

/** An entry of a course: something on a day or in a week. */
export interface CourseEvent {
  readonly title: string;
  /** `2026-09-07`, or `--09-07` without a year. */
  readonly date?: string;
  /** The last day, if the event has more than one. */
  readonly end?: string;
  /** The week of the course, from 1. */
  readonly week?: number;
  /** Its share of the mark, in per cent unless `unit` says otherwise. */
  readonly weight?: number;
  readonly unit?: 'marks' | 'points';
  /** The entry is a week of the course and its title names the week's topics. */
  readonly topics?: true;
}

export const EVENT_LINES = {
  event: '{number}. {when} – {what}',
  day: '{from}',
  days: '{from} to {to}',
  week: 'week {number}',
  between: ', ',
  weight: ', {amount}',
  unknown: 'no date',
} as const;

const RANGE = `${DAY_PATTERN}(?: (?:to|–|-|until) ${DAY_PATTERN})?`;
const FIRST = new RegExp(`^${RANGE}(?:, week (\\d{1,2}))?(?: \\([^)]{0,40}\\))?(?: ?[:–—-] ?|, | )(.+)$`, 'iu');
const LAST = new RegExp(`^(.*?\\S)(?: [–—-] | ?[:(] ?|, | (?=due ))(?:due |on )?${RANGE}\\)?$`, 'iu');
const ONLY_DAYS = new RegExp(`^${RANGE}$`, 'iu');
const SHARE = /^(\d{1,4}(?:\.\d{1,2})?) ?(%|points?|pts|marks?)?$/i;
const INSIDE = new RegExp(RANGE, 'iu');
/** "Week 3   Mon 7 Sep   |..#..|  CPU scheduling" */
const ROW = /^([^|]{1,80})\|[^|]{1,80}\|\s*(.*)$/;
const WEEK = /^(?:weeks?|wk\.?) (\d{1,2})(?: ?[–-] ?\d{1,2})?(?![\d%])(?: ?\(([^)]{0,80})\))?\s*[:–—-]?\s*(.*)$/i;
const WEIGHT = /(?:, ?| ?\()(\d{1,4}(?:\.\d{1,2})?) ?(%|points?|pts|marks?)\)?$/i;
const DISTANCE = / \((?:today|in \d{1,5} days?|\d{1,5} days? ago)\)$/;
const IN_WEEK = /, week (\d{1,2})$/i;
const PREPARE = /^(?:prepare|free): /i;
const TOPICS = /^(?:read): (?=\S)/i;

type FoundEvent = { -readonly [Key in keyof CourseEvent]: CourseEvent[Key] };

export const event: ItemKind<CourseEvent> = {
  ask: 'Write one a line: date as YYYY-MM-DD ("a to b" for a span, "no date") | title | weight or "-" | "the words it comes from".',
  example: '2026-10-15 | Midterm | 30% | "Midterm: 15 October, 30%"',

  parse(text, whole = text) {
    const dated = yearsIn(whole);
    const found: CourseEvent[] = [];
    let week: Pick<FoundEvent, 'week' | 'date' | 'end'> = {};
    let sure = false;
    for (const line of plainLines(text)) {
      const barred = readBarred(line, dated);
      if (barred) {
        found.push(...barred);
        continue;
      }
      const row = ROW.exec(line);
      const heading = WEEK.exec(row ? (row[1] ?? '').trim() : line);
      if (row || heading) {
        const inside = INSIDE.exec(row?.[1] ?? heading?.[2] ?? '');
        week = { ...(heading && { week: Number(heading[1]) }), ...daysIn(inside, 1, dated) };
        const title = trimmedTitle((row?.[2] ?? heading?.[3] ?? '').replace(/(?:^| +)← .*$/, ''));
        if (title !== '' && title !== '(no topic given)') found.push({ ...week, title, topics: true });
        sure = true;
        continue;
      }
      const body = afterMark(line);
      if (body === undefined) {
        if (line.trim() !== '' && !line.startsWith(' ')) {
          week = {};
          // An entry without a day counts only under a heading that announces it.
          sure = /^(?:without a date|in order)/i.test(line);
        }
        continue;
      }
      const entry = TOPICS.test(body)
        ? { ...week, title: trimmedTitle(body.replace(TOPICS, '').replace(/[“”"]/g, '')), topics: true as const }
        : readEvent(body, week, dated, sure);
      if (entry !== undefined && entry.title !== '') found.push(entry);
    }
    return found;
  },

  print: (events) =>
    events
      .map(({ title, date, end, week, weight, unit = '%', topics }, index) => {
        const days =
          date === undefined
            ? []
            : [end === undefined ? printDay(date) : fillLine(EVENT_LINES.days, { from: printDay(date), to: printDay(end) })];
        const weeks = week === undefined ? [] : [fillLine(EVENT_LINES.week, { number: week })];
        if (topics) return week === undefined ? `- Read: ${title}` : `Week ${week}${days.length === 0 ? '' : ` (${days[0]})`}: ${title}`;
        const when = [...days, ...weeks].join(EVENT_LINES.between) || EVENT_LINES.unknown;
        const what = title + (weight === undefined ? '' : fillLine(EVENT_LINES.weight, { amount: `${weight} ${unit}` }));
        return fillLine(EVENT_LINES.event, { number: index + 1, when, what });
      })
      .join('\n'),
};

/** The event of a line such as '2026-10-15 | Midterm | 30% | "Midterm: 15 October, 30%"'; none where the title is missing. */
function readBarred(line: string, dated: (day: PrintedDay) => string): CourseEvent[] | undefined {
  const [when = '', name, share = ''] = barCells(withoutBullet(line)) ?? [];
  const days = daysIn(ONLY_DAYS.exec(when), 1, dated);
  const title = unquoted(name);
  if (days.date === undefined && when.toLowerCase() !== EVENT_LINES.unknown) return undefined;
  if (title === undefined) return [];
  const [, amount, word = '%'] = SHARE.exec(share) ?? [];
  const unit = unitOf(word);
  return [{ title: trimmedTitle(title), ...days, ...(amount !== undefined && { weight: Number(amount), ...(unit && { unit }) }) }];
}

function readEvent(
  body: string,
  inWeek: Pick<FoundEvent, 'week' | 'date' | 'end'>,
  dated: (day: PrintedDay) => string,
  sure: boolean,
): CourseEvent | undefined {
  let rest = body.replace(DISTANCE, '');
  // Lines of a plan that are no event: "Practise: …".
  if (/^(?:practi[sc]e|review|revise|no class)\b[^–]*: /i.test(rest)) return undefined;
  const announced = sure || PREPARE.test(rest);
  rest = rest.replace(PREPARE, '');
  const unknown = rest.startsWith(`${EVENT_LINES.unknown} – `);
  if (unknown) rest = rest.slice(EVENT_LINES.unknown.length + 3);
  const found: Pick<FoundEvent, 'week' | 'date' | 'end' | 'weight' | 'unit'> = {};
  const first = unknown ? null : FIRST.exec(rest);
  if (first) {
    Object.assign(found, daysIn(first, 1, dated), first[2 * DAY_GROUPS + 1] !== undefined && { week: Number(first[2 * DAY_GROUPS + 1]) });
    rest = first[2 * DAY_GROUPS + 2] ?? '';
  } else {
    const week = unknown ? null : /^week (\d{1,2}) – (.*)$/i.exec(rest);
    if (week) [found.week, rest] = [Number(week[1]), week[2] ?? ''];
  }
  const placed = unknown || first !== null || found.week !== undefined;
  if (!first || found.week === undefined) {
    const later = placed && !first ? null : IN_WEEK.exec(rest);
    if (later) [found.week, rest] = [Number(later[1]), rest.slice(0, later.index)];
  }
  const weight = WEIGHT.exec(rest);
  if (weight) {
    const unit = unitOf(weight[2] ?? '');
    Object.assign(found, { weight: Number(weight[1]) }, unit && { unit });
    rest = rest.slice(0, weight.index);
  }
  const last = placed ? null : LAST.exec(rest);
  if (last) {
    Object.assign(found, daysIn(last, 2, dated));
    rest = last[1] ?? '';
  }
  if (!placed && !last && !announced) return undefined;
  // A line that begins with its day says its week itself.
  const week = placed ? found.week : (found.week ?? inWeek.week);
  return { title: trimmedTitle(rest), ...found, ...(week !== undefined && { week }) };
}

function unitOf(word: string): CourseEvent['unit'] {
  if (word === '%') return undefined;
  return /^m/i.test(word) ? 'marks' : 'points';
}

/** The first and the last day of a match whose groups of days begin at `from`. */
function daysIn(match: RegExpExecArray | null, from: number, dated: (day: PrintedDay) => string): Pick<FoundEvent, 'date' | 'end'> {
  if (!match) return {};
  const start = dayOf(match.slice(from, from + DAY_GROUPS));
  if (start === undefined) return {};
  const second = match.slice(from + DAY_GROUPS, from + 2 * DAY_GROUPS);
  const end = second.some((group) => group !== undefined) ? dayOf(second) : undefined;
  return { date: dated(start), ...(end && { end: dated(end) }) };
}

function trimmedTitle(title: string): string {
  return collapsed(title).replace(/^[–—:,-] |[ ,:–—]+$/g, '');
}
